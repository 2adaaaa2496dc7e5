import { writeZip } from '@keydence/search-data/testing/spreadsheet';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDays } from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { findConsoleState } from '../console-facts/find-console-state.ts';
import { readPages, readPairs, readQueries } from '../console-facts/read-figures.ts';
import { readPageWeeks, readPairWeeks } from '../console-facts/read-weeks.ts';
import { readHealthBasis } from '../reports/read-health-basis.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { runImport } from './run-import.ts';
import { startImport } from './start-import.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());
beforeEach(async () => {
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});

const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join('');
const percent = (clicks: number, impressions: number) => `${((100 * clicks) / impressions).toFixed(2)}%`;
const row = (name: string, clicks: number, impressions: number, position: number) =>
  `${name},${clicks},${impressions},${percent(clicks, impressions)},${position}`;
const figures = 'Clicks,Impressions,CTR,Position';

const chart = (newestDay: string, days: number) =>
  lines(`Date,${figures}`, ...makeDays(newestDay, days).map(([day]) => row(day, 4, 100, 6)));
const filters = (...rows: string[]) => lines('Filter,Value', 'Search type,Web', ...rows);

const queries = lines(
  `Top queries,${figures}`,
  row('tea shop', 30, 300, 5.62),
  row('green tea', 10, 700, 12.2),
);
const pages = lines(
  `Top pages,${figures}`,
  row('https://acme.com/?utm_source=local', 20, 100, 2),
  row('https://acme.com/', 60, 300, 10),
);

/** Uploads a zip and imports it; returns the list's number. */
async function upload(files: Record<string, string>, fileName = 'acme.com-Performance-on-Search.zip') {
  const base = { services, requestId: 'test', caller: person };
  const ctx = { ...base, domain: await getDomainScope(base, { domainId }) };
  const { id: importId } = await createImport(ctx, { fileName, content: writeZip(files) });
  await startImport(ctx, { domainId, importId, acceptsOtherSite: true });
  await runImport(services, { importId }, { isLast: true });
  const [list] = await services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
  return list?.id ?? 0;
}

const slices = (listId: number) => services.database.sql<Record<string, unknown>[]>`
  select kind, starts_on::text as "startsOn", ends_on::text as "endsOn", filter, row_count as rows
  from console_slices where list_id = ${listId} and kind <> 'site' order by ends_on, kind`;

