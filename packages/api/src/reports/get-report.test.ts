import { type Analyst, type AnalystMemory, createRulesAnalyst, type SectionRecord } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let minutes = 0;
const start = new Date('2026-11-21T12:00:00Z').getTime();
const now = () => new Date(start + minutes * 60_000);
let reportsWritten = 0;
let lastMemory: AnalystMemory | undefined;
const rules = createRulesAnalyst();
const analyst: Analyst = {
  ...rules,
  writeReport(facts, memory) {
    reportsWritten += 1;
    lastMemory = memory;
    return rules.writeReport(facts, memory);
  },
};

let services: TestServices;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 60);
  services = await createTestServices({ sampleDomains, sources: { sample }, now, analyst });
});
afterAll(() => services.database.close());

async function setUpDomain() {
  const person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { id: workspaceId, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return { ...person, workspaceId, domainId };
}

it('reads the stored report without writing it again', async () => {
  const { api, domainId, workspaceId } = await setUpDomain();
  const before = reportsWritten;
  const first = await api.reports.get({ domainId });
  expect(await api.reports.get({ domainId, workspaceId })).toEqual(first);
  expect(reportsWritten).toBe(before);
});

it('writes no report for a viewer and shows the rules’ report until one is stored', async () => {
  const { domainId, workspaceId } = await setUpDomain();
  const { api } = await joinWorkspace(services, workspaceId, 'viewer');
  expect(await failureOf(api.reports.get({ domainId, forceRefresh: true }))).toMatchObject({
    code: 'forbidden',
    message: 'You can only view this workspace. Ask an owner for the member role to make changes.',
  });
  await services.database.sql`delete from reports r using keyword_lists l
    where l.id = r.list_id and l.domain_id = ${domainId}`;
  const before = reportsWritten;
  expect(await api.reports.get({ domainId })).toMatchObject({ analyst: 'rules', modelUsage: null });
  expect(reportsWritten).toBe(before);
});

it('caches the report until its row changes', async () => {
  const { api, domainId } = await setUpDomain();
  const first = await api.reports.get({ domainId });
  expect(await api.reports.get({ domainId })).toBe(first);
  minutes += 5;
  const written = await api.reports.get({ domainId, forceRefresh: true });
  expect(await api.reports.get({ domainId })).toBe(written);
  await services.database.sql`update reports r set body = body || '{"analyst":"other"}'
    from keyword_lists l where l.id = r.list_id and l.domain_id = ${domainId}`;
  expect(await api.reports.get({ domainId })).toEqual({ ...written, analyst: 'other' });
  await services.database.sql`delete from reports r using keyword_lists l
    where l.id = r.list_id and l.domain_id = ${domainId}`;
  minutes += 5;
  expect((await api.reports.get({ domainId })).generatedAt).toEqual(now());
});

it('writes the report once for concurrent refresh requests', async () => {
  const { api, domainId } = await setUpDomain();
  const before = reportsWritten;
  minutes += 5;
  const fresh = await Promise.all(
    Array.from({ length: 6 }, () => api.reports.get({ domainId, forceRefresh: true })),
  );
  expect(reportsWritten).toBe(before + 1);
  expect(new Set(fresh.map(({ generatedAt }) => generatedAt.getTime()))).toEqual(new Set([now().getTime()]));
  expect((await api.reports.get({ domainId })).generatedAt).toEqual(now());
});

it('reads a report that was stored before statements had evidence', async () => {
  const { api, domainId } = await setUpDomain();
  const { evidence, modelVersion } = await api.reports.get({ domainId });
  expect(modelVersion).toBe(3);
  expect(evidence.map(({ path }) => path)).toContain('opportunities.0');
  await services.database.sql`update reports r set body = body - 'evidence' - 'modelVersion'
    from keyword_lists l where l.id = r.list_id and l.domain_id = ${domainId}`;
  expect(await api.reports.get({ domainId })).toMatchObject({ evidence: [], modelVersion: 1 });
  minutes += 5;
  const fresh = await api.reports.get({ domainId, forceRefresh: true });
  expect(fresh).toMatchObject({ evidence, modelVersion: 3 });
});

it('keeps the newest reports of a list, at most a year of two-week snapshots', async () => {
  const { api, domainId } = await setUpDomain();
  const { sql } = services.database;
  const versions = async () =>
    (
      await sql<{ version: number }[]>`select list_version::int as version from reports r
        join keyword_lists l on l.id = r.list_id where l.domain_id = ${domainId} order by 1`
    ).map(({ version }) => version);
  const [first = 0] = await versions();
  await sql`insert into reports (list_id, list_version, body, generated_at)
    select r.list_id, r.list_version - n, r.body, r.generated_at from reports r
    join keyword_lists l on l.id = r.list_id and l.domain_id = ${domainId}, generate_series(1, 40) n`;
  minutes += 5;
  await api.reports.get({ domainId, forceRefresh: true });
  expect(await versions()).toEqual(Array.from({ length: 26 }, (_, index) => first - 25 + index));
});

it('uses the report that another process has just written', async () => {
  const { api, domainId } = await setUpDomain();
  const { sql } = services.database;
  const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
  const other = await sql.reserve();
  await other`select pg_advisory_lock(7305002, ${list?.id ?? 0})`;
  const before = reportsWritten;
  minutes += 5;
  const asked = api.reports.get({ domainId, forceRefresh: true });
  await expect
    .poll(async () => {
      const [waiting] = await sql<{ n: number }[]>`
        select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      return waiting?.n;
    })
    .toBe(1);
  await sql`update reports set generated_at = ${now().toISOString()}, body = body || '{"analyst":"other"}'
    where list_id = ${list?.id ?? 0}`;
  await other`select pg_advisory_unlock(7305002, ${list?.id ?? 0})`;
  other.release();
  expect(await asked).toMatchObject({ analyst: 'other', generatedAt: now() });
  expect(reportsWritten).toBe(before);
});

it('has consistent totals of buckets, ranked keywords and their pages', async () => {
  const { api, domainId } = await setUpDomain();
  const report = await api.reports.get({ domainId });
  const { totalRankedKeywords, distributionByPosition, topRankings } = report.rankingDistribution;
  const buckets = Object.values(distributionByPosition).reduce((sum, count) => sum + count, 0);
  expect(buckets).toBe(totalRankedKeywords);
  expect(totalRankedKeywords).toBe(60);
  const volumes = topRankings.map(({ searchVolume }) => searchVolume ?? 0);
  expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
  const ranks = await services.database.sql<{ average: number; pages: number }[]>`
    select round(avg(rank_absolute), 1)::float8 as average, count(distinct ranking_url)::int as pages
    from keyword_rankings r join keyword_lists l on l.id = r.list_id where l.domain_id = ${domainId}`;
  expect(report.domainSummary.avgRankAbsolute).toBe(ranks[0]?.average);
  expect(report.pages.pagesByKeywordCount).toHaveLength(Math.min(20, ranks[0]?.pages ?? 0));
  const means = await services.database.sql<{ url: string; mean: number }[]>`
    select ranking_url as url, round(avg(rank_group), 1)::float8 as mean
    from keyword_rankings r join keyword_lists l on l.id = r.list_id
    where l.domain_id = ${domainId} and rank_absolute is not null group by 1`;
  const meanOf = new Map(means.map(({ url, mean }) => [url, mean]));
  for (const { url, avgRank } of report.pages.pagesByKeywordCount) expect(avgRank).toBe(meanOf.get(url));
  for (const { rankAbsolute } of report.opportunities) expect([1, 2, 3]).not.toContain(rankAbsolute);
  const clicks = report.opportunities.map(({ calculatedOpportunity }) => calculatedOpportunity);
  expect(clicks).toEqual([...clicks].sort((a, b) => b - a));
});

it('stores model responses and tokens of a list, no more of them than of reports', async () => {
  const { domainId } = await setUpDomain();
  const memory = lastMemory;
  await setUpDomain();
  const { sql } = services.database;
  const record = (changes: Partial<SectionRecord>): SectionRecord => ({
    section: 'riskAreas',
    factsHash: 'ab'.repeat(32),
    model: 'local-7b',
    promptVersion: 1,
    inputTokens: 10,
    outputTokens: 2,
    costMicros: null,
    answer: null,
    fallback: 'unreadable',
    ...changes,
  });
  const key = { section: 'riskAreas', factsHash: 'ab'.repeat(32) };
  await memory?.record(record({}));
  expect(await memory?.recall(key)).toBeNull();
  await memory?.record(record({ answer: { items: [] }, fallback: null }));
  expect(await memory?.recall(key)).toEqual({ items: [] });
  // Another list has its own memory, even with equal facts.
  expect(await lastMemory?.recall(key)).toBeNull();
  const [row] = await sql`select input_tokens, cost_micros, fallback from analyst_sections`;
  expect(row).toEqual({ input_tokens: 20, cost_micros: null, fallback: null });
  for (let round = 0; round < 30; round += 1) {
    minutes += 1;
    await memory?.record(record({ factsHash: round.toString(16).padStart(64, '0') }));
  }
  const [kept] = await sql<{ rows: number }[]>`select count(*)::int as rows from analyst_sections`;
  expect(kept?.rows).toBe(26);
  // A list deleted during the model call stores nothing.
  await sql`delete from tracked_domains where id = ${domainId}`;
  await memory?.record(record({}));
  const [left] = await sql<{ rows: number }[]>`select count(*)::int as rows from analyst_sections`;
  expect(left?.rows).toBe(0);
});
