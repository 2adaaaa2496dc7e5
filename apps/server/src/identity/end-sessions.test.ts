import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { AppError } from '@keydence/domain';
import type { GoTrueClient, Session } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

let database: DatabaseHandle;
let here: RunningIdentity;
let elsewhere: RunningIdentity;
beforeAll(async () => {
  database = await createTestDatabase();
  [here, elsewhere] = [await startIdentity(database), await startIdentity(database)];
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await database.close();
});

interface SignedIn {
  client: GoTrueClient;
  session: Session;
  id: string;
}

let mine: SignedIn[];
let userId: string;
beforeEach(async () => {
  const email = uniqueAddress();
  mine = [];
  for (let count = 0; count < 3; count += 1) {
    const client = here.newClient();
    const session = await here.signIn(client, email);
    userId = session.user.id;
    const { session_id } = JSON.parse(atob(session.access_token.split('.')[1] ?? ''));
    mine.push({ client, session, id: session_id });
  }
  // Both processes cache these sessions.
  for (const signedIn of mine) expect(await codes(signedIn)).toEqual([null, null]);
});

const codeAt = async ({ identity }: RunningIdentity, { session }: SignedIn) => {
  const answer = await identity.authenticate(`Bearer ${session.access_token}`);
  return answer instanceof AppError ? answer.code : null;
};
const codes = async (signedIn: SignedIn) => [await codeAt(here, signedIn), await codeAt(elsewhere, signedIn)];

async function expectEnded(signedIn: SignedIn | undefined) {
  if (!signedIn) throw new Error('the sign-in failed');
  expect(await codeAt(here, signedIn)).toBe('session_expired');
  await vi.waitFor(async () => expect(await codeAt(elsewhere, signedIn)).toBe('session_expired'));
  const { error } = await signedIn.client.refreshSession();
  expect(error?.status).toBe(400);
}

it('lists those that have not run out, with the program that opened them', async () => {
  const sessions = await here.identity.sessions.list(userId);
  expect(sessions.map(({ id }) => id)).toEqual(mine.map(({ id }) => id).reverse());
  expect(sessions[0]).toMatchObject({ userAgent: expect.any(String), refreshedAt: null });
});

it('ends one immediately, with its refresh token', async () => {
  expect(await here.identity.sessions.end({ userId, only: mine[0]?.id ?? '' })).toBe(1);
  await expectEnded(mine[0]);
  expect(await codeAt(here, mine[1] as SignedIn)).toBeNull();
  expect(await here.identity.sessions.end({ userId, only: mine[0]?.id ?? '' })).toBe(0);
});

it('ends all others', async () => {
  expect(await here.identity.sessions.end({ userId, except: mine[1]?.id ?? '' })).toBe(2);
  await expectEnded(mine[0]);
  await expectEnded(mine[2]);
  expect(await codes(mine[1] as SignedIn)).toEqual([null, null]);
});

it('ends none of another person', async () => {
  const stranger = await here.signIn(here.newClient());
  expect(await here.identity.sessions.end({ userId: stranger.user.id, only: mine[0]?.id ?? '' })).toBe(0);
  expect(await codes(mine[0] as SignedIn)).toEqual([null, null]);
});

it('as a part of a transaction ends all with its commit, and none without', async () => {
  const cancelled = database.db.transaction(async (tx) => {
    await here.identity.sessions.endAllIn(tx, userId);
    throw new Error('rolled back');
  });
  await expect(cancelled).rejects.toThrow('rolled back');
  expect(await codes(mine[0] as SignedIn)).toEqual([null, null]);
  const forget = await database.db.transaction((tx) => here.identity.sessions.endAllIn(tx, userId));
  forget();
  for (const signedIn of mine) await expectEnded(signedIn);
});
