import { createHash } from 'node:crypto';
import { schema } from '@keydence/db';
import { isApiKey } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import type { Caller } from '../context.ts';
import { createCaller } from '../router.ts';
import { sendKeyReminders } from './send-key-reminders.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

const dayMs = 86_400_000;
let now = new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  services = await createTestServices({ now: () => now });
});
afterAll(() => services.database.close());
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  services.sentMails.length = 0;
  await services.database.db.delete(schema.apiKeys);
  [ada, bob] = [await signIn(services), await signIn(services)];
});

const draft = { name: 'Nightly refresh', scope: 'write' } as const;
const rowsOf = ({ userId }: Person) =>
  services.database.db.select().from(schema.apiKeys).where(eq(schema.apiKeys.userId, userId));
const actionsOf = async (person: Person) =>
  (await person.api.accountActivity.list({})).data.map(({ action }) => action);
/** The person's procedures, called with one of the person's keys. */
const withKey = ({ userId, email }: Person, key: NonNullable<Caller['key']>) =>
  createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: uuidv7(), key } });

describe('a new key', () => {
  it('is shown once and stored as a hash', async () => {
    const created = await ada.api.apiKeys.create(draft);
    expect(created).toEqual({
      id: expect.any(String),
      name: 'Nightly refresh',
      scope: 'write',
      includesPeople: false,
      lastFour: created.token.slice(-4),
      workspace: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 90 * dayMs),
      isExpired: false,
      lastUsedAt: null,
      token: expect.any(String),
    });
    expect(isApiKey(created.token)).toBe(true);
    const { token, ...shown } = created;
    expect(await ada.api.apiKeys.list()).toEqual({ data: [shown] });
    const [row] = await rowsOf(ada);
    expect(Buffer.from(row?.tokenHash ?? [])).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token.slice(3, 20));
  });

  it('appears in an e-mail to its owner and in the account activity', async () => {
    const { token } = await ada.api.apiKeys.create(draft);
    expect(services.sentMails).toMatchObject([
      { to: ada.email, subject: 'An API key was created: Nightly refresh' },
    ]);
    expect(services.sentMails[0]?.text).toContain('https://keydence.example/dashboard?section=profile\n');
    expect(JSON.stringify(services.sentMails)).not.toContain(token);
    expect(await actionsOf(ada)).toEqual(['api_key_created']);
    expect(await actionsOf(bob)).toEqual([]);
  });

  it('can be limited to a workspace of the caller, but not to a foreign one', async () => {
    const { id: workspaceId } = await ada.api.workspaces.create({ name: 'Brew' });
    const created = await ada.api.apiKeys.create({ ...draft, workspaceId });
    expect(created.workspace).toEqual({ id: workspaceId, name: 'Brew' });
    for (const foreign of [workspaceId, uuidv7(), 'x'])
      expect(await failureOf(bob.api.apiKeys.create({ ...draft, workspaceId: foreign }))).toMatchObject({
        code: 'not_found',
        message: 'Not found',
      });
    await ada.api.workspaces.delete({ workspaceId });
    expect(await ada.api.apiKeys.list()).toEqual({ data: [] });
  });

  it.each([
    [{ name: ' ' }, 'Give the key a name, such as what will use it.'],
    [{ name: 'x'.repeat(61) }, 'The name must be at most 60 characters.'],
    [{ scope: 'admin' }, null],
    [{ expiresInDays: 3650 }, null],
  ])('is refused as %j', async (change, message) => {
    const failure = await failureOf(ada.api.apiKeys.create({ ...draft, ...change } as typeof draft));
    expect(failure.code).toBe('validation_failed');
    if (message) expect(failure.message).toBe(message);
    expect(await rowsOf(ada)).toEqual([]);
  });

  it('is refused past twenty active keys, even for concurrent requests', async () => {
    await services.database.db.insert(schema.apiKeys).values({
      ...{ id: uuidv7(), userId: ada.userId, name: 'Old', scope: 'read', lastFour: '0000' },
      ...{ tokenHash: Buffer.from(uuidv7()), expiresAt: new Date(now.getTime() - dayMs) },
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, () => ada.api.apiKeys.create({ ...draft, scope: 'read' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await failureOf(ada.api.apiKeys.create(draft))).toMatchObject({
      code: 'conflict',
      message: 'You have 20 API keys. Revoke one to create another.',
    });
    expect((await ada.api.apiKeys.list()).data).toHaveLength(21);
    expect(services.sentMails).toHaveLength(20);
  });
});

describe('revoking', () => {
  it('revokes one key, once, and records it', async () => {
    const [first, second] = [await ada.api.apiKeys.create(draft), await ada.api.apiKeys.create(draft)];
    await ada.api.apiKeys.delete({ keyId: first.id });
    expect((await ada.api.apiKeys.list()).data.map(({ id }) => id)).toEqual([second.id]);
    expect(await actionsOf(ada)).toEqual(['api_key_revoked', 'api_key_created', 'api_key_created']);
    expect(await failureOf(ada.api.apiKeys.delete({ keyId: first.id }))).toMatchObject({ code: 'not_found' });
  });

  it('treats foreign keys like unknown ones', async () => {
    const { id } = await ada.api.apiKeys.create(draft);
    for (const keyId of [id, uuidv7(), 'x', '']) {
      const { code, message } = await failureOf(bob.api.apiKeys.delete({ keyId }));
      expect([code, message]).toEqual(['not_found', 'Not found']);
    }
    expect(await rowsOf(ada)).toHaveLength(1);
    expect((await bob.api.apiKeys.list()).data).toEqual([]);
  });
});

it('a key is listed for 30 days after it expires', async () => {
  await ada.api.apiKeys.create({ ...draft, expiresInDays: 30 });
  now = new Date(now.getTime() + 30 * dayMs);
  expect((await ada.api.apiKeys.list()).data).toMatchObject([{ isExpired: true }]);
  now = new Date(now.getTime() + 30 * dayMs);
  expect((await ada.api.apiKeys.list()).data).toEqual([]);
});

describe('a key for one workspace', () => {
  it('reaches only that workspace of its owner', async () => {
    const brew = await ada.api.workspaces.create({ name: 'Brew' });
    const other = await ada.api.workspaces.create({ name: 'Other' });
    const api = withKey(ada, { scope: 'write', workspaceId: brew.id });
    expect((await api.workspaces.list()).map(({ id }) => id)).toEqual([brew.id]);
    expect(await api.workspaces.update({ workspaceId: brew.id, name: 'Brewlane' })).toMatchObject({
      name: 'Brewlane',
    });
    expect(await failureOf(api.workspaces.get({ workspaceId: other.id }))).toMatchObject({
      code: 'not_found',
      message: 'Not found',
    });
  });

  it('reaches nothing once its owner is not a member', async () => {
    const { id: workspaceId } = await ada.api.workspaces.create({ name: 'Brew' });
    const key = await ada.api.apiKeys.create({ ...draft, workspaceId });
    const api = withKey(ada, { scope: 'write', workspaceId });
    const { workspaceMembers } = schema;
    await services.database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, ada.userId));
    expect(await api.workspaces.list()).toEqual([]);
    expect(await failureOf(api.workspaces.get({ workspaceId }))).toMatchObject({ code: 'not_found' });
    const [shown] = (await ada.api.apiKeys.list()).data;
    expect(shown).toMatchObject({ id: key.id, workspace: { id: workspaceId, name: null } });
  });
});

