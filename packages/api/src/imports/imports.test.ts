import type { ImportRun } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { runAlertCheck } from '../alerts/run-alert-check.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { importMessages } from './import-messages.ts';
import { runImport } from './run-import.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  services = await createTestServices({
    sampleDomains,
    sources: { sample: createSampleSource({ now }) },
    now,
  });
  person = await signIn(services);
});
afterAll(() => services.database.close());

/** A domain that no source covers, with its setup done. */
async function addDomain(domainUrl = 'acme.com'): Promise<string> {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return domainId;
}

async function upload(domainId: string, fileName: string, text: string): Promise<ImportRun> {
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  return createImport({ ...ctx, domain }, { fileName, content: new TextEncoder().encode(text) });
}

/** Uploads and imports a file; returns the result. */
async function importFile(domainId: string, fileName: string, text: string): Promise<ImportRun> {
  const { id: importId } = await upload(domainId, fileName, text);
  await person.api.imports.start({ domainId, importId });
  await runImport(services, { importId }, { isLast: true });
  return person.api.imports.get({ domainId, importId });
}

async function readList(domainId: string) {
  const { data } = await person.api.keywords.list({ domainId, sortBy: 'search_volume' });
  return new Map(data.map((keyword) => [keyword.keywordText, keyword]));
}

const queries = (...rows: string[]) => ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n');
const semrush = (...rows: string[]) =>
  ['Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type', ...rows].join('\n');
const ahrefs = (...rows: string[]) =>
  [
    'Keyword,Country code,Volume,KD,CPC,Current position,Current URL,Current URL inside,Updated',
    ...rows,
  ].join('\n');

it('lists the columns of an unrecognized table, and does not import it', async () => {
  const domainId = await addDomain();
  const { id: importId, preview } = await upload(domainId, 'x.csv', 'Phrase,Keywords\ntea,31\ncoffee,8');
  expect(preview).toMatchObject({
    kind: 'table',
    keywordRows: 0,
    notes: [],
    obstacle: importMessages.unknownColumns,
    table: {
      headerRow: 1,
      columns: [
        { name: 'Phrase', guess: 'keyword' },
        { name: 'Keywords', guess: null },
      ],
      rows: [
        ['tea', '31'],
        ['coffee', '8'],
      ],
    },
  });
  const failure = await failureOf(person.api.imports.start({ domainId, importId }));
  expect(failure.message).toBe(importMessages.unknownColumns);
});