describe('an upload from Search Console', () => {
  it('stores no health score where the report is not rated, since most clicks are hidden', async () => {
    const searches = Array.from({ length: 12 }, (_, place) => row(`tea ${place}`, 1, 30, 4));
    const listId = await upload({
      'Chart.csv': chart('2026-11-19', 28),
      'Queries.csv': lines(`Top queries,${figures}`, ...searches),
      'Pages.csv': lines(`Top pages,${figures}`, row('https://acme.com/', 600, 3_000, 10)),
    });
    const report = await person.api.reports.get({ domainId });
    const [stored] = await services.database.sql`
      select figures -> 'healthScore' as score from list_measures where list_id = ${listId}`;
    expect([report.health?.score, stored?.score]).toEqual([null, null]);
  });

  it('stores queries and pages of its own days', async () => {
    const files = { 'Chart.csv': chart('2026-11-19', 28), 'Queries.csv': queries, 'Pages.csv': pages };
    const listId = await upload({ ...files, 'Filters.csv': filters('Date,Last 28 days') });
    const { db } = services.database;
    const state = await findConsoleState(db, listId);
    expect(state).toMatchObject({
      source: 'search_console',
      property: null,
      filter: null,
      firstDay: '2026-10-23',
      lastFinalDay: '2026-11-19',
      hasDays: false,
      window: { startsOn: '2026-10-23', endsOn: '2026-11-19', days: 28, countedDays: 28 },
      previous: null,
      yearAgo: null,
      hiddenShare: 0.5,
      isCut: false,
    });
    expect(await readHealthBasis(db, listId)).toMatchObject({
      hiddenShare: 0.5,
      isCut: false,
      filter: null,
    });
    if (!state) return;
    const { window } = state;
    expect(await readPages(db, listId, window)).toEqual([
      { page: 'https://acme.com/', clicks: 80, impressions: 400, position: 8 },
    ]);
    expect(await readQueries(db, listId, window)).toEqual([
      { query: 'tea shop', keywordId: 1, clicks: 30, impressions: 300, position: 5.6 },
      { query: 'green tea', keywordId: 2, clicks: 10, impressions: 700, position: 12.2 },
    ]);
    expect(await readPairs(db, listId, window, { leastImpressions: 1 })).toEqual([]);
    expect(await readPageWeeks(db, listId, window, 4)).toEqual({ weeks: [], pages: [] });
    expect(await readPairWeeks(db, listId, window, 8)).toMatchObject({ weeks: [], pairs: { count: 0 } });
  });

  it('separates the earlier period of a comparison, and compares the two', async () => {
    const compared =
      'Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions';
    const head = `${compared},Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position`;
    const days = makeDays('2026-11-19', 28).map(([day]) => `${day},4,2,100,50,4%,4%,6,7`);
    const listId = await upload({
      'Chart.csv': lines(`Date,${head}`, ...days),
      'Queries.csv': lines(
        `Top queries,${head}`,
        'tea shop,12,0,300,0,4%,0%,7.1,0',
        'green tea,2,4,50,80,4%,5%,9,8',
      ),
      'Pages.csv': lines(`Top pages,${head}`, 'https://acme.com/tea,20,8,400,90,5%,8.89%,7,8'),
    });
    const { db } = services.database;
    const state = await findConsoleState(db, listId);
    expect(state).toMatchObject({
      window: { startsOn: '2026-10-23', endsOn: '2026-11-19', countedDays: 28 },
      previous: {
        startsOn: '2026-09-25',
        endsOn: '2026-10-22',
        days: 28,
        countedDays: 28,
        impressionBreak: null,
      },
    });
    if (!state?.previous) return;
    expect(await readQueries(db, listId, state.previous)).toEqual([
      { query: 'green tea', keywordId: 2, clicks: 4, impressions: 80, position: 8 },
      { query: 'tea shop', keywordId: 1, clicks: 0, impressions: 0, position: null },
    ]);
    expect(await readQueries(db, listId, state.window)).toMatchObject([
      { query: 'tea shop', clicks: 12, impressions: 300, position: 7.1 },
      { query: 'green tea', clicks: 2, impressions: 50, position: 9 },
    ]);
  });

  it('stores its filter, and prefers unfiltered data', async () => {
    const files = { 'Chart.csv': chart('2026-11-19', 28), 'Pages.csv': pages, 'Queries.csv': queries };
    const listId = await upload({ ...files, 'Filters.csv': filters('Date,Last 28 days', 'Page,+/blog/') });
    const { db } = services.database;
    const filter = 'Search type: Web, Page: +/blog/';
    expect(await findConsoleState(db, listId)).toMatchObject({ filter });
    expect(await readHealthBasis(db, listId)).toMatchObject({ filter });
    await upload({ 'Chart.csv': chart('2026-10-31', 28), 'Pages.csv': pages, 'Queries.csv': queries });
    expect(await findConsoleState(db, listId)).toMatchObject({ filter: null, lastFinalDay: '2026-10-31' });
  });

  it('does not guess its first day', async () => {
    const listId = await upload({ 'Queries.csv': queries, 'Filters.csv': filters('Date,Last 3 months') });
    expect(await slices(listId)).toMatchObject([{ kind: 'query', startsOn: null }]);
    expect(await findConsoleState(services.database.db, listId)).toMatchObject({
      firstDay: null,
      window: { startsOn: null, days: null, countedDays: null },
      hiddenShare: null,
    });
  });

  it('reads its days from the filters if it has no series', async () => {
    const period = '"Date","Oct 23, 2026-Nov 19, 2026"';
    const listId = await upload({ 'Queries.csv': queries, 'Filters.csv': filters(period) });
    expect(await slices(listId)).toEqual([
      { kind: 'query', startsOn: '2026-10-23', endsOn: '2026-11-19', filter: null, rows: 2 },
    ]);
  });

  it('replaces an earlier upload of the same days', async () => {
    const files = { 'Chart.csv': chart('2026-11-19', 28), 'Pages.csv': pages };
    const listId = await upload({ ...files, 'Queries.csv': queries });
    await upload({ ...files, 'Queries.csv': lines(`Top queries,${figures}`, row('oolong', 5, 50, 3)) });
    const state = await findConsoleState(services.database.db, listId);
    expect(state && (await readQueries(services.database.db, listId, state.window))).toMatchObject([
      { query: 'oolong', clicks: 5 },
    ]);
    expect(await slices(listId)).toHaveLength(2);
  });

  it('imports figures without an upper limit, but no future day', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const listId = await upload({
      'Chart.csv': lines(`Date,${figures}`, row('2099-12-31', 4, 100, 6), row('2026-11-19', 4, 100, 6)),
      'Queries.csv': lines(
        `Top queries,${figures}`,
        row('tea shop', 30, 300, -1e300),
        row('tea', 1, 9, -99_999),
      ),
      'Pages.csv': lines(
        `Top pages,${figures}`,
        ...Array.from({ length: 1_100 }, (_, index) => row(`https://acme.com/${index}`, most, most, 2)),
      ),
      'Filters.csv': filters('Date,Last 28 days', `Query,\u0000${'☕'.repeat(5_000)}`),
    });
    expect((await person.api.imports.list({ domainId }))[0]).toMatchObject({ state: 'done' });
    const [query, page] = [...(await slices(listId))].reverse();
    expect(query).toMatchObject({ kind: 'query', rows: 2 });
    expect(page).toMatchObject({ kind: 'page', rows: 1_100 });
    const days = await services.database.sql<{ day: string }[]>`
      select measured_on::text as day from search_totals where list_id = ${listId} and dimension = 'day'
      union select ends_on::text from console_slices where list_id = ${listId} and kind = 'site'`;
    expect([...days]).toEqual([{ day: '2026-11-19' }]);
  });

  it('reports a table of exactly 1,000 rows as truncated', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => row(`tea ${index}`, 1, 10, 5));
    const files = { 'Chart.csv': chart('2026-11-19', 28), 'Pages.csv': pages };
    const listId = await upload({ ...files, 'Queries.csv': lines(`Top queries,${figures}`, ...many) });
    const { db } = services.database;
    expect(await findConsoleState(db, listId)).toMatchObject({ isCut: true, areQueriesCut: true });
    expect(await readHealthBasis(db, listId)).toMatchObject({ isCut: true });
  });
});

it('stores no facts for a file of another tool', async () => {
  const listId = await upload(
    { 'list.csv': lines('Keyword,Search volume', 'tea shop,100', 'green tea,50') },
    'list.zip',
  );
  expect(await slices(listId)).toEqual([]);
  expect(await findConsoleState(services.database.db, listId)).toBeNull();
});
