import type { ImportRun } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAlertCheck } from '../alerts/run-alert-check.ts';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { dumpDomain } from '../testing/dump-domain.ts';
import { failureOf, signIn } from '../testing/sign-in.ts';
import { getDomainScope } from '../tracked-domains/access.ts';
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

/** A domain that no source covers, its setup ended. */
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

/** Uploads, imports, and tells how it ended. */
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

describe('a domain that no source covers', () => {
  it('shows what was recognised, imports it, and is then a domain with numbers', async () => {
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
    const rivals =
      'Two of your pages compete for “green tea”: https://acme.com/green and https://acme.com/shop.';
    expect(JSON.stringify(report.aiInsights)).toContain(rivals);
  });

  it('importing twice changes nothing, and a newer export adds to the rank history', async () => {
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

  it('a newer export is compared with the one before', async () => {
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

  it('where tools disagree, each keeps its own, in whatever order they come', async () => {
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

  it('a deleted keyword stays away, and brings its measures back when it is restored', async () => {
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

  it('has its alerts look at ranks of a newer day, and at no older ones', async () => {
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

describe('what is not imported', () => {
  it('real numbers are not mixed with sample ones, nor those of two markets', async () => {
    const list = 'tea shop\n';
    const sampleId = await addDomain(sampleDomains[0]?.domainName);
    const onSample = await upload(sampleId, 'list.txt', list);
    expect(onSample.preview.obstacle).toBe(importMessages.sample);
    const refused = await failureOf(person.api.imports.start({ domainId: sampleId, importId: onSample.id }));
    expect(refused).toMatchObject({ code: 'validation_failed', message: importMessages.sample });
    const domainId = await addDomain();
    const german = await upload(domainId, 'a.csv', ahrefs('tee,DE,1,1,1,1,,,2026-09-10'));
    expect(german.preview.obstacle).toBe(importMessages.otherMarket('Germany', 'United States'));
  });

  it('a cancelled import leaves nothing, also when it is cancelled while it is written', async () => {
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

  it('what fails half-way leaves nothing, and the next attempt imports all', async () => {
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

  it('uploads that nobody imports do not pile up', async () => {
    const domainId = await addDomain();
    for (const name of ['1', '2', '3', '4', '5', '6']) await upload(domainId, `${name}.txt`, `tea ${name}`);
    const names = (await person.api.imports.list({ domainId })).map(({ fileName }) => fileName);
    expect(names).toEqual(['6.txt', '5.txt', '4.txt', '3.txt', '2.txt']);
  });
});

/** Services in which something happens once, just before the first transaction. */
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
