import type { DatabaseHandle } from '@keydence/db';
import { schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { IdentitySettings } from '@keydence/identity';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(schema.rateLimits);
  running = await startIdentity(database, { settings: { phone: true } });
});
afterEach(() => running.close());

const password = 'correct horse battery';
let lastPhone = 15_550_000_000;

function uniquePhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

async function restart(settings: Partial<IdentitySettings>) {
  await running.close();
  running = await startIdentity(database, { settings: { phone: true, ...settings } });
}

const codeTo = (phone: string) =>
  /code: (\d{6})$/m.exec(running.texts.findLast(({ to }) => to === phone)?.text ?? '')?.[1] ?? '';

async function signIn(phone = uniquePhone()) {
  const client = running.newClient();
  const asked = await client.signInWithOtp({ phone: `+${phone}` });
  expect(asked.error).toBeNull();
  const { data, error } = await client.verifyOtp({ phone: `+${phone}`, token: codeTo(phone), type: 'sms' });
  expect(error).toBeNull();
  return { client, phone, user: data.user, messageId: asked.data.messageId };
}

test('a texted code signs a new phone up', async () => {
  const { phone, user, messageId } = await signIn();
  expect(messageId).toMatch(/^text-/);
  expect(user).toMatchObject({
    phone,
    email: '',
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: { phone_verified: true },
    identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true } }],
  });
  expect(running.texts.at(-1)?.text).toContain('It works once and expires in 10 minutes.');
});

test('a phone’s code works once, for that phone, as a code of a phone', async () => {
  const phone = uniquePhone();
  const client = running.newClient();
  await client.signInWithOtp({ phone });
  const token = codeTo(phone);
  const other = uniquePhone();
  await client.signInWithOtp({ phone: other });
  const refused = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
  if (codeTo(other) !== token)
    expect((await client.verifyOtp({ phone: other, token, type: 'sms' })).error).toMatchObject(refused);
  expect((await client.verifyOtp({ phone, token, type: 'phone_change' })).error).toMatchObject(refused);
  expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
  expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject(refused);
});

test('a sign-up with a password is confirmed by a texted code', async () => {
  const phone = uniquePhone();
  const client = running.newClient();
  const { data, error } = await client.signUp({ phone, password });
  await running.identity.settle();
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect((await client.signInWithPassword({ phone, password })).error).toMatchObject({
    status: 400,
    code: 'phone_not_confirmed',
  });
  await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' });
  expect((await client.signInWithPassword({ phone, password })).data.user).toMatchObject({ phone });
});

test('where phones need no proof a sign-up gives a session', async () => {
  await restart({ autoconfirmPhone: true });
  const { data } = await running.newClient().signUp({ phone: uniquePhone(), password });
  expect(data.session?.user.phone_confirmed_at).toEqual(expect.any(String));
  expect(running.texts).toEqual([]);
});

test('a phone of the tests gets its own code and no message', async () => {
  await restart({ testCodes: { '1234567890': '123456' }, rateLimits: true });
  const client = running.newClient();
  for (let round = 0; round < 2; round += 1) {
    expect((await client.signInWithOtp({ phone: '1234567890' })).error).toBeNull();
    const { data } = await client.verifyOtp({ phone: '1234567890', token: '123456', type: 'sms' });
    expect(data.user?.phone).toBe('1234567890');
  }
  expect(running.texts).toEqual([]);
});

test('a new phone requires its code and belongs to one account', async () => {
  const { client } = await signIn();
  const next = uniquePhone();
  const asked = await client.updateUser({ phone: `+${next}` });
  expect(asked.data.user).toMatchObject({ new_phone: next, phone_change_sent_at: expect.any(String) });
  const resent = await client.resend({ type: 'phone_change', phone: next });
  expect(resent.error).toBeNull();
  await running.identity.settle();
  const { data } = await client.verifyOtp({ phone: next, token: codeTo(next), type: 'phone_change' });
  expect(data.user).toMatchObject({ phone: next });
  expect(data.user).not.toHaveProperty('new_phone');
  const other = await signIn();
  expect((await other.client.updateUser({ phone: next })).error).toMatchObject({
    status: 422,
    code: 'phone_exists',
  });
});

describe('a code that is under way to one phone', () => {
  /** Waits until another connection's statement waits for a lock. */
  async function untilBlocked() {
    for (;;) {
      const [row] = await database.owner.sql<{ waiting: number }[]>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      if (row?.waiting) return;
    }
  }
  const wishOf = async (userId: string) => {
    const { users } = schema;
    const [row] = await database.db.select().from(users).where(eq(users.id, userId));
    return row?.phoneChange;
  };

  test('replaces the earlier pending phone', async () => {
    const { client, user } = await signIn();
    const userId = user?.id ?? '';
    const [own, foreign] = [uniquePhone(), uniquePhone()];
    await client.updateUser({ phone: own });
    let asked: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      const { oneTimeTokens } = schema;
      await tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId)).for('update');
      asked = client.updateUser({ phone: foreign });
      await untilBlocked();
      expect(await wishOf(userId)).toBe(own);
    });
    await asked;
    expect(await wishOf(userId)).toBe(foreign);
  });

  test('does not prove a phone requested after the code was sent', async () => {
    const { client, user } = await signIn();
    const userId = user?.id ?? '';
    const [own, foreign] = [uniquePhone(), uniquePhone()];
    await client.updateUser({ phone: own });
    await database.db.transaction(async (tx) => {
      const { users } = schema;
      await tx.update(users).set({ phoneChange: foreign }).where(eq(users.id, userId));
      await client.resend({ type: 'phone_change', phone: own });
      await untilBlocked();
    });
    await running.identity.settle();
    expect(running.texts.filter(({ to }) => to === own)).toHaveLength(1);
    expect(await wishOf(userId)).toBe(foreign);
  });
});

test('one text a minute to a phone, known or not, and five an hour', async () => {
  await restart({ rateLimits: true });
  const phone = uniquePhone();
  const ask = async () => (await running.newClient().signInWithOtp({ phone })).error;
  expect(await ask()).toBeNull();
  expect(await ask()).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  expect(running.texts).toHaveLength(1);
});

test('what is no phone is refused', async () => {
  const { error } = await running.newClient().signInWithOtp({ phone: 'et-15551234567-home' });
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Invalid phone number format (E.164 required)',
  });
});

test('settings report phone sign-in and the sender', async () => {
  const settings = await (await fetch(`${running.url}/settings`)).json();
  expect(settings).toMatchObject({ external: { phone: true }, sms_provider: 'test' });
});
