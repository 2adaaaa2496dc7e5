import { maxPlanItems } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { findReport } from '../stored-reports/find-report.ts';
import { storePlan } from './store-plan.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 150);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  domainId = (await person.api.workspaces.create({ name: 'Acme', domainUrl })).domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql<{ id: number }[]>`select id from keyword_lists`;
  listId = list?.id ?? 0;
});
beforeEach(async () => {
  await services.database.sql`delete from content_plan_items`;
  await planAgain();
});
afterAll(() => services.database.close());

/** The last step of every setup. */
async function planAgain() {
  await services.database.db.transaction(async (tx) => {
    const report = await findReport(tx, listId);
    await storePlan(tx, services, { listId, opportunities: report?.body.opportunities ?? [] });
  });
}

const board = async () => (await person.api.contentPlan.board({ domainId })).items;
const column = async (status: string) => (await board()).filter((item) => item.status === status);
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const at = async (index: number) => {
  const item = (await board())[index];
  if (!item) throw new Error(`no piece ${index}`);
  return item;
};

describe('contentPlan.board and list', () => {
  it('returns the suggestions of the setup, in the order of the report, all in Research', async () => {
    const items = await board();
    expect(items).toHaveLength(10);
    expect(items.every((item) => item.status === 'research' && item.isSuggestion)).toBe(true);
    const { opportunities } = await person.api.reports.get({ domainId });
    expect(items.map((item) => item.keywordText)).toEqual(
      opportunities.slice(0, 10).map(({ keywordText }) => keywordText),
    );
  });

  it('pages and filters by status, priority and text of title or keyword', async () => {
    const { list } = person.api.contentPlan;
    const [first, second] = await board();
    await person.api.contentPlan.move({ itemId: second?.id ?? '', status: 'writing' });
    const page = await list({ domainId, limit: 4, page: 3 });
    expect(page.pagination).toEqual({ page: 3, limit: 4, total: 10, pages: 3 });
    expect(page.data.at(-1)?.id).toBe(second?.id);
    expect(idsOf((await list({ domainId, status: 'writing' })).data)).toEqual([second?.id]);
    expect((await list({ domainId, search: first?.keywordText.toUpperCase() ?? '' })).data).toContainEqual(
      first,
    );
    expect((await list({ domainId, search: '100%_' })).pagination.total).toBe(0);
    for (const priority of ['low', 'medium', 'high'] as const) {
      const { data } = await list({ domainId, priority });
      expect(data.every((item) => item.priority === priority)).toBe(true);
    }
  });
});

