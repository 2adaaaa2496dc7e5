import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { findReport } from '../stored-reports/find-report.ts';
import { storePlan } from './store-plan.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 150);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  domainId = (await person.api.workspaces.create({ name: 'Acme', domainUrl })).domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
beforeEach(async () => {
  const { db, sql } = services.database;
  await sql`delete from content_plan_items`;
  await db.transaction(async (tx) => {
    const [list] = await sql<{ id: number }[]>`select id from keyword_lists`;
    const listId = list?.id ?? 0;
    const report = await findReport(tx, listId);
    await storePlan(tx, services, { listId, opportunities: report?.body.opportunities ?? [] });
  });
});
afterAll(() => services.database.close());

/** All stored rows, deleted items too. */
async function readRows(): Promise<Record<string, unknown>[]> {
  const rows = await services.database.sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(p) as row from content_plan_items p order by id`;
  return rows.map(({ row }) => row);
}

const board = async () => (await person.api.contentPlan.board({ domainId })).items;
async function at(index: number) {
  const item = (await board())[index];
  if (!item) throw new Error(`no piece ${index}`);
  return item;
}

it('undoes exactly the effects of accepting, once', async () => {
  const { accept, move, delete: remove, revert, update } = person.api.contentPlan;
  const [suggestion, deleted, written, dated] = [await at(0), await at(1), await at(2), await at(3)];
  await update({ itemId: deleted.id, notes: 'Not now' });
  await remove({ itemId: deleted.id });
  await move({ itemId: written.id, status: 'in_review' });
  await update({ itemId: dated.id, dueDate: '2026-12-24' });
  const before = await readRows();
  const keywords = [suggestion, deleted, written, dated].map(({ keywordText }) => keywordText);
  const { acceptanceId } = await accept({ domainId, keywords: [...keywords, 'a fresh idea'] });
  expect((await board()).filter(({ dueDate }) => dueDate !== null)).toHaveLength(5);
  expect(await revert({ domainId, acceptanceId })).toEqual({ reverted: 5 });
  expect(await readRows()).toEqual(before);
  expect(await revert({ domainId, acceptanceId })).toEqual({ reverted: 0 });
  expect(await readRows()).toEqual(before);
});

it.each<[string, (itemId: string) => Promise<unknown>]>([
  ['moved', (itemId) => person.api.contentPlan.move({ itemId, status: 'in_review' })],
  ['rescheduled', (itemId) => person.api.contentPlan.update({ itemId, dueDate: '2026-12-24' })],
  ['deleted', (itemId) => person.api.contentPlan.delete({ itemId })],
])('changes nothing if an item was %s since', async (_, change) => {
  const { accept, revert } = person.api.contentPlan;
  const { acceptanceId, items } = await accept({ domainId, keywords: ['a fresh idea', 'a later idea'] });
  await change(items[1]?.id ?? '');
  const before = await readRows();
  expect(await failureOf(revert({ domainId, acceptanceId }))).toMatchObject({
    code: 'conflict',
    message:
      'A piece of this plan was changed since, so the plan stays. Move or delete its pieces on the board instead.',
  });
  expect(await readRows()).toEqual(before);
});

it('does not undo half of a plan that a later one has overtaken, and undoes the later one alone', async () => {
  const { accept, revert } = person.api.contentPlan;
  const first = await accept({ domainId, keywords: ['a fresh idea', 'a later idea'] });
  const between = await board();
  const second = await accept({ domainId, keywords: ['a later idea'] });
  expect(await failureOf(revert({ domainId, acceptanceId: first.acceptanceId }))).toMatchObject({
    code: 'conflict',
  });
  expect(await revert({ domainId, acceptanceId: second.acceptanceId })).toEqual({ reverted: 1 });
  expect(await board()).toEqual(between);
});

it('hides unknown plans', async () => {
  const { revert } = person.api.contentPlan;
  for (const acceptanceId of ['', 'not-an-id', "' or true --"]) {
    expect(await failureOf(revert({ domainId, acceptanceId }))).toMatchObject({ code: 'not_found' });
  }
});
