import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let today = new Date('2026-11-21T12:00:00Z');
const now = () => today;
const sample = limitSource(createSampleSource({ now }), 120);

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

describe('competitors.list', () => {
  it('orders by overlap and shows at most eight keywords and ten gaps of each', async () => {
    const { data, pagination, dataSource } = await person.api.competitors.list({ domainId });
    expect(dataSource).toBe('sample');
    expect(pagination).toMatchObject({ page: 1, total: data.length });
    expect(data.length).toBeGreaterThan(1);
    const overlaps = data.map(({ latestMetrics }) => latestMetrics?.overlapPercentage ?? 0);
    expect(overlaps).toEqual(overlaps.toSorted((a, b) => b - a));
    for (const { topKeywords, contentGapAnalysis, latestMetrics } of data) {
      expect(topKeywords.length).toBeLessThanOrEqual(8);
      expect(topKeywords.every(({ rankGroup }) => rankGroup !== null && rankGroup <= 20)).toBe(true);
      const { gapKeywords, topGapKeyword, contentGaps } = contentGapAnalysis;
      expect(gapKeywords.length).toBe(Math.min(10, contentGaps));
      expect(topGapKeyword).toEqual(gapKeywords[0] ?? null);
      const scores = gapKeywords.map(({ gapScore }) => gapScore ?? -1);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(latestMetrics?.metricDate).toBe('2026-11-21');
    }
  });

  it('has no comparison at the first snapshot', async () => {
    const { summary, trends } = await person.api.competitors.list({ domainId });
    expect(summary.trackedCompetitors).toMatchObject({ trend: 'neutral', changePercent: null });
    expect(summary.contentGaps).toMatchObject({ trend: 'neutral', changePercent: null });
    expect(trends.organicKeywords).toEqual({ trend: 'neutral' });
  });

  it('pages, and returns no rows for a page past the end', async () => {
    const first = await person.api.competitors.list({ domainId, limit: 1 });
    const second = await person.api.competitors.list({ domainId, limit: 1, page: 2 });
    expect(first.data[0]?.id).not.toBe(second.data[0]?.id);
    expect(await person.api.competitors.list({ domainId, page: 99 })).toMatchObject({
      data: [],
      pagination: { total: first.pagination.total },
    });
  });

  it('leaves out inactive ones unless they are requested', async () => {
    const { data } = await person.api.competitors.list({ domainId });
    const last = data.at(-1)?.id ?? '';
    const setActive = (isActive: boolean) =>
      services.database.sql`update competitors set is_active = ${isActive} where id = ${last}`;
    await setActive(false);
    expect((await person.api.competitors.list({ domainId })).pagination.total).toBe(data.length - 1);
    expect((await person.api.competitors.list({ domainId, activeOnly: false })).pagination.total).toBe(
      data.length,
    );
    await setActive(true);
  });

  it('compares with the previous snapshot', async () => {
    const before = await person.api.competitors.list({ domainId });
    today = new Date('2026-12-05T12:00:00Z');
    await services.database.sql`
      update competitors set created_at = '2026-11-21', last_refreshed_at = '2026-11-21'`;
    await services.database.sql`
      insert into competitor_metrics (list_id, competitor_id, metric_date, organic_keywords_count, organic_traffic)
      select list_id, competitor_id, '2026-12-05', organic_keywords_count + 10, organic_traffic from competitor_metrics`;
    await services.database.sql`
      update overview_snapshots set keyword_opportunities = 1, competitor_gaps = ${before.summary.contentGaps.current + 1}`;
    const { summary, trends } = await person.api.competitors.list({ domainId });
    expect(trends).toEqual({ organicKeywords: { trend: 'up' }, contentGaps: { trend: 'down' } });
    expect(summary.contentGaps.trend).toBe('down');
    expect(summary.keywordOpportunities.trend).toBe('up');
    expect(summary.trackedCompetitors).toMatchObject({ trend: 'neutral', changePercent: 0 });
  });

  it('treats a foreign domain like an unknown one', async () => {
    const stranger = await signIn(services);
    const failures = await Promise.all(
      [domainId, '01890000-0000-7000-8000-00000000dead', 'nonsense'].map((id) =>
        failureOf(stranger.api.competitors.list({ domainId: id })),
      ),
    );
    expect(new Set(failures.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['not_found Not found']),
    );
  });
});

describe('competitors.compare', () => {
  it('compares the own site with all active competitors, by shares of the same visits', async () => {
    const { sites, keywords, dataSource } = await person.api.competitors.compare({ domainId });
    const { data } = await person.api.competitors.list({ domainId });
    expect(dataSource).toBe('sample');
    expect(keywords).toBeGreaterThan(0);
    expect(new Set(sites.map(({ id }) => id))).toEqual(new Set([null, ...data.map(({ id }) => id)]));
    const shares = sites.map(({ shareOfVoice }) => shareOfVoice ?? 0);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 9);
    for (const site of sites) {
      expect(site.topTen).toBeLessThanOrEqual(site.keywords);
      expect(site.keywords).toBeLessThanOrEqual(keywords);
    }
  });

  it('has the shares that the report stored, of the sites with collected keywords', async () => {
    const { course, sites } = await person.api.competitors.compare({ domainId });
    expect(course).toHaveLength(1);
    const shares = course[0]?.shares ?? [];
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.find(({ id }) => id === null)).toMatchObject({ ranksOf: null });
    const known = new Set(sites.map(({ id }) => id));
    expect(shares.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(shares.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 9);
  });

  it('counts the own ranks of the list, and leaves out a paused competitor', async () => {
    const { data } = await person.api.keywords.list({ domainId, limit: 100 });
    const ranked = data.filter(({ rankGroup, searchVolume }) => rankGroup !== null && searchVolume !== null);
    const before = await person.api.competitors.compare({ domainId });
    const own = before.sites.find(({ id }) => id === null);
    expect(own?.topTen).toBeGreaterThanOrEqual(
      ranked.filter(({ rankGroup }) => (rankGroup ?? 99) <= 10).length,
    );
    const competitor = before.sites.find(({ id }) => id !== null);
    await person.api.competitors.update({ competitorId: competitor?.id ?? '', isActive: false });
    const after = await person.api.competitors.compare({ domainId });
    await person.api.competitors.update({ competitorId: competitor?.id ?? '', isActive: true });
    expect(after.sites.map(({ id }) => id)).not.toContain(competitor?.id);
    expect(after.sites.reduce((total, { shareOfVoice }) => total + (shareOfVoice ?? 0), 0)).toBeCloseTo(1, 9);
    expect(after.sites.find(({ id }) => id === null)?.visits).toBe(own?.visits);
  });
});
