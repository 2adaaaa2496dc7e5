import { type GainRange, keywordCsvLine } from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { exportKeywords } from '../keywords/export-keywords.ts';
import { runSetup } from '../setup/run-setup.ts';
import { completeSiteRates } from './complete-site-rates.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let workspaceId: string;
beforeAll(async () => {
  services = await createTestServices({ now: () => clock });
  person = await signIn(services);
  const { id, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  workspaceId = id;
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

const keywords = Array.from({ length: 100 }, (_, index) => `tea number ${index + 1}`);

/** A rank tracker's file: different volumes and difficulties, ranks from 1 to 100 and none. */
function semrush(): string {
  return [
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    ...keywords.map((text, index) => {
      const volume = index % 10 === 9 ? '' : 100 * (index + 1);
      return `${text},${index + 1},${volume},${index % 5 === 0 ? 0 : index},1,https://acme.com/p${index},2026-11-20,Organic`;
    }),
  ].join('\n');
}

const show = (gain: GainRange | null | undefined) => (gain ? [gain.low, gain.mid, gain.high] : null);

/** A competitor that ranks for the same keywords, with other figures. */
async function trackCompetitor(texts: readonly string[]) {
  const { sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const id = '01990000-0000-7000-8000-000000000001';
  await sql`insert into competitors (list_id, id, domain_name, display_name)
    values (${list?.id}, ${id}, 'rival.example', 'Rival')`;
  await sql`insert into competitor_keywords
    (list_id, competitor_id, keyword_text, search_volume, difficulty_score, intent, rank_absolute, is_gap)
    select ${list?.id}, ${id}, text, 7000, 10, 1, 3, true from unnest(${[...texts]}::text[]) as text`;
}

describe('the gain of a keyword', () => {
  it('is the same in the list, the drawer, the look-up, the file, the report, the plan, the board, the ledger and the dashboard', async () => {
    await importText(services, person, {
      domainId,
      fileName: 'acme.com-organic.Positions-us-20261120.csv',
      text: semrush(),
    });
    const { data } = await person.api.keywords.list({ domainId, limit: 100 });
    expect(data).toHaveLength(100);
    const listed = new Map(data.map((keyword) => [keyword.keywordText, show(keyword.gain)]));
    expect([...listed.values()].filter((gain) => gain !== null).length).toBe(90);
    expect(data.find(({ searchVolume }) => searchVolume === null)?.gainGap).toBe('not_known');

    const tracked = await person.api.keywords.findTracked({ domainId, keywords });
    expect(tracked).toHaveLength(100);
    for (const { keywordText, gain } of tracked)
      expect([keywordText, show(gain)]).toEqual([keywordText, listed.get(keywordText)]);
    for (const { id, keywordText } of data.slice(0, 20)) {
      const { gain } = await person.api.keywords.get({ keywordId: id });
      expect([keywordText, show(gain)]).toEqual([keywordText, listed.get(keywordText)]);
    }
    const base = { services, requestId: 'test', caller: person };
    const file = await exportKeywords(base, { domainId, sortOrder: 'desc' } as never);
    for await (const batch of file.batches) {
      for (const keyword of batch) {
        expect(show(keyword.gain)).toEqual(listed.get(keyword.keywordText));
        const cells = listed.get(keyword.keywordText)?.join(',') ?? ',,';
        expect(keywordCsvLine(keyword, file.source)).toContain(`,${cells},1,`);
      }
    }

    await trackCompetitor(keywords);
    const matrix = await person.api.gaps.list({ domainId, limit: 100 });
    expect(matrix.data).toHaveLength(100);
    for (const { keyword, gain } of matrix.data)
      expect([keyword, show(gain)]).toEqual([keyword, listed.get(keyword)]);

    const report = await person.api.reports.get({ domainId });
    expect(report.opportunities.length).toBe(20);
    for (const { keywordText, gain, calculatedOpportunity } of report.opportunities) {
      expect([keywordText, show(gain)]).toEqual([keywordText, listed.get(keywordText)]);
      expect(calculatedOpportunity).toBe(gain?.mid);
    }
    const plan = await person.api.contentPlan.plan({ domainId, pages: 12 });
    expect(plan.planned.length).toBeGreaterThan(5);
    for (const { keywordText, gain } of [...plan.planned, ...plan.leftOut]) {
      expect([keywordText, show(gain)]).toEqual([keywordText, listed.get(keywordText)]);
    }
    const chosen = plan.planned.map(({ keywordText }) => keywordText);
    const accepted = await person.api.contentPlan.accept({ domainId, keywords: chosen });
    for (const { keywordText, gain, gainOn, estimatedTraffic } of accepted.items) {
      expect([keywordText, show(gain), gainOn]).toEqual([keywordText, listed.get(keywordText), '2026-11-21']);
      expect(estimatedTraffic).toBe(Math.round(gain?.mid ?? 0));
    }
    const { data: ledger } = await person.api.predictions.list({ domainId });
    expect(ledger).toHaveLength(chosen.length);
    for (const { keywordText, gain, predictedClicks, formula } of ledger) {
      expect([keywordText, show(gain), predictedClicks]).toEqual([
        keywordText,
        listed.get(keywordText),
        gain?.mid,
      ]);
      expect(formula).toBe('gain-5');
    }
    const { contentPipeline } = await person.api.overview.get({ domainId, workspaceId });
    expect(contentPipeline.length).toBeGreaterThan(0);
    for (const { keywordText, gain } of contentPipeline) expect(show(gain)).toEqual(listed.get(keywordText));
  });

  it('stays with an accepted item, with its day, when the figures change', async () => {
    const [before] = (await person.api.predictions.list({ domainId })).data;
    clock = new Date('2026-11-22T12:00:00Z');
    const text = semrush()
      .replaceAll('2026-11-20', '2026-11-22')
      .replace(/,(\d+)00,/g, ',$100000,');
    await importText(services, person, {
      domainId,
      fileName: 'acme.com-organic.Positions-us-20261122.csv',
      text,
    });
    const [after] = (await person.api.predictions.list({ domainId })).data;
    expect(after).toEqual(before);
    const { items } = await person.api.contentPlan.board({ domainId });
    const item = items.find(({ keywordText }) => keywordText === before?.keywordText);
    expect([show(item?.gain), item?.gainOn]).toEqual([show(before?.gain), '2026-11-21']);
  });
});

describe('a site that only Search Console knows', () => {
  let consoleId: string;
  const importQueries = (day: string, ...rows: string[]) =>
    importText(services, person, {
      domainId: consoleId,
      fileName: `https___brew.example_-Performance-on-Search-${day}.csv`,
      text: ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n'),
    });
  const importDays = (...days: string[]) =>
    importText(services, person, {
      domainId: consoleId,
      fileName: 'Dates.csv',
      text: ['Date,Clicks,Impressions,CTR,Position', ...days.map((day) => `${day},9,300,3%,8.1`)].join('\n'),
    });
  const days = (from: string) =>
    Array.from({ length: 28 }, (_, index) =>
      new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    );
  const find = async (text: string) => {
    const { data } = await person.api.keywords.list({ domainId: consoleId, limit: 100, search: text });
    return data.find(({ keywordText }) => keywordText === text);
  };

  it('has no gain until its export gives the number of days', async () => {
    const { domains } = await person.api.workspaces.create({ name: 'Brew', domainUrl: 'brewlane.com' });
    consoleId = domains[0]?.id ?? '';
    await runSetup(services, { domainId: consoleId, run: 1 });
    const others = Array.from(
      { length: 70 },
      (_, index) => `coffee ${index},20,1000,2%,${5 + (index % 9)}.4`,
    );
    const rare = ['seldom brewed,1,29,3.4%,7', 'deep brewed,0,900,0%,20.5'];
    await importQueries(
      '2026-11-20',
      'pour over,70,2800,2.5%,7',
      'brew lane,900,1000,90%,1',
      ...others,
      ...rare,
    );
    expect(await find('pour over')).toMatchObject({ gain: null, gainGap: 'not_known' });
    clock = new Date('2026-11-22T13:00:00Z');
    await importDays(...days('2026-10-24'));
    expect(await find('pour over')).toMatchObject({ gain: { mid: expect.any(Number) }, gainGap: null });
  });

  it.each(['seldom brewed', 'deep brewed'])('has too few impressions to price "%s"', async (text) => {
    expect(await find(text)).toMatchObject({ gain: null, gainGap: 'too_few' });
  });

  it('is priced by its own click rates, without searches for its name', async () => {
    expect(await find('brew lane')).toMatchObject({ gain: null, gainGap: 'brand' });
    const id = (await find('pour over'))?.id ?? '';
    const { gain } = await person.api.keywords.get({ keywordId: id });
    expect(gain).toMatchObject({ source: 'impressions', curve: 'own', verb: 'update', target: 3 });
    expect(gain?.terms[0]).toMatchObject({ name: 'searches', value: expect.closeTo((2800 * 30.44) / 28, 3) });
    const [rates] = await services.database.sql`
      select s.curve from site_rates s join tracked_domains d on d.list_id = s.list_id where d.id = ${consoleId}`;
    expect(rates?.curve.factor).toBeLessThan(2);
    const { opportunities, clickCurveOn } = await person.api.reports.get({
      domainId: consoleId,
      forceRefresh: true,
    });
    expect(clickCurveOn).toBe('2026-11-20');
    expect(opportunities.length).toBe(20);
    const plan = await person.api.contentPlan.plan({ domainId: consoleId, pages: 4 });
    expect(plan.planned).toHaveLength(4);
  });

  it('gets its click rates without another export if they were not stored before', async () => {
    const { sql } = services.database;
    const read = () => sql`
      select s.* from site_rates s join tracked_domains d on d.list_id = s.list_id where d.id = ${consoleId}`;
    const [kept] = await read();
    await sql`delete from site_rates`;
    expect(await completeSiteRates(services)).toBe(1);
    const [filled] = await read();
    expect(filled?.curve).toEqual(kept?.curve);
    expect(filled?.candidates).toEqual(kept?.candidates);
    expect(await completeSiteRates(services)).toBe(0);
    await sql`update site_rates set measured_from = ${kept?.measured_from}`;
  });

  it('is priced again after its names change', async () => {
    const factor = async () => {
      const [row] = await services.database.sql`
      select (s.curve ->> 'factor')::float8 as factor from site_rates s join tracked_domains d on d.list_id = s.list_id
      where d.id = ${consoleId}`;
      return Number(row?.factor);
    };
    const before = await factor();
    const named = await person.api.trackedDomains.update({
      domainId: consoleId,
      brandNames: ['Pour Over'],
    });
    expect(named.brandNames).toEqual(['Pour Over']);
    expect(await find('pour over')).toMatchObject({ gain: null, gainGap: 'brand' });
    expect(await factor()).toBeGreaterThan(before);
    await person.api.trackedDomains.update({ domainId: consoleId, brandNames: null });
    expect(await find('brew lane')).toMatchObject({ gain: null, gainGap: 'brand' });
    expect(await factor()).toBe(before);
  });

  it('keeps the counts with a known period when newer ones have none', async () => {
    const id = (await find('pour over'))?.id ?? '';
    const read = async () => (await person.api.keywords.get({ keywordId: id })).gain?.terms[0]?.value;
    const before = await read();
    clock = new Date('2026-11-23T12:00:00Z');
    await importQueries('2026-11-23', 'pour over,1,40,2.5%,9');
    expect(await read()).toBe(before);
  });

  it('uses only the newest counts once their period is known', async () => {
    const id = (await find('pour over'))?.id ?? '';
    clock = new Date('2026-11-24T12:00:00Z');
    await importDays(...days('2026-10-27'));
    const { gain } = await person.api.keywords.get({ keywordId: id });
    expect(gain?.terms[0]).toMatchObject({ name: 'searches', value: expect.closeTo((40 * 30.44) / 28, 3) });
  });
});