describe('an unrecognized table', () => {
  const text = 'Phrase,Found,Place\ntea shop,90,4\ngreen tea,12,\n';
  const fields = ['keyword', 'search_volume', 'rank'] as const;

  it('is read with manual choices and imported, and so is the next file with its header', async () => {
    const domainId = await addDomain();
    const { id: importId, preview } = await upload(domainId, 'first.csv', text);
    expect(preview).toMatchObject({ keywordRows: 0, reading: null });
    const read = await person.api.imports.read({ domainId, importId, fields: [...fields] });
    expect(read).toMatchObject({
      total: 2,
      preview: { keywordRows: 2, obstacle: null, filled: ['rank', 'search_volume'], reading: { fields } },
    });
    await person.api.imports.start({ domainId, importId });
    await runImport(services, { importId }, { isLast: true });
    const { figures } = await person.api.imports.get({ domainId, importId });
    expect(figures).toMatchObject({ added: 2 });
    expect((await readList(domainId)).get('tea shop')).toMatchObject({ searchVolume: 90, rankAbsolute: 4 });

    const second = await upload(domainId, 'second.csv', `${text}black tea,7,2\n`);
    expect(second.preview).toMatchObject({ keywordRows: 3, reading: { fields } });
    expect(second.preview.notes).toContain(importMessages.remembered('first.csv'));
    const undone = await person.api.imports.read({ domainId, importId: second.id, fields: null });
    expect(undone.preview).toMatchObject({ keywordRows: 0, obstacle: importMessages.unknownColumns });
    expect((await upload(domainId, 'third.csv', text)).preview).toMatchObject({ reading: null });
  });

  it('is not a special case: a recognized export can be read with manual choices too', async () => {
    const domainId = await addDomain();
    const file = semrush('tea shop,4,1900,35,1.25,https://acme.com/,2026-10-01,Organic');
    const { id: importId, preview } = await upload(domainId, 'x.csv', file);
    expect(preview).toMatchObject({ kind: 'semrush_positions', keywordRows: 1, obstacle: null });
    expect(preview.table?.columns[1]).toEqual({ name: 'Position', guess: 'rank' });
    const read = await person.api.imports.read({ domainId, importId, fields: ['keyword', 'difficulty'] });
    expect(read.preview).toMatchObject({ kind: 'table', filled: ['difficulty'], obstacle: null });
    const undone = await person.api.imports.read({ domainId, importId, fields: null });
    expect(undone.preview).toMatchObject({
      kind: 'semrush_positions',
      filled: preview.filled,
      reading: null,
    });
  });

  it('is not read for another workspace, nor once it is imported', async () => {
    const domainId = await addDomain();
    const { id: importId } = await upload(domainId, 'first.csv', text);
    await person.api.imports.read({ domainId, importId, fields: [...fields] });
    const other = await addDomain();
    expect((await upload(other, 'first.csv', text)).preview).toMatchObject({ reading: null, keywordRows: 0 });
    await person.api.imports.start({ domainId, importId });
    const failure = await failureOf(person.api.imports.read({ domainId, importId, fields: null }));
    expect(failure.message).toBe(importMessages.notStartable);
  });

  it('requires the decimal mark if its numbers are ambiguous', async () => {
    const domainId = await addDomain();
    const file = 'Keyword;Search Volume;CPC\ntea;10;1.300\npot;20;2.500';
    const { id: importId, preview } = await upload(domainId, 'x.csv', file);
    expect(preview).toMatchObject({ asksDecimalMark: true, obstacle: importMessages.decimalMark });
    const { preview: answered } = await person.api.imports.read({ domainId, importId, decimalMark: 'point' });
    expect(answered).toMatchObject({ asksDecimalMark: false, obstacle: null, problemCount: 0 });
  });
});

describe('a file of another site', () => {
  const pages = (...hosts: string[]) =>
    semrush(...hosts.map((host, row) => `tea ${row},4,1900,35,1.25,https://${host}/tea,2026-10-01,Organic`));

  it.each([
    ['its pages', 'x.csv', pages('www.rival.com', 'rival.com', 'acme.com'), 'rival.com'],
    ['its name', 'rival.com-organic.Positions-us-20261001.csv', 'Keyword,Search Volume\ntea,10', 'rival.com'],
    ['pages of a subdomain', 'x.csv', pages('blog.acme.com', 'www.acme.com'), null],
    ['pages of its own behind another name', 'rival.com-organic.Positions-us-1.csv', pages('acme.com'), null],
    ['nothing', 'x.csv', 'tea\npot', null],
  ])('is recognized by %s', async (_, fileName, text, site) => {
    const domainId = await addDomain();
    expect((await upload(domainId, fileName, text)).preview.otherSite).toBe(site);
  });

  it('is imported only after a person accepts it', async () => {
    const domainId = await addDomain();
    const { id: importId } = await upload(domainId, 'x.csv', pages('rival.com'));
    const failure = await failureOf(person.api.imports.start({ domainId, importId }));
    expect(failure).toMatchObject({
      code: 'conflict',
      message: importMessages.otherSite('rival.com', 'acme.com'),
    });
    const started = await person.api.imports.start({ domainId, importId, acceptsOtherSite: true });
    expect(started.state).toBe('queued');
  });
});

