import type { SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { appRouter, createCaller } from '../router.ts';

/** Mutations allowed for viewers. A new mutation is refused to them; the authorisation matrix calls each of them. */
const forViewers = [
  'alerts.markSeen',
  'alerts.setMail',
  'apiKeys.create',
  'briefs.check',
  'feedback.create',
  'members.delete',
  'members.leave',
  'notifications.markAllRead',
  'notifications.markRead',
  'notifications.markUnread',
  'notifications.mute',
  'schedules.setMail',
];

/** Queries that cost money and are refused to viewers. Add each new one here. */
const paid = ['keywords.getSearchResults', 'keywords.inspect', 'keywords.listRelated'];

const refused = {
  code: 'forbidden',
  message: 'You can only view this workspace. Ask an owner for the member role to make changes.',
};

const sample = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') });
let services: TestServices;
let owner: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample } });
  owner = await signIn(services);
  workspaceId = (await owner.api.workspaces.create({ name: 'Acme' })).id;
});
afterAll(() => services.database.close());

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; meta?: { isForViewers?: true; spends?: true } } }
>;

it('names every query that costs money', () => {
  const spending = Object.entries(procedures).filter(([, { _def }]) => _def.meta?.spends);
  expect(spending.map(([path]) => path).sort()).toEqual(paid);
  expect(spending.every(([, { _def }]) => _def.type === 'query')).toBe(true);
});

it('names every mutation that viewers may call', () => {
  const allowed = Object.entries(procedures).filter(([, { _def }]) => _def.meta?.isForViewers);
  expect(allowed.map(([path]) => path).sort()).toEqual(forViewers);
  expect(allowed.every(([, { _def }]) => _def.type === 'mutation')).toBe(true);
});

describe('a viewer', () => {
  it('can read the workspace and cannot change it', async () => {
    const { api } = await joinWorkspace(services, workspaceId, 'viewer');
    expect(await api.workspaces.get({ workspaceId })).toMatchObject({ name: 'Acme' });
    const changes = [
      () => api.workspaces.update({ workspaceId, name: 'Mine' }),
      () => api.workspaces.delete({ workspaceId }),
      () => api.keywordViews.create({ workspaceId, name: 'Mine', query: {} }),
      () => api.trackedDomains.create({ workspaceId, domainUrl: 'acme.com', locationCode: 2840 }),
      () => api.invitations.create({ workspaceId, email: 'friend@people.example' }),
      () => api.members.update({ workspaceId, userId: owner.userId, role: 'viewer' }),
    ];
    for (const change of changes) expect(await failureOf(change())).toMatchObject(refused);
    expect(await api.workspaces.get({ workspaceId })).toMatchObject({ name: 'Acme' });
  });

  it('cannot spend the workspace’s budget, and gets the same message', async () => {
    const { api } = await joinWorkspace(services, workspaceId, 'viewer');
    const domainUrl = sampleDomains[0]?.domainName ?? '';
    const domainId = (await owner.api.trackedDomains.create({ workspaceId, domainUrl, locationCode: 2840 }))
      .id;
    const lookUps = [
      () => api.keywords.inspect({ keywords: ['tea'], workspaceId }),
      () => api.keywords.listRelated({ domainId, keyword: 'tea', kind: 'related' }),
      () => api.keywords.getSearchResults({ domainId, keyword: 'tea' }),
    ];
    for (const lookUp of lookUps) expect(await failureOf(lookUp())).toMatchObject(refused);
  });

  it('looks up keywords at the expense of a workspace where they are a member', async () => {
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    const asked: unknown[] = [];
    const priced: SearchDataSource = {
      ...sample,
      chargedTo: (payer) => {
        asked.push(payer);
        return sample;
      },
    };
    const caller = { userId: viewer.userId, email: viewer.email, sessionId: viewer.sessionId };
    const api = createCaller({
      services: { ...services, sources: { sample: priced } },
      requestId: 'test',
      caller,
    });
    await api.keywords.inspect({ keywords: ['tea'] });
    expect(asked).toEqual([]);
    const own = await viewer.api.workspaces.create({ name: 'Own' });
    await api.keywords.inspect({ keywords: ['tea'] });
    expect(asked).toEqual([expect.objectContaining({ workspaceId: own.id })]);
  });

  it('cannot change anything with a write key', async () => {
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    const { token: _, ...key } = await viewer.api.apiKeys.create({
      ...{ name: 'Script', scope: 'write', workspaceId },
    });
    expect(key.scope).toBe('write');
    const { userId, email } = viewer;
    const caller = { userId, email, sessionId: key.id, key: { scope: 'write' as const, workspaceId } };
    const api = createCaller({ services, requestId: 'test', caller });
    expect(await failureOf(api.workspaces.update({ workspaceId, name: 'Mine' }))).toMatchObject(refused);
  });

  it('cannot remove members, and can leave', async () => {
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    const removal = viewer.api.members.delete({ workspaceId, userId: owner.userId });
    expect(await failureOf(removal)).toMatchObject({ code: 'forbidden' });
    await viewer.api.members.delete({ workspaceId, userId: viewer.userId });
    expect(await viewer.api.workspaces.list()).toEqual([]);
  });

  it('can be invited, and promoted to member by an owner', async () => {
    const viewer = await signIn(services);
    await owner.api.invitations.create({ workspaceId, email: viewer.email, role: 'viewer' });
    const link = services.sentMails.findLast(({ to }) => to === viewer.email)?.text ?? '';
    await viewer.api.invitations.accept({ token: /invitations\/(\S+)/.exec(link)?.[1] ?? '' });
    const ofViewer = { workspaceId, userId: viewer.userId };
    expect((await owner.api.members.list({ workspaceId })).data).toContainEqual(
      expect.objectContaining({ userId: viewer.userId, role: 'viewer' }),
    );
    await owner.api.members.update({ ...ofViewer, role: 'member' });
    expect(await viewer.api.workspaces.update({ workspaceId, name: 'Brew' })).toMatchObject({ name: 'Brew' });
    await owner.api.workspaces.update({ workspaceId, name: 'Acme' });
  });
});
