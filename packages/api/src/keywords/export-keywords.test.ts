import {
  type ExportedKeyword,
  exportKeywordsInput,
  type KeywordSortKey,
  keywordSortKeys,
} from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { runSetup } from '../setup/run-setup.ts';
import { exportKeywords } from './export-keywords.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const largeSize = 30_000;
const nasty = ['=cmd|calc', '"quoted", text', 'thé 茶 🍵', "o'clock"];

let services: TestServices;
let mine: Awaited<ReturnType<typeof addPerson>>;
let theirs: Awaited<ReturnType<typeof addPerson>>;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 40);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  mine = await addPerson();
  await services.database.sql`
    insert into keyword_tags (list_id, keyword_id, tag) select list_id, id, 'shop' from tracked_keywords where id % 3 = 0`;
  theirs = await addPerson();
}, 60_000);
afterAll(() => services.database.close());

async function addPerson() {
  const caller = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await caller.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await caller.api.keywords.addMany({ domainId, keywords: nasty });
  return { ...caller, domainId, context: { services, requestId: 'test', caller } };
}

function startExport(input: Record<string, unknown> = {}, person = mine) {
  return exportKeywords(person.context, exportKeywordsInput.parse({ domainId: mine.domainId, ...input }));
}

async function collect(batches: AsyncIterable<ExportedKeyword[]>): Promise<ExportedKeyword[]> {
  const all: ExportedKeyword[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

const idsOf = (keywords: readonly { id: string }[]) => keywords.map(({ id }) => id);

it('has every keyword of the list, the file name and the source of the figures', async () => {
  const { data, pagination } = await mine.api.keywords.list({ domainId: mine.domainId, limit: 100 });
  const { fileName, source, total, batches } = await startExport();
  expect(fileName).toBe('keydence-brewlane.example-keywords-sample-2026-11-21.csv');
  expect(source).toEqual({
    domainName: 'brewlane.example',
    locationCode: 2840,
    languageCode: 'en',
    dataSource: 'sample',
  });
  expect(total).toBe(pagination.total);
  const exported = await collect(batches);
  expect(exported).toMatchObject(data);
  expect(exported[0]?.volumeMonth).toBe('2026-10');
  expect(exported.map(({ keywordText }) => keywordText)).toEqual(expect.arrayContaining(nasty));
});

it.each(keywordSortKeys.flatMap((key) => [[key, 'asc'] as const, [key, 'desc'] as const]))(
  'has the order and the filters of the screen: %s %s',
  async (sortBy: KeywordSortKey, sortOrder) => {
    for (const filter of [
      {},
      { search: 'coffee' },
      { tag: 'shop' },
      { intentType: 'commercial', maxDifficulty: 60 },
    ]) {
      const input = { domainId: mine.domainId, sortBy, sortOrder, limit: 100, ...filter };
      const { data } = await mine.api.keywords.list(input as never);
      const { batches } = await startExport({ sortBy, sortOrder, ...filter });
      expect(idsOf(await collect(batches))).toEqual(idsOf(data));
    }
  },
);

it('exports only the chosen keywords, in the order of the list', async () => {
  const { data } = await mine.api.keywords.list({ domainId: mine.domainId });
  const chosen = [data[7], data[2], data[5]].map((keyword) => keyword?.id ?? '');
  const { total, batches } = await startExport({ keywordIds: chosen.join(',') });
  expect(total).toBe(3);
  expect(idsOf(await collect(batches))).toEqual([chosen[1], chosen[2], chosen[0]]);
});

it('skips keywords deleted since they were chosen', async () => {
  const { id } = await mine.api.keywords.add({ domainId: mine.domainId, keywordText: 'short lived' });
  const { data } = await mine.api.keywords.list({ domainId: mine.domainId });
  await mine.api.keywords.delete({ keywordId: id });
  const { batches } = await startExport({ keywordIds: `${id}, ${data[0]?.id}` });
  expect(idsOf(await collect(batches))).toEqual([data[0]?.id]);
});

it('treats foreign domains and keywords like unknown ones', async () => {
  const { data } = await theirs.api.keywords.list({ domainId: theirs.domainId });
  const strange = [
    { domainId: theirs.domainId },
    { domainId: 'not-an-id' },
    { keywordIds: data[0]?.id },
    { keywordIds: 'x' },
    { keywordIds: '1,2' },
    { locationCode: 2276, languageCode: 'de', keywordIds: data[0]?.id },
  ];
  for (const input of strange) {
    expect(await failureOf(startExport(input))).toMatchObject({ code: 'not_found', message: 'Not found' });
  }
});

it('is empty for a market that was never set up', async () => {
  const { total, batches } = await startExport({ locationCode: 2276, languageCode: 'de' });
  expect([total, await collect(batches)]).toEqual([0, []]);
});

it('is refused during the setup of a new domain', async () => {
  const { domains } = await mine.api.workspaces.create({ name: 'Soon', domainUrl: 'soon.com' });
  const failure = await failureOf(startExport({ domainId: domains[0]?.id }));
  expect(failure.code).toBe('domain_setup_in_progress');
});

it('refuses text that the database cannot store', async () => {
  expect(await failureOf(startExport({ search: '\0' }))).toMatchObject({ code: 'validation_failed' });
});

it(`reads ${largeSize} keywords in batches, each once, and stops when the reader does`, async () => {
  const { sql } = services.database;
  const [list] = await sql<{ id: number }[]>`
    insert into keyword_lists (domain_id, location_code, language_code)
    values (${mine.domainId}, 2826, 'en') returning id`;
  const listId = list?.id ?? 0;
  await sql`insert into tracked_keywords (list_id, id, search_volume, intent, keyword_text)
    select ${listId}, n, n * 7919 % 5000, 0, 'keyword ' || n from generate_series(1, ${largeSize}) n`;
  await sql`insert into keyword_rankings (list_id, id, search_volume, intent)
    select list_id, id, search_volume, intent from tracked_keywords where list_id = ${listId}`;
  const gb = { locationCode: 2826, languageCode: 'en' };

  const { total, batches } = await startExport(gb);
  expect(total).toBe(largeSize);
  const seen = new Set<string>();
  let largest = 0;
  let isSorted = true;
  let last = Number.POSITIVE_INFINITY;
  for await (const batch of batches) {
    largest = Math.max(largest, batch.length);
    for (const { id, searchVolume } of batch) {
      isSorted &&= (searchVolume ?? 0) <= last;
      last = searchVolume ?? 0;
      seen.add(id);
    }
  }
  expect({ count: seen.size, largest, isSorted }).toEqual({
    count: largeSize,
    largest: 500,
    isSorted: true,
  });
  expect(seen.has(encodeKeywordId({ listId, id: largeSize }))).toBe(true);

  const second = await startExport(gb);
  await second.batches.next();
  await second.batches.return();
  expect(await second.batches.next()).toEqual({ done: true, value: undefined });
}, 60_000);
