import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { killEverywhere } from '../../testing/kill-everywhere.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from './run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const sample = createSampleSource({ now });
/** Two competitors, so that the setup can be killed between them. */
const small: SearchDataSource = {
  ...limitSource(sample, 40),
  competitors: (name, market) => sample.competitors(name, market, 2),
};
const site = sampleDomains[0]?.domainName ?? '';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: small }, now });
});
afterAll(() => services.database.close());

async function addDomain(domainUrl = site) {
  const person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const [domain] = workspace.domains;
  if (!domain) throw new Error('no domain');
  return { ...person, workspaceId: workspace.id, domainId: domain.id, job: { domainId: domain.id, run: 1 } };
}

/** The end state of an undisturbed setup. */
async function dumpUndisturbed() {
  const { domainId, job } = await addDomain();
  await runSetup(services, job);
  return dumpDomain(services, domainId);
}

function withSource(change: Partial<SearchDataSource>) {
  return { ...services, sources: { sample: { ...small, ...change } } };
}

describe('runSetup', () => {
  it('fills a workspace from the sample world', async () => {
    const { api, workspaceId, domainId, job } = await addDomain();
    await runSetup({ ...services, sources: { sample } }, job);
    expect(await api.trackedDomains.getStatus({ domainId })).toEqual({
      state: 'ready',
      step: null,
      stepsDone: 8,
      stepsTotal: 8,
      message: 'Your domain is ready.',
      dataSource: 'sample',
    });
    const keywords = await api.keywords.list({ domainId });
    expect(keywords.data).toHaveLength(20);
    expect(keywords.dataSource).toBe('sample');
    const unranked = await api.keywords.list({
      domainId,
      sortBy: 'rank_absolute',
      sortOrder: 'asc',
      page: 40,
    });
    expect(unranked.data[0]).toMatchObject({ rankAbsolute: null, rankingUrl: null });
    const overview = await api.overview.get({ workspaceId, domainId });
    expect(overview.topKeywordOpportunities).toHaveLength(10);
    expect(overview.contentPipeline).toHaveLength(10);
    expect(overview.metrics.contentPiecesGenerated).toEqual({
      value: 10,
      percentage: null,
      trend: 'neutral',
    });
    expect((await api.competitors.list({ domainId })).data).toHaveLength(5);
    const report = await api.reports.get({ domainId });
    expect(report).toMatchObject({ dataSource: 'sample', analyst: 'rules', generatedAt: now() });
    expect(report.opportunities).toHaveLength(20);
    expect(report.competitors[0]?.topKeywordsAnalysis.missedOpportunities.length).toBeGreaterThan(0);
  }, 60_000);

  it('ends in the same state after a kill at any step', async () => {
    const undisturbed = await dumpUndisturbed();
    const { said, ...parts } = undisturbed;
    expect(said, 'what tools have said is kept of real sources').toEqual([]);
    for (const [part, rows] of Object.entries(parts)) expect(rows, part).not.toHaveLength(0);
    const kills = await killEverywhere({
      services,
      start: addDomain,
      run: (broken, { job }) => runSetup(broken, job),
      check: async ({ domainId }, hint) =>
        expect(await dumpDomain(services, domainId), hint).toEqual(undisturbed),
    });
    expect(kills).toBeGreaterThan(100);
  }, 300_000);

  it('ends in the same state with several workers on one domain', async () => {
    const undisturbed = await dumpUndisturbed();
    const { domainId, job } = await addDomain();
    await Promise.all([runSetup(services, job), runSetup(services, job), runSetup(services, job)]);
    expect(await dumpDomain(services, domainId)).toEqual(undisturbed);
  }, 60_000);

  it('keeps its numbers and ids when the same market is set up again', async () => {
    const { api, workspaceId, domainId, job } = await addDomain();
    await runSetup(services, job);
    const before = await dumpDomain(services, domainId);
    const move = (locationCode: number, languageCode: string) =>
      api.trackedDomains.changeLocation({ domainId, workspaceId, locationCode, languageCode });
    await move(2250, 'fr');
    await move(2840, 'en');
    await runSetup(services, { domainId, run: 2 });
    expect((await api.trackedDomains.getStatus({ domainId })).state).toBe('setting_up');
    await runSetup(services, { domainId, run: 3 });
    const { numbers, competitors, plan, history, rankings } = await dumpDomain(services, domainId);
    expect({ numbers, competitors, plan, history, rankings }).toEqual({
      numbers: before.numbers,
      competitors: before.competitors,
      plan: before.plan,
      history: before.history,
      rankings: before.rankings,
    });
  }, 60_000);

  it('names the missing source, and shows no figures, if no source covers the domain', async () => {
    const { api, workspaceId, domainId, job } = await addDomain('acme.com');
    await runSetup(services, job);
    const status = await api.trackedDomains.getStatus({ domainId });
    expect(status).toMatchObject({ state: 'ready', stepsDone: 8, dataSource: null });
    for (const way of ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD', 'Search Console', 'Ahrefs', 'Semrush']) {
      expect(status.message).toContain(way);
    }
    expect(await api.keywords.list({ domainId })).toMatchObject({ data: [], dataSource: null });
    expect(await api.competitors.list({ domainId })).toMatchObject({ data: [], dataSource: null });
    const overview = await api.overview.get({ workspaceId, domainId });
    expect(overview.metrics.totalKeywordsTracked).toEqual({ value: 0, percentage: null, trend: 'neutral' });
    const report = await api.reports.get({ domainId, forceRefresh: true });
    expect(report).toMatchObject({ opportunities: [], competitors: [], dataSource: null });
    expect(report.rankingDistribution.totalRankedKeywords).toBe(0);
  });

  it('names the countries of a sample site that was set up elsewhere', async () => {
    const { api } = await signIn(services);
    const input = { name: 'Acme', domainUrl: site, locationName: 'Japan' };
    const { domains } = await api.workspaces.create(input);
    const domainId = domains[0]?.id ?? '';
    await runSetup(services, { domainId, run: 1 });
    const { state, dataSource, message } = await api.trackedDomains.getStatus({ domainId });
    expect({ state, dataSource }).toEqual({ state: 'ready', dataSource: null });
    expect(message).toMatch(/^This sample site has data for these countries only: United States/);
  });

  it('searches for a source again on request, and leaves a domain with one unchanged', async () => {
    const { api, domainId, job } = await addDomain('later.com');
    await runSetup(services, job);
    expect(await api.trackedDomains.retrySetup({ domainId })).toMatchObject({
      state: 'setting_up',
      step: 'site_topics',
      stepsDone: 0,
    });
    const source: SearchDataSource = {
      ...small,
      name: 'dataforseo',
      covers: async () => true,
      siteTopics: (_name, market) => small.siteTopics(site, market),
      competitors: (_name, market, limit) => small.competitors(site, market, limit),
      keywordIdeas: (_name, market, limit) => small.keywordIdeas(site, market, limit),
      rankedKeywords: (_name, market, page) => small.rankedKeywords(site, market, page),
    };
    const connected = { ...services, sources: { dataforseo: source, sample: small } };
    await runSetup(connected, { domainId, run: 2 });
    const ready = await api.trackedDomains.getStatus({ domainId });
    expect(ready).toMatchObject({ state: 'ready', dataSource: 'dataforseo' });
    expect(await api.trackedDomains.retrySetup({ domainId })).toEqual(ready);
  });

  it('never mixes real figures into a domain with sample ones', async () => {
    const { domainId, job } = await addDomain();
    const failing = withSource({ competitors: () => Promise.reject(new AppError('source_failed', 'down')) });
    await expect(runSetup(failing, job)).rejects.toThrow('down');
    const real: SearchDataSource = { ...small, name: 'dataforseo' };
    await services.database.sql`update domain_setups set steps_done = 0 where domain_id = ${domainId}`;
    await runSetup({ ...services, sources: { dataforseo: real } }, job);
    const [domain] = await services.database
      .sql`select data_source from tracked_domains where id = ${domainId}`;
    expect(domain).toEqual({ data_source: 'sample' });
    const [metrics] = await services.database.sql`
      select count(*)::int as n from competitor_metrics m join keyword_lists l on l.id = m.list_id
      where l.domain_id = ${domainId}`;
    expect(metrics).toEqual({ n: 0 });
  });

  it('fails after the last attempt, keeps its results, and continues from there', async () => {
    const undisturbed = await dumpUndisturbed();
    const { api, workspaceId, domainId, job } = await addDomain();
    const failing = withSource({ competitors: () => Promise.reject(new AppError('source_failed', 'down')) });
    await runSetup(failing, job, { isLast: true });
    const status = await api.trackedDomains.getStatus({ domainId });
    expect(status).toMatchObject({ state: 'failed', step: null, stepsDone: 2, dataSource: 'sample' });
    expect(status.message).toContain('Try again');
    expect((await api.keywords.list({ domainId })).pagination.total).toBeGreaterThan(40);
    expect((await api.overview.get({ workspaceId })).metrics.totalKeywordsTracked.value).toBeGreaterThan(40);
    expect(await failureOf(api.reports.get({ domainId }))).toMatchObject({
      code: 'source_failed',
      message: status.message,
    });
    await api.trackedDomains.retrySetup({ domainId });
    await runSetup(services, { domainId, run: 2 });
    expect(await dumpDomain(services, domainId)).toEqual(undisturbed);
  });
});
