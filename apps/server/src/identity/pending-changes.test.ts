import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, readMail, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
let lastPhone = 15_550_300_000;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database, { settings: { phone: true, secureEmailChange: false } });
});
beforeEach(() => {
  running.mails.splice(0);
  running.texts.splice(0);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

async function signedIn(email = uniqueAddress()) {
  const client = running.newClient();
  const session = await running.signIn(client, email);
  return { client, email, session };
}

const mailTo = (email: string) => readMail(running.mails.findLast(({ to }) => to === email));
const lastText = () => /code: (\d{6})/.exec(running.texts.at(-1)?.text ?? '')?.[1] ?? '';

describe('a change started in a stolen session', () => {
  const ends: [string, (owner: GoTrueClient, thief: { id: string; userId: string }) => Promise<unknown>][] = [
    ['a new password', (owner) => owner.updateUser({ password: 'correct horse battery' })],
    ['a sign-out everywhere', (owner) => owner.signOut({ scope: 'global' })],
    ['a sign-out of all others', (owner) => owner.signOut({ scope: 'others' })],
    [
      'the end of that session',
      (_owner, { id, userId }) => running.identity.sessions.end({ userId, only: id }),
    ],
  ];

  test.each(ends)('ends with %s, and nothing is sent again', async (_what, end) => {
    const { client: owner, email } = await signedIn();
    const { client: thief, session } = await signedIn(email);
    const wished = { email: uniqueAddress(), phone: String(++lastPhone) };
    expect((await thief.updateUser(wished)).error).toBeNull();
    const { claims } = (await thief.getClaims()).data ?? {};
    await end(owner, { id: claims?.session_id ?? '', userId: session.user.id });

    const [mails, texts] = [running.mails.length, running.texts.length];
    for (const again of [
      { type: 'email_change', email },
      { type: 'email_change', email: wished.email },
      { type: 'phone_change', phone: wished.phone },
    ] as const)
      await running.newClient().resend(again);
    await running.identity.settle();
    expect([running.mails.length, running.texts.length]).toEqual([mails, texts]);

    const stranger = running.newClient();
    const { linkToken, code } = mailTo(wished.email);
    for (const refused of [
      await stranger.verifyOtp({ token_hash: linkToken, type: 'email_change' }),
      await stranger.verifyOtp({ email: wished.email, token: code, type: 'email_change' }),
      await stranger.verifyOtp({ phone: wished.phone, token: lastText(), type: 'phone_change' }),
    ])
      expect(refused.error?.code).toBe('otp_expired');
    const [user] = await database.db.select().from(schema.users).where(eq(schema.users.id, session.user.id));
    expect(user).toMatchObject({ email, phone: null, emailChange: null, phoneChange: null });
  });

  test('outlives a sign-out of this device alone: its owner reads the mail elsewhere', async () => {
    const { client, session } = await signedIn();
    const next = uniqueAddress();
    await client.updateUser({ email: next });
    await client.signOut({ scope: 'local' });
    const { data } = await running
      .newClient()
      .verifyOtp({ token_hash: mailTo(next).linkToken, type: 'email_change' });
    expect(data.user).toMatchObject({ id: session.user.id, email: next });
  });
});

describe('an address that others wanted before', () => {
  async function wishedBy(people: number, email: string) {
    for (let person = 1; person <= people; person += 1) {
      const { client } = await signedIn();
      expect((await client.updateUser({ email })).error).toBeNull();
    }
  }

  test('is confirmed by the typed code of its owner', async () => {
    const next = uniqueAddress();
    await wishedBy(7, next);
    const { client, session } = await signedIn();
    await client.updateUser({ email: next });
    const { code } = mailTo(next);
    const { data, error } = await running
      .newClient()
      .verifyOtp({ email: next, token: code, type: 'email_change' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: session.user.id, email: next });
  });

  test('is not held by those whose codes have expired', async () => {
    const next = uniqueAddress();
    await wishedBy(30, next);
    running.advanceClock(61 * 60_000);
    const { client, session } = await signedIn();
    await client.updateUser({ email: next });
    await wishedBy(2, next);
    const { code } = readMail(running.mails.filter(({ to }) => to === next).at(-3));
    const { data } = await running.newClient().verifyOtp({ email: next, token: code, type: 'email_change' });
    expect(data.user).toMatchObject({ id: session.user.id, email: next });
  });
});