it('a key of an admin deletes only what its owner wrote', async () => {
  const admin = await signIn(services, 'admin@keydence.example');
  const { id: feedbackId } = await bob.api.feedback.create({
    title: 'Dark mode',
    description: 'It would help all of us.',
    category: 'improvements',
  });
  const api = withKey(admin, { scope: 'write', workspaceId: null });
  expect(await failureOf(api.feedback.delete({ feedbackId }))).toMatchObject({ code: 'forbidden' });
  expect(await failureOf(api.feedback.update({ feedbackId, status: 'planned' }))).toMatchObject({
    code: 'forbidden',
    message: 'An API key has no admin rights. Sign in to Keydence and do it there.',
  });
});

describe('the reminder', () => {
  it('is sent once, in the last seven days, to owners with an address', async () => {
    const wallet = await signIn(services, '');
    await wallet.api.apiKeys.create({ ...draft, expiresInDays: 30 });
    await ada.api.apiKeys.create({ ...draft, expiresInDays: 30 });
    await bob.api.apiKeys.create({ ...draft, expiresInDays: 90 });
    services.sentMails.length = 0;
    now = new Date(now.getTime() + 23 * dayMs - 1);
    await sendKeyReminders(services);
    expect(services.sentMails).toEqual([]);
    now = new Date(now.getTime() + 1);
    await Promise.all([sendKeyReminders(services), sendKeyReminders(services)]);
    await sendKeyReminders(services);
    expect(services.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, 'Your API key Nightly refresh expires on December 21, 2026 (UTC)'],
    ]);
    expect(services.sentMails[0]?.text).toContain('/dashboard?section=profile&key=new');
  });

  it('reaches all owners past one batch', async () => {
    const rows = Array.from({ length: 130 }, () => ({
      ...{ id: uuidv7(), userId: ada.userId, name: 'Many', scope: 'read' as const, lastFour: '0000' },
      ...{ tokenHash: Buffer.from(uuidv7()), expiresAt: new Date(now.getTime() + dayMs) },
    }));
    await services.database.db.insert(schema.apiKeys).values(rows);
    await sendKeyReminders(services);
    expect(services.sentMails).toHaveLength(130);
  });
});