it('stores counts above four bytes, and both periods of a comparison, each on its day', async () => {
  const domainId = await addDomain();
  const header = 'Query,Last 3 months Clicks,Previous 3 months Clicks,c,d,e,f,g,h';
  const row = 'tea,99999999999999,5,99999999999999,50,100%,10%,3,9';
  const ended = await importFile(domainId, 'Queries 2026-10-31.csv', `${header}\n${row}`);
  expect(ended).toMatchObject({ state: 'done', done: 1, total: 1, figures: { added: 1 } });
  const [keyword] = (await person.api.keywords.list({ domainId })).data;
  const { measures } = await person.api.keywords.get({ keywordId: keyword?.id ?? '' });
  expect(measures).toMatchObject([
    { measuredOn: '2026-10-31', clicks: 99_999_999_999_999, impressions: 99_999_999_999_999, rank: 3 },
    { measuredOn: '2026-07-31', clicks: 5, impressions: 50, rank: 9 },
  ]);
});

it('counts long queries as a group, and stores them in the search totals', async () => {
  const domainId = await addDomain();
  const prompts = ['a', 'b'].map((letter) => `${letter} ${'long '.repeat(60)},2,10,20%,3`);
  const ended = await importFile(domainId, 'a.csv', queries('tea,1,4,25%,2', ...prompts));
  const longQueries = { rows: 2, clicks: 4, impressions: 20 };
  expect(ended).toMatchObject({
    preview: { queries: { rows: 3, clicks: 5, impressions: 24 }, longQueries, problemCount: 0 },
    figures: { added: 1, totals: 0, longQueries },
  });
  expect(ended.preview.notes).toContain(importMessages.longQueries(longQueries));
  const { data } = await person.api.searchTotals.list({ domainId, table: 'long_query' });
  expect(data).toMatchObject([{ clicks: 4, impressions: 20, averagePosition: 3 }]);
});

it('stores the days of a series beside a group of long queries', async () => {
  const domainId = await addDomain();
  const days = 'Date,Clicks,Impressions,CTR,Position\n2026-11-01,1,4,25%,2\n2026-11-02,0,0,,';
  expect((await importFile(domainId, 'Dates.csv', days)).figures).toMatchObject({ totals: 2 });
  const totals = await person.api.searchTotals.get({ domainId });
  expect(totals.days).toMatchObject([{ day: '2026-11-01', clicks: 1 }, { day: '2026-11-02' }]);
});

it('stores daily ranks as history, and no costs in another currency', async () => {
  const domainId = await addDomain();
  const text =
    'Keyword,URL,Search vol.,CPC,Intent,2026-10-30,Dynamics,2026-10-31,Dynamics,2026-11-01,Dynamics\ntea,https://acme.com/,90,€2,"commercial, informational",7,0,-,0,4,0';
  await importFile(domainId, 'positions.csv', text);
  const [keyword] = (await person.api.keywords.list({ domainId })).data;
  expect(keyword).toMatchObject({ rankAbsolute: 4, cpc: null, intentType: 'commercial' });
  const { measures } = await person.api.keywords.get({ keywordId: keyword?.id ?? '' });
  expect(measures).toMatchObject([
    { cpc: 2, cpcCurrency: 'EUR', intents: ['commercial', 'informational'], rank: 4 },
  ]);
  const months = await services.database.sql`
    select month::text, encode(ranks, 'hex') as ranks from ranking_months h
    join keyword_lists l on l.id = h.list_id where l.domain_id = ${domainId} order by month`;
  expect(months).toEqual([
    { month: '2026-10-01', ranks: `${'ff'.repeat(29)}0700` },
    { month: '2026-11-01', ranks: `04${'ff'.repeat(30)}` },
  ]);
});

