import type { Payer, SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const sample = limitSource(createSampleSource({ now }), 40);
const site = sampleDomains[0]?.domainName ?? '';
const paidBy: Payer[] = [];
/** The sample source at one dollar per request and one cent per item. */
const live: SearchDataSource = {
  ...sample,
  name: 'dataforseo',
  priceOf: ({ items }) => 1 + items / 100,
  chargedTo: (payer) => {
    paidBy.push(payer);
    return { ...sample, name: 'dataforseo' };
  },
};

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;

beforeAll(async () => {
  services = await createTestServices({ now, sampleDomains, sources: { dataforseo: live } });
  person = await signIn(services);
  const { id, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: site });
  workspaceId = id;
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

it('estimates the maximum cost of an action, and the expected cost from known rankings', async () => {
  const estimate = (action: Payer['action'], of?: string) =>
    person.api.spending.estimate({ workspaceId, action, ...(of && { domainId: of }) });
  expect(await estimate('refresh_rankings', domainId)).toEqual({
    isPaid: true,
    expectedUsd: 1.4,
    upToUsd: 110,
    leftUsd: 25,
  });
  // Ten pages, ideas, competitors and the keywords of five of them.
  expect(await estimate('setup')).toEqual({ isPaid: true, expectedUsd: null, upToUsd: 177.5, leftUsd: 25 });
  expect(await estimate('add_competitor', domainId)).toMatchObject({ upToUsd: 21.01 });
  const theirs = await signIn(services);
  const other = await theirs.api.workspaces.create({ name: 'Other' });
  const foreign = theirs.api.spending.estimate({ workspaceId: other.id, action: 'setup', domainId });
  expect(await failureOf(foreign)).toMatchObject({ code: 'not_found' });
});

it('estimates the cost of a new site before a workspace exists', async () => {
  const estimate = (domain: string, locationCode = 2840, of?: string) =>
    person.api.spending.estimateSetup({ domain, locationCode, ...(of && { workspaceId: of }) });
  const paid = { isPaid: true, expectedUsd: null, upToUsd: 177.5, leftUsd: 25 };
  expect(await estimate(`https://${site}/`)).toEqual(paid);
  expect(await estimate(site, 2840, workspaceId)).toEqual(paid);
  const free = { isPaid: false, expectedUsd: 0, upToUsd: 0, leftUsd: 25 };
  expect(await estimate('nobody-knows-this.com')).toEqual(free);
  expect(await estimate(site, 1)).toEqual(free);
  expect(await estimate('not a name')).toEqual(free);
  const theirs = await signIn(services);
  const foreign = theirs.api.spending.estimateSetup({ domain: site, locationCode: 2840, workspaceId });
  expect(await failureOf(foreign)).toMatchObject({ code: 'not_found' });
});

it('costs nothing without a paid source', async () => {
  const free = createCaller({
    services: { ...services, sources: { sample } },
    requestId: 'test',
    caller: person,
  });
  expect(await free.spending.estimate({ workspaceId, action: 'setup' })).toMatchObject({
    isPaid: false,
    upToUsd: 0,
  });
  expect(await free.spending.get({ workspaceId })).toMatchObject({ isLive: false });
  expect(await person.api.spending.get({ workspaceId })).toMatchObject({ isLive: true });
});

it('charges each request to its workspace, domain and action', async () => {
  const paid = async (work: Promise<unknown>) => {
    paidBy.length = 0;
    await work;
    return [...new Set(paidBy.map((payer) => JSON.stringify(payer)))].map((text) => JSON.parse(text));
  };
  const of = (action: string, about: string | null = domainId) => [{ workspaceId, domainId: about, action }];
  const { api } = person;
  expect(await paid(api.keywords.add({ domainId, keywordText: 'a new one' }))).toEqual(of('add_keywords'));
  expect(await paid(api.keywords.listRelated({ domainId, keyword: 'tea', kind: 'related' }))).toEqual(
    of('inspect'),
  );
  expect(await paid(api.competitors.discover({ domainId }))).toEqual(of('discover_competitors'));
  expect(await paid(api.keywords.inspect({ keywords: ['tea'] }))).toEqual(of('inspect', null));
  const second = await api.workspaces.create({ name: 'Second' });
  expect(await paid(api.keywords.inspect({ keywords: ['tea'], workspaceId: second.id }))).toEqual([
    { workspaceId: second.id, domainId: null, action: 'inspect' },
  ]);
  const stranger = await signIn(services);
  expect(await paid(stranger.api.keywords.inspect({ keywords: ['tea'] }))).toEqual([]);
  expect(await failureOf(stranger.api.keywords.inspect({ keywords: ['tea'], workspaceId }))).toMatchObject({
    code: 'not_found',
  });
});
