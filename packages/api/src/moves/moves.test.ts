import { type ComputedMove, laterDay, type MoveFacts, unpackFacts } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestMoveRules } from '../../testing/create-test-move-rules.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { makeMove } from '../../testing/make-move.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { beginMovesRun, startMovesRun } from '../runs/move-moves-run.ts';
import { runSetup } from '../setup/run-setup.ts';
import { runMoves } from './run-moves.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
let found: ComputedMove[];
let findMoves: () => Promise<ComputedMove[]>;
let readFacts: MoveFacts | null;
let clock: Date;
let siteFall: number | null;
beforeAll(async () => {
  services = await createTestServices({
    now: () => clock,
    moveRules: createTestMoveRules({
      find: async (facts) => {
        readFacts = unpackFacts(facts);
        return { moves: await findMoves(), siteFall };
      },
    }),
  });
});
afterAll(() => services.database.close());

const grinder = makeMove('https://acme.com/grinder', { mid: 40 });
const moka = makeMove('https://acme.com/moka', { query: 'moka pot', mid: 30 });
const tea = makeMove('https://acme.com/tea', {
  verb: 'write',
  causes: ['missing_page'],
  pages: [],
  query: 'green tea',
  mid: 10,
  effortHours: 5,
});

beforeEach(async () => {
  siteFall = null;
  clock = new Date('2026-11-21T12:00:00Z');
  found = [grinder, moka, tea];
  findMoves = async () => found;
  readFacts = null;
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await compute();
});

/** Runs one computation of moves to completion. */
async function compute() {
  await person.api.moves.rebuild({ domainId });
  const job = services.sentMoves.at(-1);
  if (!job) throw new Error('no run was started');
  await runMoves(services, job);
}
const list = (input = {}) => person.api.moves.list({ domainId, ...input });
const titlesOf = (moves: readonly { title: string }[]) => moves.map(({ title }) => title);
async function idOf(title: string) {
  const { data } = await list();
  const move = data.find((each) => each.title === title);
  if (!move) throw new Error(`no move ${title}`);
  return move.id;
}
const later = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000);
};

