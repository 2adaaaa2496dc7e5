import { exportKeywordsInput } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { getListVersion } from '../keyword-lists/get-list-version.ts';
import { exportKeywords } from '../keywords/export-keywords.ts';
import { runSetup } from '../setup/run-setup.ts';
import { watchSetup } from '../tracked-domains/watch-setup.ts';

/** Less than the interval at which a stream polls without a notification, milliseconds. */
const atOnceMs = 2_000;

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let owner: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
let newDomainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 1_200);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  owner = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await owner.api.workspaces.create({ name: 'Acme', domainUrl });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const added = { workspaceId, domainUrl: 'new.com', locationCode: 2840 };
  newDomainId = (await owner.api.trackedDomains.create(added)).id;
}, 60_000);
afterAll(() => services.database.close());

/** Ways in which a membership ends. */
const endings: [string, (userId: string, leave: () => Promise<unknown>) => Promise<unknown>][] = [
  ['is removed', (userId) => owner.api.members.delete({ workspaceId, userId })],
  ['leaves', (_, leave) => leave()],
];

/** Streams of a member that are open while the membership ends. */
const streams: Record<
  string,
  (member: typeof owner) => Promise<AsyncIterable<unknown>> | AsyncIterable<unknown>
> = {
  'trackedDomains.watchSetup': (member) => member.api.trackedDomains.watchSetup({ domainId: newDomainId }),
  'refreshes.watch': async (member) => {
    const { run } = await owner.api.refreshes.start({ domainId, kind: 'rankings' });
    return member.api.refreshes.watch({ domainId, kind: 'rankings', run });
  },
  'topics.watch': async (member) => {
    await owner.api.topics.rebuild({ domainId });
    return member.api.topics.watch({ domainId });
  },
};

for (const [ending, end] of endings) {
  it.each(Object.entries(streams))(`%s ends immediately when a member ${ending}`, async (_, open) => {
    const member = await joinWorkspace(services, workspaceId);
    const stream = (await open(member))[Symbol.asyncIterator]();
    expect((await stream.next()).done).toBe(false);
    const rest = failureOf(stream.next());
    await end(member.userId, () => member.api.members.leave({ workspaceId }));
    const endedAt = performance.now();
    expect(await rest).toMatchObject({ code: 'not_found', message: 'Not found' });
    expect(performance.now() - endedAt).toBeLessThan(atOnceMs);
    expect((await stream.next()).done).toBe(true);
  });
}

it('keeps the stream of a remaining member open', async () => {
  const member = await joinWorkspace(services, workspaceId);
  const other = await joinWorkspace(services, workspaceId);
  const controller = new AbortController();
  const context = { services, requestId: 'test', caller: member };
  const domain = await getDomainScope(context, { domainId: newDomainId });
  const stream = watchSetup({ ...context, domain }, controller.signal);
  expect((await stream.next()).done).toBe(false);
  const next = stream.next();
  await owner.api.members.delete({ workspaceId, userId: other.userId });
  controller.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});

it('stops an export after the current batch', async () => {
  const member = await joinWorkspace(services, workspaceId);
  const context = { services, requestId: 'test', caller: member };
  const { total, batches } = await exportKeywords(context, exportKeywordsInput.parse({ domainId }));
  expect(total).toBeGreaterThan(1_000);
  const first = (await batches.next()).value ?? [];
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(total);
  await owner.api.members.delete({ workspaceId, userId: member.userId });
  expect(await failureOf(batches.next())).toMatchObject({ code: 'not_found' });
});

it('no longer serves a cached version', async () => {
  const member = await joinWorkspace(services, workspaceId);
  const context = { services, requestId: 'test', caller: member };
  expect(await getListVersion(context, { domainId })).not.toBeNull();
  await owner.api.members.delete({ workspaceId, userId: member.userId });
  expect(await failureOf(getListVersion(context, { domainId }))).toMatchObject({ code: 'not_found' });
});
