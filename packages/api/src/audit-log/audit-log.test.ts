import { schema } from '@keydence/db';
import {
  type AuditEntry,
  type AuditKind,
  auditDetails,
  auditKinds,
  exportGapsInput,
  exportMovesInput,
  exportPagesInput,
  exportRadarInput,
  exportTopicsInput,
} from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeAtGoogle, type ConnectedGoogle, startGoogle } from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { exportAccount } from '../account/export-account.ts';
import { claimDeliveries } from '../alerts/claim-deliveries.ts';
import { recordWebhookOff } from '../alerts/record-webhook-change.ts';
import { exportGaps } from '../gaps/export-gaps.ts';
import { createImport } from '../imports/create-import.ts';
import { exportKeywords } from '../keywords/export-keywords.ts';
import { exportMoves } from '../moves/export-moves.ts';
import { exportPages } from '../pages/export-pages.ts';
import { exportPredictions } from '../predictions/export-predictions.ts';
import { exportRadar } from '../radar/export-radar.ts';
import { createCaller } from '../router.ts';
import { runSetup } from '../setup/run-setup.ts';
import { exportTopics } from '../topics/export-topics.ts';
import { replaceIcon } from '../workspaces/replace-icon.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { purgeAuditEntries } from './purge-audit-entries.ts';
import { recordAudit } from './record-audit.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

