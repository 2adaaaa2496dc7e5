import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const perSite = 80;

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let competitorId: string;
let domainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), perSite);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { data } = await person.api.competitors.list({ domainId });
  competitorId = data[0]?.id ?? '';
});
afterAll(() => services.database.close());

const get = () => person.api.competitors.get({ competitorId });

describe('competitors.get', () => {
  it('returns the competitor of the list, with its market and source', async () => {
    const { data } = await person.api.competitors.list({ domainId });
    const details = await get();
    const { topKeywords, contentGapAnalysis, ...competitor } = data[0] ?? (await get());
    expect(details).toMatchObject({
      ...competitor,
      locationCode: 2840,
      languageCode: 'en',
      dataSource: 'sample',
      collectedKeywordsCount: perSite,
      lastRefreshedAt: now(),
      nextRefreshAt: null,
      measurements: [competitor.latestMetrics],
    });
    expect(details.topKeywords).toMatchObject(topKeywords);
    expect(details.contentGapAnalysis).toMatchObject(contentGapAnalysis);
  });

  it('returns our own rank beside its keywords and counts the shared ones', async () => {
    const { sql } = services.database;
    const [shared] = await sql<{ count: number }[]>`
      select count(*)::int as count from competitor_keywords c
      join tracked_keywords k on k.list_id = c.list_id and k.keyword_text = c.keyword_text
      join keyword_rankings r on r.list_id = k.list_id and r.id = k.id and r.rank_absolute is not null
      where c.competitor_id = ${competitorId}`;
    const details = await get();
    expect(shared?.count).toBeGreaterThan(0);
    expect(details.sharedKeywordsCount).toBe(shared?.count);
    const gaps = details.contentGapAnalysis.gapKeywords;
    const compared = [...gaps, ...details.topKeywords];
    expect(new Set(compared.map(({ ourRank }) => ourRank === null))).toEqual(new Set([true, false]));
    for (const { keyword, ourRank } of compared) {
      const [ours] = await sql`
        select r.rank_group as rank from keyword_rankings r
        join tracked_keywords k on k.list_id = r.list_id and k.id = r.id where k.keyword_text = ${keyword}`;
      expect(ourRank).toBe(ours?.rank ?? null);
    }
  });

  it('returns its snapshots, oldest first, at most 100', async () => {
    await services.database.sql`
      insert into competitor_metrics (list_id, competitor_id, metric_date, organic_keywords_count, organic_traffic)
      select list_id, competitor_id, metric_date - n, 7, n from competitor_metrics, generate_series(1, 150) n
      where competitor_id = ${competitorId}`;
    const { measurements, latestMetrics } = await get();
    expect(measurements).toHaveLength(100);
    expect(measurements.at(-1)).toEqual(latestMetrics);
    expect(measurements.at(-2)).toMatchObject({ metricDate: '2026-11-20', organicTraffic: 1 });
  });

  it('returns the time of the next allowed refresh', async () => {
    await services.database.sql`
      update competitors set refresh_taken_at = now() - interval '6 days', refresh_done_at = now()
      where id = ${competitorId}`;
    const next = (await get()).nextRefreshAt?.getTime() ?? 0;
    expect(Math.abs(next - Date.now() - 86_400_000)).toBeLessThan(60_000);
    await services.database.sql`
      update competitors set refresh_taken_at = now() - interval '7 days' where id = ${competitorId}`;
    expect((await get()).nextRefreshAt).toBeNull();
  });
});