describe('contentPlan.add', () => {
  it('plans a tracked keyword by id with its figures, and an unknown one without', async () => {
    const planned = new Set((await board()).map(({ keywordText }) => keywordText));
    const { data } = await person.api.keywords.list({ domainId, limit: 100 });
    const tracked = data.find(({ keywordText }) => !planned.has(keywordText));
    const added = await person.api.contentPlan.add({
      domainId,
      keywordIds: [tracked?.id ?? ''],
      keywords: ['  Zzqx   Nobody ', 'zzqx nobody'],
    });
    expect(added).toMatchObject({ created: 2, duplicates: [] });
    expect(added.data).toMatchObject([
      { keywordText: 'zzqx nobody', searchVolume: null, estimatedTraffic: null, target: 'New page' },
      { keywordText: tracked?.keywordText, searchVolume: tracked?.searchVolume, isSuggestion: false },
    ]);
    expect((await column('research')).slice(-2)).toEqual(added.data);
  });

  it('plans a gap keyword with the figures of the competitor', async () => {
    const { data } = await person.api.competitors.list({ domainId });
    const gap = data.flatMap(({ contentGapAnalysis }) => contentGapAnalysis.gapKeywords)[0];
    const { data: items } = await person.api.contentPlan.add({ domainId, keywords: [gap?.keyword ?? ''] });
    expect(items[0]).toMatchObject({
      searchVolume: gap?.searchVolume,
      difficultyScore: gap?.difficultyScore,
    });
  });

  it('reports duplicates, even on concurrent requests', async () => {
    const known = (await at(0)).keywordText;
    const add = () => person.api.contentPlan.add({ domainId, keywords: ['tea one', known, 'tea two'] });
    const outcomes = await Promise.all([add(), add(), add()]);
    expect(outcomes.map(({ created }) => created).sort()).toEqual([0, 0, 2]);
    expect(outcomes.every(({ duplicates }) => duplicates.includes(known))).toBe(true);
    expect(await board()).toHaveLength(12);
  });

  it('requires a keyword, takes at most 50, and adds nothing if the plan cannot hold all', async () => {
    const add = (keywords: string[]) => person.api.contentPlan.add({ domainId, keywords });
    expect(await failureOf(add([]))).toMatchObject({ message: 'At least one keyword is required' });
    expect(await failureOf(add(Array.from({ length: 51 }, (_, n) => `k${n}`)))).toMatchObject({
      message: 'At most 50 pieces can be added in one request.',
    });
    for (let n = 10; n < maxPlanItems - 20; n += 45) {
      await add(Array.from({ length: Math.min(45, maxPlanItems - 20 - n) }, (_, k) => `filler ${n + k}`));
    }
    expect(await failureOf(add(Array.from({ length: 21 }, (_, n) => `late ${n}`)))).toMatchObject({
      code: 'conflict',
      message: 'Your content plan holds at most 300 pieces. Delete some that you no longer need first.',
    });
    expect(await board()).toHaveLength(maxPlanItems - 20);
  });

  it('treats foreign keyword ids like unknown ones', async () => {
    for (const keywordId of ['9'.repeat(18), '7', 'x']) {
      const call = person.api.contentPlan.add({ domainId, keywordIds: [keywordId] });
      expect(await failureOf(call)).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('contentPlan.move', () => {
  it('moves an item above another or to the end, and records its moves over the board', async () => {
    const [a, b, c] = idsOf(await board());
    const { move, get } = person.api.contentPlan;
    await move({ itemId: a ?? '', status: 'writing' });
    await move({ itemId: b ?? '', status: 'writing', beforeItemId: a });
    await move({ itemId: c ?? '', status: 'writing', beforeItemId: a });
    expect(idsOf(await column('writing'))).toEqual([b, c, a]);
    await move({ itemId: a ?? '', status: 'writing', beforeItemId: b });
    expect(idsOf(await column('writing'))).toEqual([a, b, c]);
    await move({ itemId: a ?? '', status: 'in_review', beforeItemId: 'gone' });
    expect(idsOf(await column('in_review'))).toEqual([a]);
    const { moves } = await get({ itemId: a ?? '' });
    expect(moves.map(({ status }) => status)).toEqual(['writing', 'in_review']);
  });

  it('keeps every item once and the columns in one order under concurrent moves', async () => {
    const ids = idsOf(await board());
    const { move } = person.api.contentPlan;
    await Promise.all(
      ids.map((itemId, n) =>
        move({ itemId, status: n % 3 ? 'writing' : 'research', beforeItemId: ids[(n + 4) % 10] }),
      ),
    );
    const after = await board();
    expect(idsOf(after).sort()).toEqual([...ids].sort());
    const places = await services.database.sql<{ place: string }[]>`
      select status || position as place from content_plan_items`;
    expect(new Set(places.map(({ place }) => place)).size).toBe(10);
    await Promise.all(ids.map((itemId) => move({ itemId, status: 'in_review', beforeItemId: ids[0] })));
    expect(await column('in_review')).toHaveLength(10);
  });

  it('keeps the newest 20 moves', async () => {
    const { id: itemId } = await at(0);
    for (let n = 0; n < 23; n += 1) {
      await person.api.contentPlan.move({ itemId, status: n % 2 ? 'writing' : 'in_review' });
    }
    const { moves } = await person.api.contentPlan.get({ itemId });
    expect(moves).toHaveLength(20);
    expect(moves.at(-1)?.status).toBe('in_review');
  });
});

describe('contentPlan.update', () => {
  it('changes the given fields only', async () => {
    const { id: itemId, keywordText } = await at(0);
    const { update } = person.api.contentPlan;
    await update({ itemId, title: ' Our title ', notes: 'Ask Bo', dueDate: '2026-12-01' });
    const changed = await update({ itemId, dueDate: null });
    expect(changed).toMatchObject({ title: 'Our title', notes: 'Ask Bo', dueDate: null, keywordText });
  });

  it('accepts another keyword with its figures and outline, but not one of another item', async () => {
    const [first, second] = await board();
    const { update } = person.api.contentPlan;
    const itemId = first?.id ?? '';
    const change = update({ itemId, keywordText: second?.keywordText ?? '' });
    expect(await failureOf(change)).toMatchObject({ code: 'conflict' });
    const changed = await update({ itemId, keywordText: 'Zzqx Nobody' });
    expect(changed).toMatchObject({ keywordText: 'zzqx nobody', title: first?.title, searchVolume: null });
    expect(JSON.stringify(changed.contentSuggestion)).toContain('zzqx nobody');
    await person.api.contentPlan.delete({ itemId: second?.id ?? '' });
    await update({ itemId, keywordText: second?.keywordText ?? '' });
    expect((await at(0)).keywordText).toBe(second?.keywordText);
  });
});

describe('contentPlan.delete and restore', () => {
  it('deletes an item and restores it to its position; only restore finds it in between', async () => {
    const before = await board();
    const itemId = before[3]?.id ?? '';
    const { contentPlan } = person.api;
    await contentPlan.delete({ itemId });
    expect(await board()).toHaveLength(9);
    const metrics = (await person.api.overview.get({ workspaceId: await workspaceId(), domainId })).metrics;
    expect(metrics.contentPiecesGenerated.value).toBe(9);
    for (const call of [
      () => contentPlan.get({ itemId }),
      () => contentPlan.update({ itemId, notes: 'x' }),
      () => contentPlan.move({ itemId, status: 'writing' }),
      () => contentPlan.delete({ itemId }),
    ]) {
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
    }
    await contentPlan.restore({ itemId });
    expect(await board()).toEqual(before);
  });

  it('resets a deleted keyword when it is added again', async () => {
    const { id: itemId, keywordText } = await at(0);
    await person.api.contentPlan.update({ itemId, notes: 'old' });
    await person.api.contentPlan.delete({ itemId });
    const { created } = await person.api.contentPlan.add({ domainId, keywords: [keywordText] });
    expect(created).toBe(1);
    expect((await board()).at(-1)).toMatchObject({ keywordText, hasNotes: false });
  });
});

describe('a new plan', () => {
  it('keeps items that a member moved, edited, added or deleted', async () => {
    const [moved, edited, deleted] = await board();
    const { contentPlan } = person.api;
    await contentPlan.move({ itemId: moved?.id ?? '', status: 'ready_to_publish' });
    await contentPlan.update({ itemId: edited?.id ?? '', title: 'Ours' });
    await contentPlan.delete({ itemId: deleted?.id ?? '' });
    await contentPlan.add({ domainId, keywords: ['our own idea'] });
    const before = await board();
    await planAgain();
    const after = await board();
    for (const item of before.filter(({ isSuggestion }) => !isSuggestion)) expect(after).toContainEqual(item);
    expect(after.some(({ keywordText }) => keywordText === deleted?.keywordText)).toBe(false);
  });

  it('drops untouched suggestions that are no longer among the best, and keeps the position of the others', async () => {
    const [renamed, gone, touched] = [await at(2), await at(3), await at(4)];
    const { sql } = services.database;
    await sql`
      update content_plan_items set keyword_text = keyword_text || ' of last year'
      where id in (${renamed.id}, ${gone.id}, ${touched.id})`;
    await sql`update content_plan_items set target = 'https://acme.com/same' where id = ${renamed.id}`;
    await sql`update content_plan_items set target = 'New page' where id = ${gone.id}`;
    await sql`
      update keyword_rankings r set ranking_url = 'https://acme.com/same' from tracked_keywords k
      where r.list_id = ${listId} and k.list_id = r.list_id and k.id = r.id and k.keyword_text = ${renamed.keywordText}`;
    await person.api.contentPlan.update({ itemId: touched.id, notes: 'ours' });
    await planAgain();
    const after = await board();
    const texts = after.map(({ keywordText }) => keywordText);
    expect(texts).not.toContain(`${gone.keywordText} of last year`);
    expect(idsOf(after)).not.toContain(gone.id);
    expect(texts).toContain(`${touched.keywordText} of last year`);
    expect(texts.slice(-2).sort()).toEqual([gone.keywordText, touched.keywordText].sort());
    // Its page was suggested under another keyword, and keeps its id so that links stay valid.
    expect(after[2]).toMatchObject({ id: renamed.id, keywordText: renamed.keywordText });
  });
});

it('shows the real statuses on the dashboard, the furthest first, and hides nothing else', async () => {
  const [, second] = await board();
  await person.api.contentPlan.move({ itemId: second?.id ?? '', status: 'in_review' });
  const { contentPipeline } = await person.api.overview.get({ workspaceId: await workspaceId(), domainId });
  expect(contentPipeline[0]).toMatchObject({ id: second?.id, status: 'in_review' });
  expect(contentPipeline).toHaveLength(10);
});

async function workspaceId() {
  return (await person.api.workspaces.list())[0]?.id ?? '';
}