const start = new Date('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;
let time = start;
let services: TestServices;
let connected: ConnectedGoogle;
beforeAll(async () => {
  const now = () => time;
  const sample = limitSource(createSampleSource({ now }), 20);
  connected = await startGoogle(now);
  const { searchConsole } = connected;
  services = await createTestServices({ sampleDomains, sources: { sample }, searchConsole, now });
});
afterAll(async () => {
  await connected.google.close();
  await services.database.close();
});
beforeEach(() => {
  time = start;
});

/** An owner with a workspace, whose requests come from a network address. */
async function open(name = 'Acme') {
  const { userId, email, sessionId } = await signIn(services);
  const caller = { userId, email, sessionId };
  const ctx = { services, requestId: 'test', caller, clientAddress: '192.0.2.7' };
  const owner: Person = { ...caller, api: createCaller(ctx) };
  await owner.api.profile.update({ fullName: 'Ada Byron' });
  const { id: workspaceId } = await owner.api.workspaces.create({ name });
  return { owner, ctx, workspaceId };
}

async function logOf({ owner, workspaceId }: { owner: Person; workspaceId: string }): Promise<AuditEntry[]> {
  return (await owner.api.auditLog.list({ workspaceId, limit: 100 })).data;
}
const kindsOf = async (world: { owner: Person; workspaceId: string }) =>
  (await logOf(world)).map(({ kind }) => kind);
const newest = async (world: { owner: Person; workspaceId: string }) => (await logOf(world))[0];
/** Kinds recorded since the count, oldest first. */
const since = async (world: { owner: Person; workspaceId: string }, count: number) =>
  (await kindsOf(world)).slice(0, -count).reverse();
const tokenFor = (email: string) => {
  const mail = services.sentMails.findLast(({ to }) => to === email);
  return /\/invitations\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('an entry', () => {
  it('has the time, the name and network of the person, and the values before and after', async () => {
    const world = await open();
    const { owner, workspaceId } = world;
    await owner.api.workspaces.update({ workspaceId, name: 'Acme and Sons' });
    expect(await newest(world)).toEqual({
      id: expect.any(String),
      createdAt: start,
      actor: {
        kind: 'person',
        personId: owner.userId,
        name: 'Ada Byron',
        email: owner.email,
        keyName: null,
        keyLastFour: null,
      },
      kind: 'workspace.renamed',
      subject: { id: null, name: null },
      details: { before: 'Acme', after: 'Acme and Sons' },
      network: '192.0.2.7',
    });
    await owner.api.profile.update({ fullName: 'Ada Lovelace' });
    expect((await newest(world))?.actor.name).toBe('Ada Byron');
  });

  it('names the API key beside its owner', async () => {
    const world = await open();
    const { owner, workspaceId } = world;
    const { id, lastFour } = await owner.api.apiKeys.create({ name: 'Nightly', scope: 'write', workspaceId });
    const caller = {
      ...{ userId: owner.userId, email: owner.email, sessionId: id },
      key: { scope: 'write' as const, name: 'Nightly', lastFour, workspaceId },
    };
    const api = createCaller({ services, requestId: 'test', caller });
    await api.workspaces.update({ workspaceId, name: 'By key' });
    expect((await newest(world))?.actor).toMatchObject({
      kind: 'api_key',
      personId: owner.userId,
      name: 'Ada Byron',
      keyName: 'Nightly',
      keyLastFour: lastFour,
    });
  });

  it('is not written for a change without effect, nor for a refused or failed one', async () => {
    const world = await open();
    const { owner, workspaceId } = world;
    const before = await kindsOf(world);
    await owner.api.workspaces.update({ workspaceId, name: 'Acme' });
    await owner.api.workspaces.setSharing({ workspaceId, membersMayShare: false });
    await owner.api.members.update({ workspaceId, userId: owner.userId, role: 'owner' });
    const member = await joinWorkspace(services, workspaceId);
    await failureOf(member.api.workspaces.setSharing({ workspaceId, membersMayShare: true }));
    expect(await kindsOf(world)).toEqual(before);
  });

  it('is rolled back with its change', async () => {
    const world = await open();
    const { owner, ctx, workspaceId } = world;
    const before = await kindsOf(world);
    const jobs = { ...services.jobs, enqueueMail: () => Promise.reject(new Error('no room')) };
    const broken = createCaller({ ...ctx, services: { ...services, jobs } });
    await expect(broken.invitations.create({ workspaceId, email: 'x@people.example' })).rejects.toBeDefined();
    await expect(
      services.database.db.transaction(async (tx) => {
        await recordAudit(tx, ctx, { workspaceId, notes: [{ kind: 'workspace.created', details: {} }] });
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    expect((await owner.api.invitations.list({ workspaceId })).data).toEqual([]);
    expect(await kindsOf(world)).toEqual(before);
  });
});

it('is written for every kind, with the details of the kind and no secret', async () => {
  const world = await open();
  const { owner, ctx, workspaceId } = world;
  const { api } = owner;
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { id: domainId } = await api.trackedDomains.create({ workspaceId, domainUrl, locationCode: 2840 });
  await runSetup(services, { domainId, run: 1 });
  const { id: siteId } = await api.trackedDomains.create({
    workspaceId,
    domainUrl: 'acme.com',
    locationCode: 2840,
  });
  await runSetup(services, { domainId: siteId, run: 1 });
  const secrets: string[] = [];

  const key = await api.apiKeys.create({ name: 'Everywhere', scope: 'read' });
  await api.apiKeys.delete({ keyId: key.id });
  const share = await api.reportShares.create({ domainId });
  await api.reportShares.delete({ domainId, shareId: share.id });
  const url = 'https://hooks.example/services/T0/secret-path';
  const webhook = await api.alerts.createWebhook({ domainId, url });
  const { id: webhookId } = webhook;
  secrets.push(key.token, share.token, webhook.secret, 'secret-path');
  const { deliveries } = await api.alerts.testWebhook({ domainId, webhookId });
  await claimDeliveries(services, 1);
  time = new Date(time.getTime() + dayMs);
  await api.alerts.redeliver({ domainId, webhookId, deliveryId: deliveries[0]?.id ?? '' });
  await api.alerts.setWebhook({ domainId, webhookId, isActive: false });
  await api.alerts.setWebhook({ domainId, webhookId, isActive: true });
  await api.alerts.deleteWebhook({ domainId, webhookId });

  const bob = await signIn(services);
  await api.invitations.create({ workspaceId, email: bob.email });
  const { data } = await api.invitations.list({ workspaceId });
  await api.invitations.resend({ workspaceId, invitationId: data[0]?.id ?? '' });
  secrets.push(tokenFor(bob.email));
  await bob.api.invitations.accept({ token: tokenFor(bob.email) });
  await api.members.update({ workspaceId, userId: bob.userId, role: 'viewer' });
  await bob.api.apiKeys.create({ name: 'Of Bob', scope: 'read', workspaceId });
  await api.members.delete({ workspaceId, userId: bob.userId });
  const eve = await joinWorkspace(services, workspaceId);
  await eve.api.members.leave({ workspaceId });
  const withdrawn = await api.invitations.create({ workspaceId, email: 'x@people.example' });
  await api.invitations.delete({ workspaceId, invitationId: withdrawn.data[0]?.id ?? '' });

  await api.workspaces.update({ workspaceId, name: 'Renamed' });
  await api.workspaces.setSharing({ workspaceId, membersMayShare: true });
  await api.workspaces.setTimeZone({ workspaceId, timeZone: 'Europe/Berlin' });
  await api.spending.setBudget({ workspaceId, budgetUsd: 10 });
  await replaceIcon({ ...ctx, workspace: await getWorkspaceScope(ctx, workspaceId) }, new Uint8Array([1]));
  await api.workspaces.removeIcon({ workspaceId });
  await api.schedules.update({ domainId, hour: 7, isPaused: true });

  await exportKeywords(ctx, { domainId, sortOrder: 'asc' });
  await exportGaps(ctx, exportGapsInput.parse({ domainId }));
  await exportTopics(ctx, exportTopicsInput.parse({ domainId }));
  await exportRadar(ctx, exportRadarInput.parse({ domainId }));
  await exportMoves(ctx, exportMovesInput.parse({ domainId }));
  await exportPages(ctx, exportPagesInput.parse({ domainId }));
  await exportPredictions(ctx, { domainId });
  await exportAuditLog(ctx, { workspaceId });
  for await (const part of exportAccount(ctx)) expect(part.field).toBeTruthy();

  const { data: keywords, pagination } = await api.keywords.list({ domainId });
  const keywordIds = keywords.slice(0, 3).map(({ id }) => id);
  await api.keywords.deleteMany({ domainId, keywordIds });
  await api.keywords.restore({ domainId, keywordIds });
  await api.keywords.delete({ keywordId: keywordIds[0] ?? '' });
  await api.trackedDomains.update({ domainId, brandNames: ['Brew Lane', 'Brewlane'] });
  await api.trackedDomains.changeLocation({ workspaceId, domainId, locationCode: 2276, languageCode: 'de' });

  const { google } = connected;
  const agreed = await agreeAtGoogle(google, api, siteId);
  secrets.push(agreed.code ?? '');
  await api.searchConsole.finish(agreed);
  const [first] = await api.searchConsole.listProperties({ domainId: siteId });
  await api.searchConsole.chooseProperty({ domainId: siteId, property: first?.property ?? '' });
  const fetched = await api.searchConsole.fetch({ domainId: siteId });
  await api.imports.cancel({ domainId: siteId, importId: fetched.id });
  const onSite = { ...ctx, domain: await getDomainScope(ctx, { domainId: siteId }) };
  const content = new TextEncoder().encode('Top queries,Clicks,Impressions,CTR,Position\ntea,1,10,10%,4');
  const { id: importId } = await createImport(onSite, { fileName: 'Queries.csv', content });
  await api.imports.start({ domainId: siteId, importId });
  await api.searchConsole.disconnect({ domainId: siteId });
  await api.trackedDomains.delete({ domainId: siteId });

  const entries = await logOf(world);
  expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual([...auditKinds].sort());
  for (const { kind, details } of entries)
    expect([kind, auditDetails[kind].strict().safeParse(details).success]).toEqual([kind, true]);
  const told = JSON.stringify(entries);
  for (const secret of secrets) expect([secret.length > 5, told.includes(secret)]).toEqual([true, false]);
  const one = (kind: AuditKind) => entries.find((entry) => entry.kind === kind);
  expect(one('webhook.created')?.subject).toEqual({ id: webhookId, name: 'hooks.example' });
  expect(one('member.removed')).toMatchObject({
    subject: { id: bob.userId, name: bob.email },
    details: { apiKeys: 1, shareLinks: 0, webhooks: 0, invitations: 0, savedViews: 0 },
  });
  expect(one('member.joined')?.actor.personId).toBe(bob.userId);
  expect(one('export.keywords')).toMatchObject({
    subject: { name: domainUrl },
    details: { rows: pagination.total },
  });
  expect(one('domain.schedule_changed')?.details.after).toBe('07:00 Europe/Berlin, paused');
  expect(one('domain.brand_names_changed')?.details).toEqual({
    before: 'those of the domain',
    after: 'Brew Lane, Brewlane',
  });
  expect(one('domain.market_changed')?.details).toEqual({
    before: 'United States, en',
    after: 'Germany, de',
  });
  expect(entries.filter(({ kind }) => kind === 'keywords.deleted').map(({ details }) => details)).toEqual([
    { count: 1 },
    { count: 3 },
  ]);
  expect(one('import.started')).toMatchObject({ subject: { name: 'Queries.csv' }, details: { rows: 1 } });
});

it('is written to each workspace for a key of all workspaces, and once for a bulk change', async () => {
  const world = await open();
  const { owner, workspaceId } = world;
  const other = { owner, workspaceId: (await owner.api.workspaces.create({ name: 'Second' })).id };
  const { id: keyId } = await owner.api.apiKeys.create({ name: 'All', scope: 'read' });
  await owner.api.apiKeys.create({ name: 'One', scope: 'read', workspaceId });
  await owner.api.apiKeys.delete({ keyId });
  expect(await since(world, 1)).toEqual(['api_key.created', 'api_key.created', 'api_key.ended']);
  expect(await since(other, 1)).toEqual(['api_key.created', 'api_key.ended']);
});

it('names the server when it disables a webhook', async () => {
  const world = await open();
  const domain = await world.owner.api.trackedDomains.create({
    ...{ workspaceId: world.workspaceId, domainUrl: 'acme.com', locationCode: 2840 },
  });
  const webhook = { id: services.newId(), url: 'https://hooks.example/x', domainId: domain.id };
  await services.database.db.transaction((tx) => recordWebhookOff(tx, services, webhook));
  expect(await newest(world)).toMatchObject({
    kind: 'webhook.turned_off',
    actor: { kind: 'keydence', personId: null, name: null, email: null },
    subject: { name: 'hooks.example' },
    network: null,
  });
});

describe('reading', () => {
  it('requires an owner, and a key that includes people', async () => {
    const { owner, workspaceId } = await open();
    const member = await joinWorkspace(services, workspaceId);
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    const refused = {
      code: 'forbidden',
      message: 'Only owners can read the audit log. Ask an owner of this workspace.',
    };
    for (const person of [member, viewer]) {
      expect(await failureOf(person.api.auditLog.list({ workspaceId }))).toMatchObject(refused);
      const { userId, email, sessionId } = person;
      const ctx = { services, requestId: 'test', caller: { userId, email, sessionId } };
      expect(await failureOf(exportAuditLog(ctx, { workspaceId }))).toMatchObject(refused);
    }
    const { userId, email } = owner;
    const keyCtx = (includesPeople: boolean) => ({
      ...{ services, requestId: 'test' },
      caller: {
        ...{ userId, email, sessionId: services.newId() },
        key: { scope: 'read' as const, workspaceId, includesPeople },
      },
    });
    const plain = createCaller(keyCtx(false));
    expect(await failureOf(plain.auditLog.list({ workspaceId }))).toMatchObject({ code: 'forbidden' });
    const exported = exportAuditLog(keyCtx(false), { workspaceId });
    expect(await failureOf(exported)).toMatchObject({ code: 'forbidden' });
    expect((await createCaller(keyCtx(true)).auditLog.list({ workspaceId })).data).toHaveLength(1);
  });

  it('pages by key, also across entries of one moment, and filters by person, group and days', async () => {
    const world = await open();
    const { owner, workspaceId } = world;
    const bob = await joinWorkspace(services, workspaceId, 'owner');
    for (let round = 0; round < 7; round += 1)
      await owner.api.workspaces.update({ workspaceId, name: `Name ${round}` });
    time = new Date('2026-11-22T23:30:00Z');
    await bob.api.workspaces.setSharing({ workspaceId, membersMayShare: true });
    await bob.api.apiKeys.create({ name: 'Mine', scope: 'read', workspaceId });
    const all = await logOf(world);
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.api.auditLog.list({ workspaceId, limit: 3, ...(cursor && { cursor }) });
      read.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(all.map(({ id }) => id));
    expect(read).toHaveLength(10);
    const kinds = async (filter: object) =>
      (await owner.api.auditLog.list({ workspaceId, ...filter })).data.map(({ kind }) => kind);
    expect(await kinds({ personId: bob.userId })).toEqual(['api_key.created', 'workspace.sharing_changed']);
    expect(await kinds({ group: 'api_key' })).toEqual(['api_key.created']);
    expect(await kinds({ from: '2026-11-22', to: '2026-11-22' })).toHaveLength(2);
    // In Berlin it was already the next day.
    expect(await kinds({ to: '2026-11-22', timeZone: 'Europe/Berlin' })).toHaveLength(8);
    expect(await kinds({ from: '2026-11-23', timeZone: 'Europe/Berlin' })).toHaveLength(2);
    expect(await failureOf(owner.api.auditLog.list({ workspaceId, timeZone: 'Mars' }))).toMatchObject({
      code: 'validation_failed',
    });
  });

  it('returns no entries of another workspace, not even with its cursor', async () => {
    const [mine, theirs] = [await open(), await open()];
    await theirs.owner.api.workspaces.update({ workspaceId: theirs.workspaceId, name: 'Theirs' });
    const [entry] = await logOf(theirs);
    const { owner, workspaceId } = mine;
    expect((await owner.api.auditLog.list({ workspaceId, cursor: entry?.id ?? '' })).data).toEqual([]);
    expect(await failureOf(owner.api.auditLog.list({ workspaceId: theirs.workspaceId }))).toMatchObject({
      code: 'not_found',
    });
    const scoped = services.database.inWorkspace(workspaceId);
    const rows = await scoped.db.select().from(schema.auditEntries);
    expect(rows.map((row) => row.workspaceId)).toEqual([workspaceId]);
  });

  it('exports the filtered entries, newest first, and records the export', async () => {
    const world = await open();
    const { owner, ctx, workspaceId } = world;
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...{ id: services.newId(), workspaceId, actorKind: 'keydence' as const },
      ...{ kind: 'keywords.deleted' as const, details: { count: index }, createdAt: time },
    }));
    await services.database.db.insert(schema.auditEntries).values(rows);
    await owner.api.workspaces.update({ workspaceId, name: 'Later' });
    const file = await exportAuditLog(ctx, { workspaceId, group: 'keywords' });
    expect(file.total).toBe(1_203);
    const read: AuditEntry[] = [];
    for await (const batch of file.batches) {
      expect(batch.length).toBeLessThanOrEqual(500);
      read.push(...batch);
    }
    expect(read.map(({ details }) => details.count)).toEqual(
      Array.from({ length: 1_203 }, (_, index) => 1_202 - index),
    );
    expect(await newest(world)).toMatchObject({ kind: 'export.audit_log', details: { rows: 1_203 } });
  });
});

it('lets the role of requests add and read entries, but not change or delete them', async () => {
  const [mine, theirs] = [await open(), await open()];
  const { sql } = services.database.inWorkspace(mine.workspaceId);
  for (const statement of [
    `update audit_entries set kind = 'workspace.created'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ])
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  const foreign = sql`insert into audit_entries (id, workspace_id, actor_kind, kind, details)
    values (${services.newId()}, ${theirs.workspaceId}, 'keydence', 'workspace.created', '{}')`;
  await expect(foreign).rejects.toMatchObject({ code: '42501' });
});

it('keeps the actions of a deleted account without the data that identifies the person', async () => {
  const world = await open();
  const { owner, workspaceId } = world;
  const bob = await signIn(services);
  await bob.api.profile.update({ fullName: 'Bob Stone' });
  await owner.api.invitations.create({ workspaceId, email: bob.email, role: 'owner' });
  await bob.api.invitations.accept({ token: tokenFor(bob.email) });
  await bob.api.workspaces.update({ workspaceId, name: 'By Bob' });
  await owner.api.members.update({ workspaceId, userId: bob.userId, role: 'member' });
  await bob.api.account.delete({ confirmation: bob.email });
  const entries = await logOf(world);
  expect(entries.map(({ kind }) => kind)).toEqual([
    'member.left',
    'member.role_changed',
    'workspace.renamed',
    'member.joined',
    'invitation.accepted',
    'invitation.sent',
    'workspace.created',
  ]);
  expect(entries[0]).toMatchObject({ actor: { personId: null }, details: { accountDeleted: true } });
  const told = JSON.stringify(entries);
  for (const personal of [bob.email, 'Bob Stone']) expect(told).not.toContain(personal);
  expect(told).toContain('Ada Byron');
});

it('deletes entries after 400 days, and with their workspace', async () => {
  const world = await open();
  const { owner, workspaceId } = world;
  const old = Array.from({ length: 5_001 }, (_, index) => ({
    ...{ id: services.newId(), workspaceId, actorKind: 'keydence' as const, details: {} },
    ...{ kind: 'workspace.created' as const, createdAt: new Date(start.getTime() - 401 * dayMs - index) },
  }));
  for (let at = 0; at < old.length; at += 1_000)
    await services.database.db.insert(schema.auditEntries).values(old.slice(at, at + 1_000));
  const kept = { ...old[0], id: services.newId(), createdAt: new Date(start.getTime() - 400 * dayMs) };
  await services.database.db.insert(schema.auditEntries).values(kept as (typeof old)[number]);
  await purgeAuditEntries(services);
  expect(await logOf(world)).toHaveLength(2);
  await owner.api.workspaces.delete({ workspaceId });
  const { auditEntries } = schema;
  expect(await services.database.db.$count(auditEntries, eq(auditEntries.workspaceId, workspaceId))).toBe(0);
});