describe('a domain that no source covers', () => {
  it('shows the recognized contents, imports them, and then has figures', async () => {
    const domainId = await addDomain();
    const file = semrush(
      'tea shop,4,1900,35,1.25,https://acme.com/tea,2026-10-01,Organic',
      'green tea,12,5400,55,0.8,https://acme.com/green,2026-10-01,Organic',
      'green tea,1,5400,55,0.8,https://acme.com/x,2026-10-01,AI overview',
      'green tea,15,5400,55,0.8,https://acme.com/shop,2026-10-01,Organic',
      ',12,5400,55,0.8,,2026-10-01,Organic',
    );
    const { preview, state } = await upload(domainId, 'acme.com-organic.Positions-us-20261001.csv', file);
    expect(state).toBe('previewed');
    expect(preview).toMatchObject({
      kind: 'semrush_positions',
      tool: 'semrush',
      keywordRows: 4,
      skippedRows: 1,
      measuredOn: '2026-10-01',
      isDateKnown: true,
      locationName: 'United States',
      obstacle: null,
      filled: ['rank', 'search_volume', 'difficulty', 'cpc', 'ranking_url'],
      problems: [{ rowNumber: 6, isSkipped: true }],
    });
    expect((await person.api.keywords.list({ domainId })).pagination.total).toBe(0);

    const ended = await importFile(domainId, 'acme.com-organic.Positions-us-20261001.csv', file);
    expect(ended).toMatchObject({
      state: 'done',
      done: 4,
      total: 4,
      figures: { added: 2, updated: 0, deleted: 0, isRepeat: false },
    });
    const list = await readList(domainId);
    expect(list.get('tea shop')).toMatchObject({
      searchVolume: 1900,
      difficultyScore: 35,
      cpc: 1.25,
      rankAbsolute: 4,
      rankingUrl: 'https://acme.com/tea',
      intentType: null,
      opportunityScore: expect.any(Number),
      lastRankingCheck: new Date('2026-10-01T00:00:00Z'),
      needsRankingRefresh: false,
    });
    expect(list.get('green tea')).toMatchObject({ rankAbsolute: 12, rankingUrl: 'https://acme.com/green' });
    const { dataSource } = await person.api.keywords.list({ domainId });
    expect(dataSource).toBe('import');
    const report = await person.api.reports.get({ domainId });
    expect(report).toMatchObject({
      dataSource: 'import',
      rankingDistribution: { totalRankedKeywords: 2 },
      pages: { pagesByKeywordCount: [{ url: 'https://acme.com/tea' }, { url: 'https://acme.com/green' }] },
    });
    const competing =
      'Two of your pages compete for “green tea”: https://acme.com/green and https://acme.com/shop.';
    expect(JSON.stringify(report.aiInsights)).toContain(competing);
  });

  it('changes nothing on a second import, and adds a newer export to the rank history', async () => {
    const domainId = await addDomain();
    const first = semrush('tea shop,4,1900,35,1.25,https://acme.com/tea,2026-09-01,Organic');
    await importFile(domainId, 'a.csv', first);
    const before = await dumpDomain(services, domainId);
    const again = await upload(domainId, 'b.csv', first);
    expect(again.preview.notes).toContain(importMessages.repeat('2026-11-21'));
    expect((await importFile(domainId, 'b.csv', first)).figures).toMatchObject({ added: 0, isRepeat: true });
    expect(await dumpDomain(services, domainId)).toEqual(before);

    await importFile(
      domainId,
      'c.csv',
      semrush('tea shop,2,2400,,1.3,https://acme.com/tea,2026-10-01,Organic'),
    );
    await importFile(
      domainId,
      'd.csv',
      semrush('tea shop,9,10,1,0.1,https://acme.com/old,2026-08-01,Organic'),
    );
    const keyword = (await readList(domainId)).get('tea shop');
    expect(keyword).toMatchObject({ rankAbsolute: 2, searchVolume: 2400, difficultyScore: 35, cpc: 1.3 });
    const days = await person.api.keywords.history({ keywordId: keyword?.id ?? '' });
    expect(days.map(({ date, rankAbsolute }) => [date, rankAbsolute])).toEqual([
      ['2026-08-01', 9],
      ['2026-09-01', 4],
      ['2026-10-01', 2],
    ]);
  });

  it('compares a newer export with the previous one', async () => {
    const domainId = await addDomain('compared.com');
    await importFile(domainId, 'a.csv', semrush('tea shop,14,1900,35,1.25,,2026-11-01,Organic'));
    expect((await person.api.trends.get({ domainId })).trend).toBeNull();
    const newer = semrush('tea shop,4,1900,35,1.25,,2026-12-01,Organic');
    const { id: importId } = await upload(domainId, 'b.csv', newer);
    await person.api.imports.start({ domainId, importId });
    await runImport({ ...services, now: () => new Date('2026-12-05T12:00:00Z') }, { importId });
    const { trend } = await person.api.trends.get({ domainId });
    expect(trend).toMatchObject({
      since: '2026-11-21',
      ranks: { counts: { up: 1, lost: 0 }, up: [{ keywordText: 'tea shop', before: 14, now: 4 }] },
    });
  });

  it('keeps the figures of each tool where tools disagree, in any order of import', async () => {
    const files: [string, string][] = [
      ['gsc.csv', queries('tea shop,12,340,3.53%,13.94', 'unseen,0,4,0%,276')],
      ['s.csv', semrush('tea shop,4,1900,35,1.25,https://acme.com/tea,2026-09-01,Organic')],
      ['a.csv', ahrefs('tea shop,US,2100,12,1.5,5,https://acme.com/tea,,2026-09-10')],
      ['k.csv', 'Keyword,Avg. monthly searches,Searches: Sep 2026\ntea shop,2000,2200'],
    ];
    for (const order of [files, [files[0], files[1], files[3], files[2]] as typeof files]) {
      const domainId = await addDomain();
      for (const [name, text] of order) await importFile(domainId, name, text);
      const list = await readList(domainId);
      expect(list.get('tea shop')).toMatchObject({
        searchVolume: 2000,
        difficultyScore: 35,
        cpc: 1.5,
        rankAbsolute: 14,
        monthlySearches: [2200],
      });
      expect(list.get('unseen')).toMatchObject({ searchVolume: null, rankAbsolute: null });
      const { measures } = await person.api.keywords.get({ keywordId: list.get('tea shop')?.id ?? '' });
      expect(measures).toMatchObject([
        {
          source: 'search_console',
          measuredOn: '2026-11-21',
          averagePosition: 13.94,
          clicks: 12,
          impressions: 340,
        },
        { source: 'keyword_planner', measuredOn: '2026-09-30', searchVolume: 2000, rank: null },
        { source: 'ahrefs', measuredOn: '2026-09-10', searchVolume: 2100, difficultyScore: 12, rank: 5 },
        { source: 'semrush', measuredOn: '2026-09-01', searchVolume: 1900, difficultyScore: 35, rank: 4 },
      ]);
    }
  });

  it('leaves a deleted keyword deleted, and restores it with its measures', async () => {
    const domainId = await addDomain();
    const row = 'tea shop,4,1900,35,1.25,https://acme.com/tea,2026-09-01,Organic';
    await importFile(domainId, 'a.csv', semrush(row));
    const keywordId = (await readList(domainId)).get('tea shop')?.id ?? '';
    await person.api.keywords.delete({ keywordId });
    const { figures } = await importFile(domainId, 'b.csv', semrush(row, 'new,4,1,1,1,,2026-09-01,Organic'));
    expect(figures).toMatchObject({ added: 1, updated: 0, deleted: 1 });
    expect((await readList(domainId)).has('tea shop')).toBe(false);
    await person.api.keywords.restore({ domainId, keywordIds: [keywordId] });
    expect((await person.api.keywords.get({ keywordId })).measures).toHaveLength(1);
  });

  it('checks alerts for ranks of a newer day, and not for older ones', async () => {
    const domainId = await addDomain();
    const rankOn = (day: string, rank: number) =>
      semrush(`tea shop,${rank},1900,35,1.25,https://acme.com/tea,${day},Organic`);
    await importFile(domainId, 'a.csv', rankOn('2026-10-01', 4));
    await person.api.alerts.create({ domainId, name: 'Drops', kind: 'dropped', places: 3 });
    await importFile(domainId, 'b.csv', rankOn('2026-09-01', 2));
    expect(services.sentAlertChecks).toEqual([]);
    await importFile(domainId, 'c.csv', rankOn('2026-11-01', 9));
    const [job, ...others] = services.sentAlertChecks.splice(0);
    expect([job?.day, others]).toEqual(['2026-11-01', []]);
    if (job) await runAlertCheck(services, job);
    const { data } = await person.api.alerts.listEvents({ domainId });
    expect(data).toMatchObject([{ moved: 1, compared: 1, sample: [{ before: 4, now: 9 }] }]);
  });
});

