import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { asc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, readMail, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

function readActivity(userId: string) {
  const { accountActivity: activity } = schema;
  return database.db.select().from(activity).where(eq(activity.userId, userId)).orderBy(asc(activity.id));
}

test('sign-ins and changes are recorded for their owner, without a secret', async () => {
  const client = running.newClient();
  const email = uniqueAddress();
  const { user } = await running.signIn(client, email);
  const password = 'correct horse battery';
  await client.updateUser({ password });
  await client.signInWithPassword({ email, password: 'not the password' });
  const next = uniqueAddress();
  await client.updateUser({ email: next });
  for (const address of [email, next]) {
    const { linkToken } = readMail(running.mails.findLast(({ to }) => to === address));
    await running.newClient().verifyOtp({ token_hash: linkToken, type: 'email_change' });
  }
  await client.signOut();
  const rows = await readActivity(user.id);
  expect(rows.map(({ action, method }) => [action, method])).toEqual([
    ['signed_in', 'otp'],
    ['password_changed', null],
    ['email_changed', null],
    ['signed_in', 'otp'],
    ['signed_out', null],
  ]);
  expect(rows[0]).toMatchObject({ ip: '127.0.0.1', userAgent: expect.any(String) });
  expect(JSON.stringify(rows)).not.toContain(password);
});

test('a second factor is recorded when added, used and removed', async () => {
  const email = uniqueAddress();
  const client = running.newClient();
  const { user } = await running.signIn(client, email);
  const enrol = async (friendlyName: string) => {
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    if (data?.type !== 'totp') throw new Error('No factor came back.');
    return data;
  };
  const abandoned = await enrol('Abandoned');
  await client.mfa.unenroll({ factorId: abandoned.id });
  const factor = await enrol('Phone');
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
  const prove = (of: typeof client) =>
    of.mfa.challengeAndVerify({
      factorId: factor.id,
      code: totp.generate({ timestamp: running.now().getTime() }),
    });
  expect((await prove(client)).error).toBeNull();
  expect((await prove(client)).error?.code).toBe('mfa_verification_failed');
  running.advanceClock(30_000);
  const later = running.newClient();
  await running.signIn(later, email);
  expect((await prove(later)).error).toBeNull();
  await later.mfa.unenroll({ factorId: factor.id });
  const rows = await readActivity(user.id);
  expect(rows.map(({ action }) => action)).toEqual([
    'signed_in',
    'factor_added',
    'signed_in',
    'factor_verified',
    'factor_removed',
  ]);
  for (const row of rows) expect(row).toMatchObject({ ip: '127.0.0.1', userAgent: expect.any(String) });
});

test('the replay of an old refresh token is recorded with the session it ended', async () => {
  const { user, refresh_token } = await running.signIn(running.newClient());
  const refresh = async (token: string) => {
    const answer = await fetch(`${running.url}/token?grant_type=refresh_token`, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: token }),
    });
    return ((await answer.json()) as { refresh_token: string }).refresh_token;
  };
  await refresh(await refresh(refresh_token));
  running.advanceClock(11_000);
  await refresh(refresh_token);
  expect((await readActivity(user.id)).map(({ action }) => action)).toEqual([
    'signed_in',
    'session_replayed',
  ]);
});

test('failed actions are not recorded', async () => {
  const client = running.newClient();
  const { user } = await running.signIn(client);
  await client.updateUser({ password: 'short' });
  await running.newClient().signInWithOtp({ email: user.email ?? '' });
  expect(await readActivity(user.id)).toHaveLength(1);
});

test('ending one session from another is recorded as a sign-out, and ending none is not recorded', async () => {
  const { user } = await running.signIn(running.newClient());
  const userId = user.id;
  expect(await running.identity.sessions.end({ userId })).toBe(1);
  expect(await running.identity.sessions.end({ userId })).toBe(0);
  expect((await readActivity(userId)).map(({ action }) => action)).toEqual(['signed_in', 'signed_out']);
});

test('records are deleted after a year', async () => {
  const { user } = await running.signIn(running.newClient());
  running.advanceClock(364 * 86_400_000);
  await running.identity.sweep();
  expect(await readActivity(user.id)).toHaveLength(1);
  running.advanceClock(2 * 86_400_000);
  await running.identity.sweep();
  expect(await readActivity(user.id)).toEqual([]);
});
