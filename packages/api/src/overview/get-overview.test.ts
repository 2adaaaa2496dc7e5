import { minOpportunityScore } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const sample = limitSource(createSampleSource({ now }), 120);
const domainUrl = sampleDomains[0]?.domainName ?? '';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
});
afterAll(() => services.database.close());

describe('overview.get', () => {
  it('is not ready during the domain setup', async () => {
    expect(await failureOf(person.api.overview.get({ workspaceId, domainId }))).toMatchObject({
      code: 'domain_setup_in_progress',
      message: 'Domain setup in progress',
      details: { retryAfterSeconds: 5 },
    });
  });

  it('counts the list’s contents and ranks its opportunities', async () => {
    await runSetup(services, { domainId, run: 1 });
    const overview = await person.api.overview.get({ workspaceId, domainId });
    const keywords = await person.api.keywords.list({ domainId, sortBy: 'opportunity_score' });
    expect(overview).toMatchObject({ generatedAt: now(), numbersOn: '2026-11-21', dataSource: 'sample' });
    expect(overview.metrics.totalKeywordsTracked.value).toBe(keywords.pagination.total);
    const scores = overview.topKeywordOpportunities.map(({ opportunityScore }) => opportunityScore);
    expect(scores.toSorted()).toEqual(
      keywords.data
        .slice(0, scores.length)
        .map(({ opportunityScore }) => opportunityScore)
        .toSorted(),
    );
    const gains = overview.topKeywordOpportunities.map(({ gain }) => gain?.mid ?? -1);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(scores.every((score) => score !== null && score > 50)).toBe(true);
    const listed = await person.api.keywords.list({ domainId, minOpportunity: minOpportunityScore });
    expect(overview.metrics.keywordOpportunities.value).toBe(listed.pagination.total);
    expect(listed.pagination.total).toBeLessThan(keywords.pagination.total);
    expect(overview.topKeywordOpportunities[0]?.monthlySearches).toHaveLength(13);
    expect(overview.contentPipeline.length).toBe(overview.metrics.contentPiecesGenerated.value);
  });

  it('counts again only after the list changes', async () => {
    const { sql } = services.database;
    const readCounts = async () => {
      const { metrics } = await person.api.overview.get({ workspaceId, domainId });
      return [metrics.keywordOpportunities.value, metrics.competitorGapsFound.value];
    };
    const before = await readCounts();
    await sql`update keyword_rankings set opportunity_score = 51 where list_id in (
      select id from keyword_lists where domain_id = ${domainId})`;
    expect(await readCounts()).toEqual(before);
    const [list] = await sql<{ count: number }[]>`
      update keyword_lists set version = version + 1 where domain_id = ${domainId} returning keyword_count as count`;
    expect(await readCounts()).toEqual([list?.count, before[1]]);
    await sql`update competitors set is_active = false where list_id in (
      select id from keyword_lists where domain_id = ${domainId})`;
    expect(before[1]).toBeGreaterThan(0);
    expect(await readCounts()).toEqual([list?.count, 0]);
  });

  it('uses the first domain by default', async () => {
    const named = await person.api.overview.get({ workspaceId, domainId });
    expect(await person.api.overview.get({ workspaceId })).toEqual(named);
  });

  it('compares with the snapshot at the start of the window, to one decimal', async () => {
    const { metrics } = await person.api.overview.get({ workspaceId, domainId });
    expect(metrics.totalKeywordsTracked).toMatchObject({ percentage: null, trend: 'neutral' });
    const total = metrics.totalKeywordsTracked.value;
    await services.database.sql`
      insert into overview_snapshots
        (list_id, day, keyword_opportunities, content_pieces, competitor_gaps, keywords_tracked)
      select list_id, '2026-11-01', 0, ${metrics.contentPiecesGenerated.value}, 3, ${total * 3} from overview_snapshots`;
    const within = await person.api.overview.get({ workspaceId, domainId, days: 20 });
    expect(within.metrics.totalKeywordsTracked).toEqual({ value: total, percentage: -66.7, trend: 'down' });
    expect(within.metrics.contentPiecesGenerated).toMatchObject({ percentage: 0, trend: 'neutral' });
    expect(within.metrics.keywordOpportunities).toMatchObject({ percentage: null, trend: 'up' });
    const before = await person.api.overview.get({ workspaceId, domainId, days: 21 });
    expect(before.metrics.totalKeywordsTracked.percentage).toBeNull();
  });

  it('shows the open moves of the largest gain with the data of their main search', async () => {
    const [keyword] = (await person.api.keywords.list({ domainId, sortBy: 'search_volume' })).data;
    for (const [title, gain, state] of [
      ['Known', 20, 'proposed'],
      ['Unknown', 30, 'accepted'],
      ['Over', 40, 'judged'],
    ] as const) {
      const query = { Known: keyword?.keywordText ?? '', Unknown: 'not in the list', Over: null }[title];
      await services.database.sql`
        insert into moves (list_id, id, identity, verb, state, causes, title, main_query, pages, sentence, reason, evidence,
          triggers, gain_low, gain_mid, gain_high, confidence, effort_hours, findings, facts_on, seen_run, proposed_at)
        select list_id, gen_random_uuid(), ${title}, 'update', ${state}, '[]', ${title}, ${query}, '[]', '', '', '{}', '[]',
          ${gain / 2}, ${gain}, ${gain * 2}, 'low', 1, '[]', '2026-11-01', 1, now()
        from tracked_domains where id = ${domainId}`;
    }
    const { opportunitiesFrom, topKeywordOpportunities } = await person.api.overview.get({
      workspaceId,
      domainId,
    });
    await services.database.sql`delete from moves`;
    expect(opportunitiesFrom).toBe('moves');
    expect(topKeywordOpportunities).toMatchObject([
      { keyword: 'not in the list', searchVolume: null, gain: { mid: 30 }, move: { title: 'Unknown' } },
      {
        ...{
          keyword: keyword?.keywordText,
          searchVolume: keyword?.searchVolume,
          ourRank: keyword?.rankGroup,
        },
        ...{ gain: { mid: 20 }, move: { title: 'Known' } },
      },
    ]);
    expect(topKeywordOpportunities[1]?.monthlySearches).toHaveLength(13);
  });

  it('is empty for a workspace without a domain', async () => {
    const { id } = await person.api.workspaces.create({ name: 'Empty' });
    expect(await person.api.overview.get({ workspaceId: id })).toMatchObject({
      dataSource: null,
      topKeywordOpportunities: [],
      contentPipeline: [],
      metrics: { totalKeywordsTracked: { value: 0, percentage: null, trend: 'neutral' } },
    });
  });

  it('treats a foreign workspace, a foreign domain and a mismatched pair as unknown', async () => {
    const stranger = await signIn(services);
    const own = await stranger.api.workspaces.create({ name: 'Stranger' });
    const failures = await Promise.all([
      failureOf(stranger.api.overview.get({ workspaceId })),
      failureOf(stranger.api.overview.get({ workspaceId, domainId })),
      failureOf(stranger.api.overview.get({ workspaceId: own.id, domainId })),
      failureOf(stranger.api.overview.get({ workspaceId: 'nonsense' })),
    ]);
    expect(new Set(failures.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['not_found Not found']),
    );
  });
});
