import type { JudgedMove } from '@keydence/domain';
import { laterDay } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMoveRules } from '../../testing/create-test-move-rules.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { makeMove } from '../../testing/make-move.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { judgeMoves } from './judge-moves.ts';
import { runMoves } from './run-moves.ts';

const page = 'https://acme.com/grinder';
const other = 'https://acme.com/tea';
const doneOn = '2026-11-20';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;
let moveId: string;
let judged: JudgedMove[];
let clock: Date;
beforeAll(async () => {
  services = await createTestServices({
    now: () => clock,
    moveRules: createTestMoveRules({
      find: async () => ({
        moves: [makeMove(page, { mid: 60.6 }), makeMove(other, { query: 'tea', causes: ['decay'] })],
        siteFall: null,
      }),
      judge: (move) => {
        judged.push(move);
        return { verdict: 'worked', extra: { low: 1, mid: 5, high: 9 }, controlCount: move.controls.length };
      },
    }),
  });
});
afterAll(() => services.database.close());

beforeEach(async () => {
  clock = new Date('2026-11-21T12:00:00Z');
  judged = [];
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql`
    select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
});

async function addMoves() {
  await person.api.moves.rebuild({ domainId });
  const job = services.sentMoves.at(-1);
  if (job) await runMoves(services, job);
  const { data } = await person.api.moves.list({ domainId, search: '/grinder' });
  moveId = data[0]?.id ?? '';
}
/** Stores daily page figures as the Search Console API returns them: each page has the given clicks per day. */
async function countDays(from: string, to: string, clicks: [string, number][]) {
  const { db } = services.database;
  await db.execute(sql`
    insert into console_pages (list_id, id, url) values (${listId}, 1, ${page}), (${listId}, 2, ${other}),
      (${listId}, 3, ${page.replace('https://', 'https://www.')})
    on conflict do nothing`);
  const [last] = await db.execute<{ id: number }>(sql`
    select coalesce(max(id), 0) as id from console_slices where list_id = ${listId}`);
  let id = last?.id ?? 0;
  for (let day = from; day <= to; day = laterDay(day, 1)) {
    id += 1;
    const counts = `{${clicks.map(([, count]) => count).join(',')}}`;
    const ids = `{${clicks.map(([url]) => (url === page ? 1 : url === other ? 2 : 3)).join(',')}}`;
    const tens = `{${clicks.map(() => 50).join(',')}}`;
    await db.execute(sql`
      insert into console_slices (list_id, id, source, property, filter, kind, starts_on, ends_on, is_final, is_cut,
        row_count, clicks, impressions, position_sum, stored_at)
      values (${listId}, ${id}, 'search_console_api', 'sc-domain:acme.com', null, 'page', ${day}, ${day}, true, false,
        ${clicks.length}, 10, 100, 500, now())`);
    await db.execute(sql`
      insert into console_facts (list_id, slice_id, part, page_ids, query_ids, clicks, impressions, positions)
      values (${listId}, ${id}, 0, ${ids}::int[], null, ${counts}::int[], ${counts}::int[], ${tens}::smallint[])`);
  }
}
const judgementsOf = async () => (await person.api.moves.get({ domainId, moveId })).judgements;

describe('review of done moves', () => {
  it('compares clicks before and after with the control pages chosen on acceptance', async () => {
    await countDays('2026-10-20', '2026-11-19', [
      [page, 2],
      [other, 3],
    ]);
    await addMoves();
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    await countDays(doneOn, '2026-12-25', [
      [page, 4],
      [other, 3],
    ]);
    clock = new Date('2026-12-03T12:00:00Z');
    await judgeMoves(services);
    expect((await judgementsOf()).map(({ verdict }) => verdict)).toEqual([
      'too_early',
      'too_early',
      'too_early',
    ]);
    expect(judged).toEqual([]);
    clock = new Date('2026-12-26T12:00:00Z');
    await judgeMoves(services);
    await judgeMoves(services);
    expect(judged).toHaveLength(1);
    expect(judged[0]).toMatchObject({
      before: 56,
      after: 112,
      daysSince: 28,
      firstCheckpoint: 28,
      controls: [{ page: other, before: 84, after: 84 }],
      countedDays: { before: 28, after: 28 },
      isBroken: false,
    });
    const move = await person.api.moves.get({ domainId, moveId });
    expect(move.state).toBe('judged');
    expect(move.judgements[0]).toMatchObject({
      verdict: 'too_early',
      message: '14 days are too few to judge. Clicks: 28 in the 14 days before, 56 in the 14 days after.',
      before: null,
      after: null,
    });
    expect(move.judgements[1]).toMatchObject({ days: 28, verdict: 'worked', extra: { mid: 5 }, before: 56 });
    const review = await person.api.moves.review({ domainId });
    expect(review.summary[1]).toMatchObject({
      days: 28,
      measuredCount: 1,
      // The row shows +30…120.
      predicted: { low: 30, mid: 60.6, high: 120 },
      measured: { low: 1, mid: 5, high: 9 },
    });
    expect(review.calibration).toMatchObject({ planCount: 0, share: null });
  });

  it('gives no verdict after the site has moved', async () => {
    await countDays('2026-10-20', '2026-11-19', [
      [page, 2],
      [other, 3],
    ]);
    await addMoves();
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    await countDays(doneOn, '2026-12-25', [[page.replace('https://', 'https://www.'), 4]]);
    clock = new Date('2026-12-26T12:00:00Z');
    await judgeMoves(services);
    expect(judged[0]).toMatchObject({ isBroken: true });
    expect((await judgementsOf())[1]?.message).toBe(
      'The site moved from https://acme.com to https://www.acme.com, so the days before and after cannot be compared.',
    );
  });

  it.each([
    ['between the days before and after', doneOn, true],
    ['within the days before', '2026-11-05', true],
    ['within the days after', '2026-12-01', true],
    ['before all of them', '2026-10-01', false],
  ])('gives no verdict across a site change %s', async (_, changedOn, isBroken) => {
    await countDays('2026-10-20', '2026-11-19', [
      [page, 2],
      [other, 3],
    ]);
    await addMoves();
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    await countDays(doneOn, '2026-12-25', [
      [page, 4],
      [other, 3],
    ]);
    clock = new Date('2026-12-26T12:00:00Z');
    await person.api.siteChanges.add({ domainId, changedOn, text: 'New design' });
    await judgeMoves(services);
    expect(judged[0]?.isBroken).toBe(isBroken);
    const message = (await judgementsOf())[1]?.message ?? null;
    if (isBroken) expect(message).toContain('New design');
    else expect(message).toBeNull();
  });

  it('compares with the pages of the acceptance date, whatever is shown later', async () => {
    await countDays('2026-10-20', '2026-11-19', [
      [page, 2],
      [other, 3],
    ]);
    await addMoves();
    await person.api.moves.accept({ domainId, moveIds: [moveId] });
    await services.database.sql`delete from console_slices where list_id = ${listId}`;
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    const readControls = async () => {
      const [row] = await services.database.sql<{ controls: { page: string }[] | null }[]>`
        select controls from moves where list_id = ${listId} and id = ${moveId}`;
      return row?.controls?.map((control) => control.page) ?? null;
    };
    expect(await readControls()).toEqual([other]);
    await person.api.moves.restore({ domainId, moveIds: [moveId] });
    expect(await readControls()).toEqual([other]);
    await person.api.moves.restore({ domainId, moveIds: [moveId] });
    expect(await readControls()).toBeNull();
  });

  describe('says why a result is missing, or whose it is', () => {
    const resultOf = async (id: string) => {
      clock = new Date('2026-12-26T12:00:00Z');
      await judgeMoves(services);
      return (await person.api.moves.get({ domainId, moveId: id })).judgements[1];
    };
    const addWork = async (onPage: string, day: string) => {
      const [row] = await services.database.sql<{ id: string }[]>`
        insert into moves (list_id, id, identity, verb, state, causes, title, pages, sentence, reason, evidence, triggers,
          confidence, effort_hours, findings, facts_on, seen_run, proposed_at, done_on, look_at)
        select list_id, 'ffffffff-ffff-4fff-8fff-ffffffffffff', 'link ' || ${onPage}, 'link', 'done', causes, title,
          ${JSON.stringify([onPage])}::text::jsonb, sentence, reason, evidence, triggers, confidence, effort_hours, findings,
          facts_on, seen_run, proposed_at, ${day}::date, ${'2026-12-04'}::date
        from moves where list_id = ${listId} and id = ${moveId} returning id`;
      return row?.id ?? '';
    };
    beforeEach(async () => {
      await countDays('2026-10-20', '2026-11-19', [
        [page, 2],
        [other, 3],
      ]);
      await addMoves();
      await person.api.moves.markDone({ domainId, moveId, doneOn });
    });

    it('of a page that was removed', async () => {
      await countDays(doneOn, '2026-12-25', [[other, 3]]);
      expect(await resultOf(moveId)).toMatchObject({
        message: 'Search Console no longer shows the page. It was removed, or its address changed.',
      });
      expect(judged[0]).toMatchObject({ isBroken: true, controls: [{ page: other }] });
    });

    it('without control pages that were removed', async () => {
      await countDays(doneOn, '2026-12-25', [[page, 4]]);
      expect(await resultOf(moveId)).toMatchObject({ message: null });
      expect(judged[0]).toMatchObject({ isBroken: false, controls: [] });
    });

    it('of work on one page that was done twice in five weeks', async () => {
      await countDays(doneOn, '2026-12-25', [
        [page, 4],
        [other, 3],
      ]);
      await addWork(page, '2026-12-14');
      expect(await resultOf(moveId)).toMatchObject({
        message: 'Other work on the page was done on Dec 14, 2026, so the two results cannot be separated.',
      });
      expect(judged[0]).toMatchObject({ isBroken: true });
    });

    it('of work on one page in the same two weeks, which counts once', async () => {
      await countDays(doneOn, '2026-12-25', [
        [page, 4],
        [other, 3],
      ]);
      const second = await addWork(page, '2026-11-24');
      expect(await resultOf(moveId)).toMatchObject({
        verdict: 'worked',
        message: 'Other work on the page was done on Nov 24, 2026. The result is that of all of it.',
      });
      expect(await resultOf(second)).toMatchObject({
        message: 'Other work on the page was done on Nov 20, 2026. Its result includes this move.',
      });
      expect(judged.filter(({ isBroken }) => isBroken)).toHaveLength(1);
    });

    it('of work on another page', async () => {
      await countDays(doneOn, '2026-12-25', [
        [page, 4],
        [other, 3],
      ]);
      await addWork(other, '2026-11-24');
      expect(await resultOf(moveId)).toMatchObject({ message: null });
      expect(judged[0]).toMatchObject({ isBroken: false, controls: [] });
    });
  });

  it('compares with pages of the same finding only if it was made before the work', async () => {
    await countDays('2026-10-01', '2026-11-19', [
      [page, 2],
      [other, 3],
    ]);
    await addMoves();
    await services.database.sql`update moves set causes = '["decay"]' where list_id = ${listId}`;
    const sameTriggers = async (day: string) => {
      await person.api.moves.markDone({ domainId, moveId, doneOn: day });
      const [row] = await services.database.sql<{ controls: { hasSameTrigger: boolean }[] }[]>`
        select controls from moves where list_id = ${listId} and id = ${moveId}`;
      return row?.controls.map(({ hasSameTrigger }) => hasSameTrigger);
    };
    expect(await sameTriggers('2026-11-10')).toEqual([false]);
    expect(await sameTriggers('2026-11-21')).toEqual([true]);
  });

  it('reports no verdict without click counts', async () => {
    await addMoves();
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    clock = new Date('2027-03-15T12:00:00Z');
    await judgeMoves(services);
    expect((await judgementsOf()).map(({ verdict, message }) => [verdict, message !== null])).toEqual([
      ['too_early', true],
      ['cannot_tell', true],
      ['cannot_tell', true],
    ]);
    expect(judged).toEqual([]);
  });

  it('starts again when the done date changes', async () => {
    await addMoves();
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    clock = new Date('2026-12-06T12:00:00Z');
    await judgeMoves(services);
    expect((await judgementsOf())[0]).toMatchObject({ days: 14, judgedOn: '2026-12-06' });
    await person.api.moves.markDone({ domainId, moveId, doneOn: '2026-12-04' });
    expect((await judgementsOf())[0]).toMatchObject({ days: 14, dueOn: '2026-12-18', judgedOn: null });
    clock = new Date('2027-03-15T12:00:00Z');
    await judgeMoves(services);
    expect((await judgementsOf())[0]).toMatchObject({ days: 14, judgedOn: '2027-03-15' });
  });
});

describe('webhooks', () => {
  it('receive proposed moves, pages that lose clicks, and judgements', async () => {
    await person.api.alerts.createWebhook({ domainId, url: 'https://hooks.example/moves' });
    await addMoves();
    await person.api.moves.markDone({ domainId, moveId, doneOn });
    clock = new Date('2027-03-15T12:00:00Z');
    await judgeMoves(services);
    const rows = await services.database.sql<{ body: string }[]>`
      select d.body from alert_deliveries d join alert_webhooks w on w.id = d.webhook_id
      where w.domain_id = ${domainId} order by d.created_at, d.id`;
    const bodies = rows.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type)).toEqual([
      'move.proposed',
      'page.decays',
      'move.judged',
      'move.judged',
      'move.judged',
    ]);
    expect(bodies[0].data).toMatchObject({ total: 2, domain: { name: 'acme.com' } });
    expect(bodies[1].data.pages).toMatchObject([{ title: '/tea' }]);
    expect(bodies[3].data).toMatchObject({ days: 28, verdict: 'cannot_tell', move: { done_on: doneOn } });
  });
});

it('lists each of 10,000 moves once across pages', async () => {
  await addMoves();
  await services.database.sql`
    insert into moves (list_id, id, identity, verb, state, causes, title, pages, sentence, reason, evidence, triggers,
      gain_low, gain_mid, gain_high, gain_success, gain_chance, confidence, effort_hours, findings, facts_on, seen_run, proposed_at)
    select m.list_id, gen_random_uuid(), 'page ' || n, m.verb, 'proposed', m.causes, '/page-' || n, m.pages, m.sentence,
      m.reason, m.evidence, m.triggers, n % 97, n % 97, n % 97, n, 0.1, m.confidence, 1, m.findings, m.facts_on, 1, m.proposed_at
    from moves m cross join generate_series(1, 9998) n where m.list_id = ${listId} and m.id = ${moveId}`;
  const seen = new Set<string>();
  for (const at of [1, 50, 100]) {
    const { data, pagination } = await person.api.moves.list({ domainId, page: at, limit: 100 });
    expect(pagination).toEqual({ page: at, limit: 100, total: 10_000, pages: 100 });
    for (const { id } of data) seen.add(id);
  }
  expect(seen.size).toBe(300);
  expect((await person.api.moves.list({ domainId, page: 101, limit: 100 })).data).toEqual([]);
});
