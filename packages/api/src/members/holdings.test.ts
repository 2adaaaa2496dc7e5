import { schema } from '@keydence/db';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let owner: Person;
let member: Person;
let workspaceId: string;
let domainId: string;
let domainName: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  owner = await signIn(services);
  domainName = sampleDomains[0]?.domainName ?? '';
  const workspace = await owner.api.workspaces.create({ name: 'Acme', domainUrl: domainName });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
}, 60_000);
afterAll(() => services.database.close());

/** A member with one holding of each kind, created while they were an owner. */
beforeEach(async () => {
  const { db } = services.database;
  for (const table of [schema.reportShares, schema.alertWebhooks, schema.keywordViews, schema.apiKeys])
    await db.delete(table);
  await db.delete(schema.workspaceInvitations);
  await db.delete(schema.searchConsoleConnections);
  member = await joinWorkspace(services, workspaceId, 'owner');
  for (const { api } of [owner, member]) {
    await api.reportShares.create({ domainId });
    await api.alerts.createWebhook({ domainId, url: `https://hooks.example/${api === owner.api}` });
    await api.keywordViews.create({ workspaceId, name: api === owner.api ? 'Ours' : 'Theirs', query: {} });
    await api.apiKeys.create({ name: 'Script', scope: 'write', workspaceId });
    await api.invitations.create({
      workspaceId,
      email: api === owner.api ? 'guest@people.example' : 'friend@people.example',
    });
  }
  await member.api.apiKeys.create({ name: 'Everywhere', scope: 'read' });
  await member.api.schedules.setMail({ domainId, isOn: false });
  await db.insert(schema.searchConsoleConnections).values({
    ...{ workspaceId, connectedBy: member.userId, connectedAt: now(), sealedToken: 'x', scope: 'read' },
  });
});

/** Holdings by kind of one person. */
async function countsOf({ userId }: Person) {
  const [row] = await services.database.sql<Record<string, number>[]>`
    select (select count(*)::int from report_shares where created_by = ${userId}) as shares,
      (select count(*)::int from alert_webhooks where created_by = ${userId}) as webhooks,
      (select count(*)::int from keyword_views where created_by = ${userId}) as views,
      (select count(*)::int from api_keys where user_id = ${userId}) as keys,
      (select count(*)::int from workspace_invitations where invited_by = ${userId}) as invitations,
      (select count(*)::int from report_mails where user_id = ${userId}) as mails`;
  return row;
}
const untouched = { shares: 1, webhooks: 1, views: 1, keys: 1, invitations: 1, mails: 0 };

describe('holdings of a member', () => {
  it('are visible only to owners and to the member', async () => {
    const input = { workspaceId, userId: member.userId };
    const holdings = await owner.api.members.getHoldings(input);
    expect(holdings).toEqual({
      shareLinks: [{ id: expect.any(String), domainName, expiresAt: expect.any(Date) }],
      webhooks: [{ id: expect.any(String), name: 'hooks.example', domainName }],
      apiKeys: [{ id: expect.any(String), name: 'Script' }],
      invitations: [{ id: expect.any(String), name: 'friend@people.example' }],
      savedViews: [{ id: expect.any(String), name: 'Theirs' }],
      hasSearchConsole: true,
      mailedDomains: [domainName],
    });
    expect(await member.api.members.getHoldings(input)).toEqual(holdings);
    const other = await joinWorkspace(services, workspaceId);
    expect(await failureOf(other.api.members.getHoldings(input))).toMatchObject({ code: 'forbidden' });
    const stranger = await signIn(services);
    for (const userId of [stranger.userId, 'x'])
      expect(await failureOf(owner.api.members.getHoldings({ workspaceId, userId }))).toMatchObject({
        code: 'not_found',
      });
  });

  const endings: [string, () => Promise<unknown>][] = [
    ['the member is removed', () => owner.api.members.delete({ workspaceId, userId: member.userId })],
    ['the member leaves', () => member.api.members.leave({ workspaceId })],
    ['the account is deleted', () => member.api.account.delete({ confirmation: member.email })],
  ];
  it.each(endings)('end when %s, except saved views', async (_, end) => {
    await end();
    const isGone = await services.database.sql`select 1 from identity.users where id = ${member.userId}`.then(
      (rows) => rows.length === 0,
    );
    expect(await countsOf(member)).toEqual({
      ...{ shares: 0, webhooks: 0, invitations: 0, mails: 0 },
      ...{ views: isGone ? 0 : 1, keys: isGone ? 0 : 1 },
    });
    expect((await owner.api.keywordViews.list({ workspaceId })).map(({ name }) => name)).toContain('Theirs');
    expect(await owner.api.alerts.listWebhooks({ domainId })).toHaveLength(1);
    expect((await owner.api.reportShares.list({ domainId })).data).toHaveLength(1);
    expect((await owner.api.searchConsole.get({ domainId })).connection).toBeNull();
    expect(await countsOf(owner)).toEqual(untouched);
  });

  it('keep the kinds that the request names, and delete saved views on request', async () => {
    await owner.api.members.delete({
      ...{ workspaceId, userId: member.userId },
      ...{ endShareLinks: false, endWebhooks: false, endApiKeys: false, endInvitations: false },
      endSavedViews: true,
    });
    expect(await countsOf(member)).toEqual({
      ...{ shares: 1, webhooks: 1, invitations: 1, keys: 2, views: 0, mails: 0 },
    });
  });

  it('remain when the removal is refused', async () => {
    const other = await joinWorkspace(services, workspaceId);
    const removal = other.api.members.delete({ workspaceId, userId: member.userId });
    expect(await failureOf(removal)).toMatchObject({ code: 'forbidden' });
    expect(await countsOf(member)).toMatchObject({ ...untouched, keys: 2, mails: 1 });
  });
});
