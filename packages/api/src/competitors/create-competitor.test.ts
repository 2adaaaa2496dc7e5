import { AppError, type SearchDataSource, trackedCompetitorLimit } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const small = limitSource(createSampleSource({ now }), 150);
/** Overrides of the source in one test. */
let twist: Partial<SearchDataSource> = {};
const sample: SearchDataSource = new Proxy(small, {
  get: (target, key, receiver) => Reflect.get(key in twist ? twist : target, key, receiver),
});
const fail = async (): Promise<never> => {
  throw new AppError('source_failed', 'down');
};

const ownName = sampleDomains[0]?.domainName ?? '';
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
/** A sample site that was tracked and deleted. */
let rivalName: string;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl: ownName });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { data } = await person.api.competitors.list({ domainId });
  rivalName = data[0]?.domainName ?? '';
});
beforeEach(async () => {
  twist = {};
  services.probed.length = 0;
  const { data } = await person.api.competitors.list({ domainId });
  const tracked = data.find(({ domainName }) => domainName === rivalName);
  if (tracked) await services.database.sql`delete from competitors where id = ${tracked.id}`;
});
afterAll(() => services.database.close());

const create = (competitorDomain: string) => person.api.competitors.create({ domainId, competitorDomain });
const total = async () => (await person.api.competitors.list({ domainId })).pagination.total;

describe('competitors.create', () => {
  it('adds a sample site with its figures, keywords and scored gaps, without contacting it', async () => {
    const { list } = person.api.competitors;
    const before = await list({ domainId });
    const added = await create(` https://${rivalName.toUpperCase()}/ `);
    expect(added).toMatchObject({ domainName: rivalName, isActive: true, createdAt: now() });
    expect(added.displayName).not.toBe(rivalName);
    expect(added.latestMetrics?.organicKeywordsCount).toBeGreaterThan(0);
    expect(added.topKeywords.length).toBeGreaterThan(0);
    const { contentGaps, topGapKeyword } = added.contentGapAnalysis;
    expect(contentGaps).toBeGreaterThan(0);
    expect(topGapKeyword?.gapScore).toEqual(expect.any(Number));
    const after = await list({ domainId });
    expect(after.pagination.total).toBe(before.pagination.total + 1);
    expect(after.data).toContainEqual(added);
    expect(services.probed).toEqual([]);
  });

  it('adds a real site that the source does not cover after probing it, without figures', async () => {
    const added = await create('rival.com');
    expect(services.probed).toEqual(['rival.com']);
    expect(added).toMatchObject({
      domainName: 'rival.com',
      displayName: 'rival.com',
      latestMetrics: null,
      topKeywords: [],
    });
  });

  it.each([
    ['', 'validation_failed', 'Domain is required'],
    ['nonsense', 'validation_failed', 'Not in correct domain format (e.g., example.com)'],
    [ownName, 'validation_failed', 'You cannot add your own domain as a competitor.'],
    [`https://www.${ownName}/`, 'validation_failed', 'You cannot add your own domain as a competitor.'],
    ['unreachable.com', 'domain_unreachable', 'Domain does not exist or is not reachable'],
    ['printer.local', 'domain_unreachable', 'Domain does not exist or is not reachable'],
    ['broken.com', 'domain_unreachable', 'Unable to verify domain existence'],
  ])('refuses %j with %s: %s', async (name, code, message) => {
    const before = await total();
    expect(await failureOf(create(name))).toMatchObject({ code, message });
    expect(await total()).toBe(before);
  });

  it('adds the same site once, even on concurrent requests', async () => {
    const outcomes = await Promise.allSettled([create(rivalName), create(rivalName), create(rivalName)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(create(rivalName))).toMatchObject({
      code: 'conflict',
      message: 'This competitor is already tracked.',
    });
  });

  it('restores a deleted one with its snapshots and its used refresh', async () => {
    const first = await create(rivalName);
    const { competitors } = person.api;
    await competitors.update({ competitorId: first.id, displayName: 'Ours', isActive: false });
    await competitors.refresh({ competitorId: first.id });
    await competitors.delete({ competitorId: first.id });
    const again = await create(rivalName);
    expect(again).toMatchObject({ id: first.id, displayName: first.displayName, isActive: true });
    expect(await failureOf(competitors.refresh({ competitorId: first.id }))).toMatchObject({
      code: 'weekly_refresh_limit',
    });
  });

  it('refuses one past the limit', async () => {
    const before = await total();
    const { sql } = services.database;
    await sql`insert into competitors (list_id, id, domain_name, display_name)
      select list_id, gen_random_uuid(), 'filler' || n || '.example', 'Filler'
      from (select distinct list_id from competitors) l, generate_series(1, ${trackedCompetitorLimit - before}) n`;
    expect(await failureOf(create(rivalName))).toMatchObject({
      code: 'validation_failed',
      message: 'You can track at most 100 competitors of a domain. Delete one to make room.',
    });
    expect(await total()).toBe(trackedCompetitorLimit);
    await sql`delete from competitors where display_name = 'Filler'`;
    expect((await create(rivalName)).domainName).toBe(rivalName);
  });

  it('adds nothing if the source returns nothing', async () => {
    const before = await total();
    twist = { rankedKeywords: fail, competitors: fail };
    expect(await failureOf(create(rivalName))).toMatchObject({ code: 'source_failed' });
    expect(await total()).toBe(before);
  });

  it('keeps the data returned before the source failed', async () => {
    twist = { competitors: fail };
    const added = await create(rivalName);
    expect(added.latestMetrics).toBeNull();
    expect(added.topKeywords.length).toBeGreaterThan(0);
  });

  it('computes the figures from the keywords of a site that is not compared with ours', async () => {
    twist = { competitors: async () => [] };
    const { latestMetrics } = await create(rivalName);
    expect(latestMetrics).toMatchObject({ organicKeywordsCount: 150, paidTraffic: null });
    expect(latestMetrics?.organicTraffic).toBeGreaterThan(0);
  });

  it('requires a finished setup, and hides the domain from others', async () => {
    const stranger = await signIn(services);
    const input = { domainId, competitorDomain: 'rival.com' };
    expect(await failureOf(stranger.api.competitors.create(input))).toMatchObject({ code: 'not_found' });
    const setState = (state: string) =>
      services.database.sql`update domain_setups set state = ${state} where domain_id = ${domainId}`;
    await setState('setting_up');
    expect(await failureOf(create('other.com'))).toMatchObject({ code: 'domain_setup_in_progress' });
    await setState('ready');
  });
});