describe('data that is not imported', () => {
  it('never mixes real numbers with sample ones, nor those of two markets', async () => {
    const list = 'tea shop\n';
    const sampleId = await addDomain(sampleDomains[0]?.domainName);
    const onSample = await upload(sampleId, 'list.txt', list);
    expect(onSample.preview.obstacle).toBe(importMessages.sample);
    const refused = await failureOf(person.api.imports.start({ domainId: sampleId, importId: onSample.id }));
    expect(refused).toMatchObject({ code: 'validation_failed', message: importMessages.sample });
    const domainId = await addDomain();
    const german = await upload(domainId, 'a.csv', ahrefs('tee,DE,1,1,1,1,,,2026-09-10'));
    expect(german.preview.obstacle).toBe(importMessages.otherMarket('Germany', 'United States'));
    const chinese = await upload(domainId, 'b.csv', ahrefs('茶,CN,1,1,1,1,,,2026-09-10'));
    expect(chinese.preview).toMatchObject({ locationName: 'China', obstacle: null });
  });

  it('stores nothing of a canceled import, even if it is canceled during the write', async () => {
    const domainId = await addDomain();
    const { id: importId } = await upload(domainId, 'list.txt', 'tea\ncoffee\n');
    await person.api.imports.start({ domainId, importId });
    const other = await upload(domainId, 'other.txt', 'milk\n');
    const busy = await failureOf(person.api.imports.start({ domainId, importId: other.id }));
    expect(busy).toMatchObject({ code: 'conflict', message: importMessages.busy });
    await runImport(
      beforeTransaction(() => person.api.imports.cancel({ domainId, importId })),
      { importId },
    );
    expect(await person.api.imports.get({ domainId, importId })).toMatchObject({
      state: 'cancelled',
      figures: null,
    });
    expect((await person.api.keywords.list({ domainId })).pagination.total).toBe(0);
    const tooLate = await failureOf(person.api.imports.cancel({ domainId, importId }));
    expect(tooLate).toMatchObject({ code: 'conflict' });
    const [parts] = await services.database.sql`select 1 from import_parts where import_id = ${importId}`;
    expect(parts).toBeUndefined();
  });

  it('stores nothing of an import that fails midway, and imports all on the next attempt', async () => {
    const domainId = await addDomain();
    const { id: importId } = await upload(domainId, 'list.txt', 'tea\ncoffee\n');
    await person.api.imports.start({ domainId, importId });
    const before = await dumpDomain(services, domainId);
    const broken = { ...services, now: failAfter(3, services.now) };
    await expect(runImport(broken, { importId })).rejects.toThrow('out of time');
    expect(await dumpDomain(services, domainId)).toEqual(before);
    await runImport(services, { importId });
    expect(await person.api.imports.get({ domainId, importId })).toMatchObject({
      state: 'done',
      figures: { added: 2 },
    });
  });

  it('limits the number of uploads that are never imported', async () => {
    const domainId = await addDomain();
    for (const name of ['1', '2', '3', '4', '5', '6']) await upload(domainId, `${name}.txt`, `tea ${name}`);
    const names = (await person.api.imports.list({ domainId })).map(({ fileName }) => fileName);
    expect(names).toEqual(['6.txt', '5.txt', '4.txt', '3.txt', '2.txt']);
  });
});

/** Services that run a callback once, just before the first transaction. */
function beforeTransaction(happen: () => Promise<unknown>): TestServices {
  const { database } = services;
  let hasHappened = false;
  const db = new Proxy(database.db, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (key !== 'transaction' || typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        if (!hasHappened) {
          hasHappened = true;
          await happen();
        }
        return Reflect.apply(value, target, args);
      };
    },
  });
  return { ...services, database: { ...database, db } };
}

function failAfter<Result>(calls: number, run: () => Result): () => Result {
  let left = calls;
  return () => {
    left -= 1;
    if (left < 0) throw new Error('out of time');
    return run();
  };
}