describe('moves of a list', () => {
  it('are planned within the available hours, and the others give a reason', async () => {
    expect(readFacts).toMatchObject({ hasSearchConsole: false, weeks: null, former: [], pages: [] });
    const plan = await person.api.moves.plan({ domainId });
    expect(titlesOf(plan.planned)).toEqual(['/grinder', '/moka', 'green tea']);
    expect(plan).toMatchObject({
      period: { start: '2026-11-21', end: '2026-12-04' },
      capacityHours: 12,
      usedHours: 10,
      sum: { low: 40, mid: 80, high: 160 },
      leftOut: { total: 0, byReason: [] },
    });
    expect(plan.range80.low).toBeLessThan(80);
    expect(plan.missing.map(({ gap }) => gap)).toEqual(['no_search_console', 'no_topics', 'no_crawl']);
    const smaller = await person.api.moves.setCapacity({ domainId, hours: 5.25 });
    expect(titlesOf(smaller.planned)).toEqual(['/grinder', '/moka']);
    expect(smaller.leftOut).toEqual({ total: 1, byReason: [{ reason: 'no_room', count: 1 }] });
  });

  it('report outdated numbers after 45 days', async () => {
    const before = await person.api.moves.plan({ domainId });
    const missing = async () => (await person.api.moves.plan({ domainId })).missing;
    expect(before.factsOn).toBe('2026-11-21');
    later(45);
    expect(await missing()).toEqual(before.missing);
    later(1);
    expect((await missing())[0]).toEqual({
      gap: 'old_facts',
      verbs: [],
      sentence: 'The newest numbers are from November 21, 2026. Get newer ones before you start the work.',
    });
  });

  it.each([
    ['29 impressions of a search', 'pour over,1,29,3.4%,7', true],
    ['900 impressions beyond the second page', 'pour over,0,900,0%,20.5', true],
    ['900 impressions of the name alone', 'acme,300,900,33%,1', true],
    ['30 impressions of a search', 'pour over,1,30,3.3%,7', false],
  ])('report whether %s are enough for an update', async (_case, row, isMissing) => {
    await importText(services, person, {
      domainId,
      fileName: 'https___acme.com_-Performance-on-Search-2026-11-20.csv',
      text: `Top queries,Clicks,Impressions,CTR,Position\n${row}`,
    });
    const days = Array.from({ length: 28 }, (_, index) => laterDay('2026-10-24', index));
    await importText(services, person, {
      domainId,
      fileName: 'Dates.csv',
      text: ['Date,Clicks,Impressions,CTR,Position', ...days.map((day) => `${day},9,300,3%,8.1`)].join('\n'),
    });
    await compute();
    const { missing } = await person.api.moves.plan({ domainId });
    expect(missing.some(({ gap }) => gap === 'few_impressions')).toBe(isMissing);
  });

  it('write the report of an import that was killed before it', async () => {
    await importText(services, person, {
      domainId,
      fileName: 'Queries.csv',
      text: 'Top queries,Clicks,Impressions,CTR,Position\npour over,9,9000,0.1%,7',
    });
    const { sql: database } = services.database;
    const forget = () =>
      database`delete from reports where list_id = (select list_id from tracked_domains where id = ${domainId}) returning list_id`;
    expect(await forget()).toHaveLength(1);
    await compute();
    expect(await forget()).toHaveLength(1);
  });

  it('ask for the days of a table of queries alone', async () => {
    const missing = async () =>
      (await person.api.moves.plan({ domainId })).missing.filter(({ gap }) => gap === 'no_period');
    expect(await missing()).toEqual([]);
    await importText(services, person, {
      domainId,
      fileName: 'Queries.csv',
      text: 'Top queries,Clicks,Impressions,CTR,Position\npour over,9,9000,0.1%,7',
    });
    await compute();
    expect(await missing()).toMatchObject([{ verbs: ['update', 'write'] }]);
  });

  it('are no new pages while a filter hides the rest of the site', async () => {
    await importText(services, person, {
      domainId,
      fileName: 'https___acme.com_-Performance-on-Search-2026-11-20.csv',
      text: 'Top queries,Clicks,Impressions,CTR,Position\npour over,9,9000,0.1%,7',
    });
    await services.database.db.execute(sql`update console_slices set filter = 'Page: /blog'`);
    await compute();
    const gaps = (await person.api.moves.plan({ domainId })).missing.map(({ gap }) => gap);
    expect(gaps).toContain('filtered');
    expect(gaps).not.toContain('no_competitors');
    expect(readFacts?.topics).toEqual([]);
  });

  it('say by how much the whole site fell', async () => {
    siteFall = -0.337;
    await compute();
    const fell = async () =>
      (await person.api.moves.plan({ domainId })).missing.find(({ gap }) => gap === 'site_fell');
    expect((await fell())?.sentence).toContain('The whole site fell by 34%');
    siteFall = null;
    await compute();
    expect(await fell()).toBeUndefined();
  });

  it('are listed, filtered, sorted and counted by view', async () => {
    await person.api.moves.setCapacity({ domainId, hours: 5 });
    await person.api.moves.skip({ domainId, moveId: await idOf('/moka'), reason: 'not_now' });
    const all = await list();
    expect(titlesOf(all.data)).toEqual(['/grinder', '/moka', 'green tea']);
    expect(all.views).toEqual({ planned: 1, candidates: 1, skipped: 1, done: 0 });
    expect(titlesOf((await list({ view: 'candidates' })).data)).toEqual(['green tea']);
    expect(titlesOf((await list({ verb: 'write' })).data)).toEqual(['green tea']);
    expect(titlesOf((await list({ search: 'MOKA' })).data)).toEqual(['/moka']);
    expect(titlesOf((await list({ sortBy: 'worth', sortOrder: 'asc' })).data)[0]).toBe('green tea');
    expect(titlesOf((await list({ leftOutBecause: 'no_room' })).data)).toEqual(['green tea']);
    expect((await list({ limit: 2, page: 2 })).pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
  });

  it('keep their ids across runs, get new figures, and are deleted when no longer found', async () => {
    const id = await idOf('/grinder');
    found = [
      { ...grinder, sentence: 'New.', gain: { low: 1, mid: 2, high: 3, success: 8, chance: 0.25 } },
      moka,
    ];
    await compute();
    const { data } = await list();
    expect(titlesOf(data)).toEqual(['/moka', '/grinder']);
    expect(data[1]).toMatchObject({ id, sentence: 'New.', gain: { mid: 2 } });
  });

  it('are merged into one when two rules match one page, whatever the verb', async () => {
    const id = await idOf('/grinder');
    found = [{ ...grinder, verb: 'link', causes: ['few_links', 'striking_distance'] }];
    await compute();
    expect((await list()).data).toMatchObject([{ id, verb: 'link' }]);
  });
});

describe('facts that change in a transaction', () => {
  it.each(['queued', 'running'])('are read after the commit by a %s run', async (state) => {
    await person.api.moves.rebuild({ domainId });
    const job = services.sentMoves.at(-1);
    if (!job) throw new Error('no run was started');
    const order: string[] = [];
    if (state === 'running') await beginMovesRun(services, job);
    let running = Promise.resolve();
    findMoves = async () => {
      order.push('facts were read');
      return found;
    };
    await services.database.db.transaction(async (tx) => {
      await startMovesRun(tx, services, { listId: job.listId, askedBy: null });
      running = runMoves(services, job);
      await vi.waitFor(async () => {
        const [{ waiting } = { waiting: 0 }] = await services.database.sql<{ waiting: number }[]>`
          select count(*)::int as waiting from pg_locks where not granted and pid in (
            select pid from pg_stat_activity where datname = current_database())`;
        expect(waiting + order.length).toBeGreaterThan(0);
      }, 5_000);
      order.push('facts were stored');
    });
    await running;
    expect(order).toEqual(['facts were stored', 'facts were read']);
    expect((await person.api.moves.status({ domainId })).run).toMatchObject({ state: 'done' });
  });
});

describe('a move known only by its search', () => {
  const searchOnly = makeMove('', { pages: [], query: 'burr grinder', mid: 40 });
  const other = makeMove('', { pages: [], query: 'hand grinder', mid: 20 });
  const ofTopic: ComputedMove = {
    ...searchOnly,
    topic: { id: 7, name: 'Grinders' },
    evidence: {
      ...searchOnly.evidence,
      queries: [...searchOnly.evidence.queries, ...other.evidence.queries],
    },
  };

  it('keeps its id and acceptance once its topic is known, and replaces the topic’s other moves', async () => {
    found = [searchOnly, other];
    await compute();
    const id = await idOf('hand grinder');
    await person.api.moves.accept({ domainId, moveIds: [id] });
    found = [ofTopic];
    await compute();
    expect((await list()).data).toMatchObject([{ id, state: 'accepted', title: 'hand grinder' }]);
  });

  it('keeps the id of the search with the largest gain while none is accepted', async () => {
    found = [other, searchOnly];
    await compute();
    const id = await idOf('burr grinder');
    found = [ofTopic];
    await compute();
    expect((await list()).data).toMatchObject([{ id, state: 'proposed', title: 'burr grinder' }]);
  });

  it('does not become a new page for the same search', async () => {
    found = [searchOnly];
    await compute();
    const id = await idOf('burr grinder');
    await person.api.moves.accept({ domainId, moveIds: [id] });
    found = [{ ...ofTopic, verb: 'write', causes: ['missing_page'] }];
    await compute();
    expect(await person.api.moves.get({ domainId, moveId: id })).toMatchObject({
      verb: 'update',
      state: 'accepted',
    });
    expect((await list({ verb: 'write' })).data).toMatchObject([{ state: 'proposed' }]);
  });

  it('keeps its id once its page is known', async () => {
    found = [searchOnly];
    await compute();
    const id = await idOf('burr grinder');
    found = [{ ...searchOnly, pages: ['https://acme.com/grinder'] }];
    await compute();
    expect((await list()).data).toMatchObject([{ id, state: 'proposed', title: '/grinder' }]);
  });
});

describe('an accepted move', () => {
  it('keeps its predicted gain across runs and on the content plan', async () => {
    const id = await idOf('/grinder');
    const { data, changedIds } = await person.api.moves.accept({ domainId, moveIds: [id] });
    expect(changedIds).toEqual([id]);
    expect(data[0]).toMatchObject({ state: 'accepted', plan: { isPlanned: true, dueOn: '2026-11-27' } });
    found = [];
    await compute();
    found = [{ ...grinder, gain: null }, moka];
    await compute();
    expect(await person.api.moves.get({ domainId, moveId: id })).toMatchObject({
      state: 'accepted',
      gain: { mid: 40 },
    });
    const { items } = await person.api.contentPlan.board({ domainId });
    expect(items).toMatchObject([
      { keywordText: 'burr grinder', gain: { low: 20, mid: 40, high: 80 }, dueDate: '2026-11-27' },
    ]);
  });

  it('leaves the plan when restored, even much later', async () => {
    const moveIds = [await idOf('/grinder'), await idOf('green tea')];
    await person.api.moves.accept({ domainId, moveIds });
    later(3);
    const { data, changedIds } = await person.api.moves.restore({ domainId, moveIds });
    expect(changedIds).toEqual(moveIds);
    expect(data.map(({ state, acceptedAt }) => [state, acceptedAt])).toEqual([
      ['proposed', null],
      ['proposed', null],
    ]);
    expect((await person.api.contentPlan.board({ domainId })).items).toEqual([]);
  });

  it('keeps a plan item that a member has changed', async () => {
    const moveIds = [await idOf('/grinder')];
    await person.api.moves.accept({ domainId, moveIds });
    const { items } = await person.api.contentPlan.board({ domainId });
    await person.api.contentPlan.update({ itemId: items[0]?.id ?? '', notes: 'Mine now.' });
    await person.api.moves.restore({ domainId, moveIds });
    expect((await person.api.contentPlan.board({ domainId })).items).toHaveLength(1);
  });

  it('does not change an existing plan item for the same search', async () => {
    await person.api.contentPlan.add({ domainId, keywords: ['burr grinder'] });
    const before = await person.api.contentPlan.board({ domainId });
    await person.api.moves.accept({ domainId, moveIds: [await idOf('/grinder')] });
    expect(await person.api.contentPlan.board({ domainId })).toEqual(before);
  });

  it('is accepted once by two concurrent requests', async () => {
    const moveIds = [await idOf('/grinder'), await idOf('/moka')];
    const answers = await Promise.all([1, 2].map(() => person.api.moves.accept({ domainId, moveIds })));
    expect(answers.map(({ changedIds }) => changedIds.length).sort()).toEqual([0, 2]);
    expect((await person.api.contentPlan.board({ domainId })).items).toHaveLength(2);
    const [counted] = await services.database.sql`
      select count(*)::int as predictions from predictions p join keyword_lists l on l.id = p.list_id
      where l.domain_id = ${domainId}`;
    expect(counted?.predictions).toBe(2);
  });

  it('uses hours of the plan', async () => {
    await person.api.moves.setCapacity({ domainId, hours: 2.5 });
    await person.api.moves.accept({ domainId, moveIds: [await idOf('green tea')] });
    const plan = await person.api.moves.plan({ domainId });
    expect(titlesOf(plan.planned)).toEqual(['green tea']);
    expect(plan.leftOut.total).toBe(2);
  });
});

describe('a skipped move', () => {
  it('is not proposed before its date', async () => {
    const moveId = await idOf('/moka');
    const skipped = await person.api.moves.skip({
      domainId,
      moveId,
      reason: 'too_much_work',
      note: 'Next year.',
      days: 20,
    });
    expect(skipped).toMatchObject({
      state: 'skipped',
      skip: { reason: 'too_much_work', note: 'Next year.', until: '2026-12-11' },
      plan: { isPlanned: false, leftOutBecause: null },
    });
    later(19);
    await compute();
    expect((await list()).data.find(({ id }) => id === moveId)?.state).toBe('skipped');
    later(1);
    await compute();
    expect((await list()).data.find(({ id }) => id === moveId)).toMatchObject({
      state: 'proposed',
      skip: null,
    });
  });

  it.each([
    ['not_now', '2026-12-05'],
    ['not_our_topic', null],
    ['already_done', '2027-01-16'],
    ['too_much_work', '2026-12-19'],
    ['other', '2026-12-19'],
  ] as const)('for %s is hidden until %s by default', async (reason, until) => {
    const move = await person.api.moves.skip({ domainId, moveId: await idOf('/moka'), reason });
    expect(move.skip?.until).toBe(until);
  });

  it('leaves the content plan, and returns when restored', async () => {
    const moveId = await idOf('/grinder');
    await person.api.moves.accept({ domainId, moveIds: [moveId] });
    await person.api.moves.skip({ domainId, moveId, reason: 'other' });
    expect((await person.api.contentPlan.board({ domainId })).items).toEqual([]);
    const { data } = await person.api.moves.restore({ domainId, moveIds: [moveId] });
    expect(data[0]).toMatchObject({ state: 'proposed', skip: null, plan: { isPlanned: true } });
  });
});

describe('a done move', () => {
  it('is not proposed again during its cooling period', async () => {
    const moveId = await idOf('/grinder');
    const done = await person.api.moves.markDone({ domainId, moveId, doneOn: '2026-11-20' });
    expect(done).toMatchObject({ state: 'done', doneOn: '2026-11-20' });
    expect(done.judgements.map(({ days, verdict, dueOn }) => [days, verdict, dueOn])).toEqual([
      [14, 'too_early', '2026-12-04'],
      [28, 'too_early', '2026-12-18'],
      [90, 'too_early', '2027-02-18'],
    ]);
    await compute();
    expect((await list({ search: '/grinder' })).data).toHaveLength(1);
    later(55);
    await compute();
    const { data } = await list({ search: '/grinder' });
    expect(data.map(({ state }) => state).sort()).toEqual(['done', 'proposed']);
  });

  it('returns to its previous state', async () => {
    const moveIds = [await idOf('/grinder')];
    await person.api.moves.accept({ domainId, moveIds });
    await person.api.moves.markDone({ domainId, moveId: moveIds[0] ?? '' });
    const { data } = await person.api.moves.restore({ domainId, moveIds });
    expect(data[0]).toMatchObject({ state: 'accepted', doneOn: null, judgements: [] });
  });

  it('rejects a done date in the future or years ago', async () => {
    const moveId = await idOf('/grinder');
    for (const doneOn of ['2026-11-22', '2025-11-20']) {
      expect(await failureOf(person.api.moves.markDone({ domainId, moveId, doneOn }))).toMatchObject({
        code: 'validation_failed',
      });
    }
  });

  it('refuses acceptance and skipping', async () => {
    const moveId = await idOf('/grinder');
    await person.api.moves.markDone({ domainId, moveId });
    const answers = await Promise.all([
      failureOf(person.api.moves.accept({ domainId, moveIds: [moveId] })),
      failureOf(person.api.moves.skip({ domainId, moveId, reason: 'other' })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['conflict', 'conflict']);
  });
});

describe('access to moves', () => {
  it('is refused to other workspaces', async () => {
    const moveId = await idOf('/grinder');
    const stranger = await signIn(services);
    const own = await stranger.api.workspaces.create({ name: 'Other', domainUrl: 'other.com' });
    const otherId = own.domains[0]?.id ?? '';
    await runSetup(services, { domainId: otherId, run: 1 });
    const answers = await Promise.all([
      failureOf(stranger.api.moves.list({ domainId })),
      failureOf(stranger.api.moves.get({ domainId: otherId, moveId })),
      failureOf(stranger.api.moves.accept({ domainId: otherId, moveIds: [moveId] })),
      failureOf(stranger.api.moves.get({ domainId: otherId, moveId: 'nonsense' })),
      failureOf(stranger.api.moves.accept({ domainId: otherId, moveIds: ['nonsense'] })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('not_found'));
  });

  it('does not let a viewer change moves', async () => {
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    const moveId = await idOf('/grinder');
    expect((await viewer.api.moves.list({ domainId })).data).toHaveLength(3);
    const answers = await Promise.all([
      failureOf(viewer.api.moves.accept({ domainId, moveIds: [moveId] })),
      failureOf(viewer.api.moves.setCapacity({ domainId, hours: 5 })),
      failureOf(viewer.api.moves.rebuild({ domainId })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('forbidden'));
  });
});
