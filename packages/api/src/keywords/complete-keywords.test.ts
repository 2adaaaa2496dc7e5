import { type FakeDataForSeo, startFakeDataForSeo } from '@keydence/search-data/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLiveSource } from '../../testing/create-live-source.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { createImport } from '../imports/create-import.ts';
import { runImport } from '../imports/run-import.ts';
import { runSetup } from '../setup/run-setup.ts';

const known = ['green tea', 'tea pot', 'tea cup'];

let base: TestServices;
let services: TestServices;
let fake: FakeDataForSeo;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;

beforeAll(async () => {
  fake = await startFakeDataForSeo({ rankings: {}, ideas: known });
  base = await createTestServices({ now: () => new Date('2026-11-21T12:00:00Z') });
});
afterAll(async () => {
  await fake.close();
  await base.database.close();
});
beforeEach(async () => {
  services = { ...base, sources: {} };
  person = await signIn(services);
  fake.script = () => undefined;
  fake.calls.length = 0;
  await base.database.sql`truncate source_answers, source_calls`;
  const { id, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  workspaceId = id;
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});

async function importFile(text: string): Promise<void> {
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  const file = { fileName: 'export.csv', content: new TextEncoder().encode(text) };
  const { id: importId } = await createImport({ ...ctx, domain }, file);
  await person.api.imports.start({ domainId, importId });
  await runImport(services, { importId }, { isLast: true });
}
const queries = (...rows: string[]) => ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n');
const plain = queries('green tea,10,100,10%,4', 'tea pot,5,100,5%,9', 'unheard of,1,10,10%,20');
const withDifficulty = [
  'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
  'green tea,4,1900,35,1.25,https://acme.com/tea,2026-10-01,Organic',
  'tea cup,8,900,,1.25,https://acme.com/cup,2026-10-01,Organic',
].join('\n');

/** Connects the live source from now on. */
function connect(): void {
  services.sources = { dataforseo: createLiveSource(base, fake) };
}
async function readList() {
  const { data } = await person.api.keywords.list({ domainId, sortBy: 'search_volume' });
  return new Map(data.map((keyword) => [keyword.keywordText, keyword]));
}
const estimate = () => person.api.spending.estimate({ workspaceId, domainId, action: 'complete_keywords' });

describe('filling in intents and difficulties', () => {
  it('costs the estimated amount, fills missing figures, and names their source', async () => {
    await importFile(plain);
    expect(await estimate()).toMatchObject({ isPaid: false });
    connect();
    const { expectedUsd } = await estimate();
    expect(expectedUsd).toBeCloseTo(2 * (0.012 + 3 * 0.000_12), 6);
    expect(await person.api.keywords.complete({ domainId })).toEqual({ completed: 2, remaining: 0 });
    const list = await readList();
    expect(list.get('green tea')).toMatchObject({
      intentType: 'commercial',
      difficultyScore: expect.any(Number),
    });
    expect(list.get('unheard of')).toMatchObject({ intentType: null, difficultyScore: null });
    expect(list.get('green tea')?.rankGroup).toBe(4);
    const { measures } = await person.api.keywords.get({ keywordId: list.get('green tea')?.id ?? '' });
    expect(measures.map(({ source, difficultyScore }) => [source, difficultyScore !== null])).toEqual([
      ['dataforseo', true],
      ['search_console', false],
    ]);
    const { spentUsd, actions } = await person.api.spending.get({ workspaceId });
    expect(spentUsd).toBeLessThanOrEqual(expectedUsd ?? 0);
    expect(actions).toMatchObject([{ action: 'complete_keywords', calls: 2 }]);
  });

  it('does not request figures again that the source has returned or does not have', async () => {
    await importFile(plain);
    connect();
    await person.api.keywords.complete({ domainId });
    expect(await estimate()).toMatchObject({ isPaid: true, expectedUsd: 0 });
    expect(await person.api.keywords.complete({ domainId })).toEqual({ completed: 0, remaining: 0 });
    expect(fake.calls).toHaveLength(2);
  });

  it('keeps the scale of another tool: our difficulty appears beside its own', async () => {
    await importFile(withDifficulty);
    connect();
    expect(await person.api.keywords.complete({ domainId })).toMatchObject({ completed: 2 });
    const list = await readList();
    expect(list.get('green tea')).toMatchObject({ difficultyScore: 35, intentType: 'commercial' });
    expect(list.get('tea cup')).toMatchObject({ difficultyScore: null, intentType: 'commercial' });
    const { measures } = await person.api.keywords.get({ keywordId: list.get('tea cup')?.id ?? '' });
    expect(measures[0]).toMatchObject({ source: 'dataforseo', difficultyScore: expect.any(Number) });
  });

  it('changes nothing if the second request fails, and does not pay for the first one again', async () => {
    await importFile(plain);
    connect();
    const before = await dumpDomain(services, domainId);
    fake.script = ({ path }) => (path.includes('difficulty') ? { kind: 'html' } : undefined);
    expect(await failureOf(person.api.keywords.complete({ domainId }))).toMatchObject({
      code: 'source_failed',
    });
    expect(await dumpDomain(services, domainId)).toEqual(before);
    fake.script = () => undefined;
    expect(await person.api.keywords.complete({ domainId })).toMatchObject({ completed: 2 });
    expect(fake.calls.filter(({ path }) => path.includes('intent'))).toHaveLength(1);
  });

  it('is refused past the budget, without a source, and for strangers', async () => {
    await importFile(plain);
    expect(await failureOf(person.api.keywords.complete({ domainId }))).toMatchObject({
      code: 'source_failed',
      message: expect.stringContaining('Connect it'),
    });
    connect();
    await person.api.spending.setBudget({ workspaceId, budgetUsd: 0 });
    expect(await failureOf(person.api.keywords.complete({ domainId }))).toMatchObject({
      code: 'budget_exceeded',
    });
    const stranger = await signIn(services);
    expect(await failureOf(stranger.api.keywords.complete({ domainId }))).toMatchObject({
      code: 'not_found',
    });
    expect(fake.calls).toEqual([]);
  });
});
