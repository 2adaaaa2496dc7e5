import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningIdentity, readMail, startIdentity, uniqueAddress } from './identity-fixture.ts';

const secret = new TextEncoder().encode('a secret that the operator shares with a script');
const shared: JWK = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'shared', alg: 'HS256' };
const password = 'correct horse battery';

let database: DatabaseHandle;
let running: RunningIdentity;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  database = await createTestDatabase();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwtKeys = [await exportJWK(privateKey), shared];
  running = await startIdentity(database, { settings: { jwtKeys } });
  admin = adminWith(await sign({ role: 'service_role' }));
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const sign = (claims: JWTPayload, key = secret) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);

function adminWith(token: string) {
  return new GoTrueAdminApi({ url: running.url, headers: { Authorization: `Bearer ${token}` } });
}

async function addUser() {
  const email = uniqueAddress();
  const { data, error } = await admin.createUser({ email, password, email_confirm: true });
  expect(error).toBeNull();
  return { email, id: data.user?.id ?? '' };
}

const signIn = (email: string, tried = password) =>
  running.newClient().signInWithPassword({ email, password: tried });

test('a service token is verified by signature, regardless of its issuer', async () => {
  const foreign = adminWith(await sign({ role: 'service_role', iss: 'https://id.example' }));
  expect((await foreign.listUsers()).error).toBeNull();
  const stranger = adminWith(
    await sign({ role: 'service_role', iss: 'https://id.example' }, new TextEncoder().encode('x'.repeat(32))),
  );
  expect((await stranger.listUsers()).error).toMatchObject({ status: 403, code: 'bad_jwt' });
});

describe('users', () => {
  test('are created with the given metadata, and can sign in immediately', async () => {
    const email = uniqueAddress();
    const { data } = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { plan: 'a' },
      app_metadata: { roles: ['editor'] },
    });
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'], roles: ['editor'] },
    });
    expect(data.user?.user_metadata).toEqual({ plan: 'a' });
    expect((await signIn(email)).error).toBeNull();
    expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin.createUser({})).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('are listed by page, newest first', async () => {
    const made = [await addUser(), await addUser(), await addUser()];
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2, total: expect.any(Number) });
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users[0]?.id).toBe(made[0]?.id);
    for (const page of [-1, 0, 1.5])
      expect((await admin.listUsers({ page })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
  });

  test('are read and changed without the user’s confirmation', async () => {
    const { id } = await addUser();
    const email = uniqueAddress();
    const { data, error } = await admin.updateUserById(id, {
      email,
      user_metadata: { favourite: 'yellow' },
      app_metadata: { roles: ['admin'] },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, app_metadata: { roles: ['admin'] } });
    expect(data.user?.user_metadata).toEqual({ favourite: 'yellow' });
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    expect((await signIn(email)).error).toBeNull();
  });

  test('lose their sessions with a new password or a ban', async () => {
    const { email, id } = await addUser();
    const { data } = await signIn(email);
    const authorization = `Bearer ${data.session?.access_token}`;
    await admin.updateUserById(id, { password: 'another password' });
    expect(await running.identity.authenticate(authorization)).toHaveProperty('code', 'session_expired');
    await admin.updateUserById(id, { ban_duration: '1h30m' });
    expect((await signIn(email, 'another password')).error?.code).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(email, 'another password')).error).toBeNull();
  });

  test('are deleted', async () => {
    const { email, id } = await addUser();
    const picture = `/files/${id}.webp`;
    const columns = { profilePictureUrl: picture };
    await database.db.update(schema.users).set(columns).where(eq(schema.users.id, id));
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect(running.deletedPictures).toEqual([picture]);
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
  });

  test('keep only their id after a soft deletion', async () => {
    const { email, id } = await addUser();
    const { data } = await signIn(email);
    await admin.updateUserById(id, { user_metadata: { favourite: 'yellow' } });
    for (const _again of [1, 2]) expect((await admin.deleteUser(id, true)).error).toBeNull();
    const left = (await admin.getUserById(id)).data.user;
    expect(left).toMatchObject({ id, email: '', user_metadata: {}, deleted_at: expect.any(String) });
    expect(left?.identities).toEqual([]);
    const authorization = `Bearer ${data.session?.access_token}`;
    expect(await running.identity.authenticate(authorization)).toHaveProperty('code', 'session_expired');
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await admin.updateUserById(id, { email })).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin.createUser({ id, email })).error).toMatchObject({ code: 'conflict' });
    expect((await admin.createUser({ email })).data.user?.id).not.toBe(id);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found' });
  });
});

describe('links', () => {
  test('an invitation creates a user and mails a sign-in link', async () => {
    const email = uniqueAddress();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { plan: 'a' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    const { linkToken, type } = readMail(running.mails.at(-1));
    expect(type).toBe('invite');
    const verified = await running.newClient().verifyOtp({ token_hash: linkToken, type: 'invite' });
    expect(verified.data.user?.email).toBe(email);
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' });
  });

  test.each(['signup', 'magiclink', 'recovery'] as const)(
    'a %s link is returned instead of mailed',
    async (type) => {
      const email = type === 'recovery' ? (await addUser()).email : uniqueAddress();
      const sent = running.mails.length;
      const { data, error } = await admin.generateLink({ type, email, password } as Parameters<
        typeof admin.generateLink
      >[0]);
      expect(error).toBeNull();
      expect(running.mails).toHaveLength(sent);
      expect(data.properties).toMatchObject({
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
      });
      const link = new URL(data.properties?.action_link ?? '');
      expect(link.searchParams.get('type')).toBe(type);
      expect(link.searchParams.get('redirect_to')).toBe(data.properties?.redirect_to);
      expect(link.href).toContain(`&redirect_to=${data.properties?.redirect_to}`);
      const token_hash = data.properties?.hashed_token ?? '';
      expect((await running.newClient().verifyOtp({ token_hash, type })).data.user?.email).toBe(email);
    },
  );
});

describe('links of an address change', () => {
  const linkOf = async (
    type: 'email_change_current' | 'email_change_new',
    email: string,
    newEmail: string,
  ) => {
    const { data, error } = await admin.generateLink({ type, email, newEmail });
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({ verification_type: type });
    expect(new URL(data.properties?.action_link ?? '').searchParams.get('type')).toBe('email_change');
    return data.properties?.hashed_token ?? '';
  };

  test('are returned for both addresses, and both must be opened', async () => {
    const { email } = await addUser();
    const next = uniqueAddress();
    const current = await linkOf('email_change_current', email, next);
    const fresh = await linkOf('email_change_new', email, next);
    const open = (token_hash: string) => running.newClient().verifyOtp({ token_hash, type: 'email_change' });
    expect((await open(current)).data.session).toBeNull();
    expect((await open(fresh)).data.user?.email).toBe(next);
  });

  test('need a user and an unused address', async () => {
    const [one, other] = [await addUser(), await addUser()];
    const ask = async (email: string, newEmail: string) =>
      (await admin.generateLink({ type: 'email_change_new', email, newEmail })).error;
    expect(await ask(uniqueAddress(), uniqueAddress())).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect(await ask(one.email, other.email)).toMatchObject({ status: 422, code: 'email_exists' });
    expect(await ask(one.email, 'no address')).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('factors', () => {
  async function withFactor() {
    const { email, id } = await addUser();
    const client = running.newClient();
    await client.signInWithPassword({ email, password });
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (data?.type !== 'totp') throw new Error('No factor came back.');
    const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
    expect((await client.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
    return { client, email, userId: id, factorId: data.id };
  }

  test('are listed, and removing a lost one ends sessions it may have opened', async () => {
    const { client, email, userId, factorId } = await withFactor();
    const shown = { id: factorId, factor_type: 'totp', status: 'verified', friendly_name: 'Phone' };
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toMatchObject([shown]);
    const removed = await admin.mfa.deleteFactor({ userId, id: factorId });
    expect(removed.error).toBeNull();
    // The client wraps the response of this call twice.
    expect(removed.data).toMatchObject({ data: shown });
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { data } = await signIn(email);
    const authorization = `Bearer ${data.session?.access_token}`;
    expect(await running.identity.authenticate(authorization)).toMatchObject({ email });
  });

  test('of unknown and other users are not found', async () => {
    const { factorId } = await withFactor();
    const { id: userId } = await addUser();
    const unknownId = crypto.randomUUID();
    expect((await admin.mfa.listFactors({ userId: unknownId })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    for (const id of [factorId, unknownId])
      expect((await admin.mfa.deleteFactor({ userId, id })).error).toMatchObject({
        status: 404,
        code: 'mfa_factor_not_found',
      });
  });
});

describe('without admin rights', () => {
  const calls: [string, (api: GoTrueAdminApi) => Promise<{ error: unknown }>][] = [
    ['lists users', (api) => api.listUsers()],
    ['makes one', (api) => api.createUser({ email: uniqueAddress() })],
    ['reads one', (api) => api.getUserById(crypto.randomUUID())],
    ['changes one', (api) => api.updateUserById(crypto.randomUUID(), {})],
    ['deletes one', (api) => api.deleteUser(crypto.randomUUID())],
    ['lists factors', (api) => api.mfa.listFactors({ userId: crypto.randomUUID() })],
    ['removes one', (api) => api.mfa.deleteFactor({ userId: crypto.randomUUID(), id: crypto.randomUUID() })],
    ['invites one', (api) => api.inviteUserByEmail(uniqueAddress())],
    ['makes a link', (api) => api.generateLink({ type: 'magiclink', email: uniqueAddress() })],
  ];

  test.each(calls)('%s', async (_name, call) => {
    const session = await running.signIn(running.newClient());
    const other = new TextEncoder().encode('another secret');
    const tokens = [
      [session.access_token, { status: 403, code: 'not_admin' }],
      [await sign({ role: 'authenticated' }), { status: 403, code: 'not_admin' }],
      [await sign({ role: 'service_role' }, other), { status: 403, code: 'bad_jwt' }],
      [await sign({ role: 'service_role', exp: 1 }), { status: 403, code: 'bad_jwt' }],
      [await sign({ role: 'service_role', aud: 'other' }), { status: 403, code: 'bad_jwt' }],
      ['', { status: 401, code: 'no_authorization' }],
    ] as const;
    for (const [token, refusal] of tokens)
      expect((await call(adminWith(token))).error).toMatchObject(refusal);
  });

  test('an administrator’s token opens no user session', async () => {
    const authorization = `Bearer ${await sign({ role: 'service_role' })}`;
    expect((await fetch(`${running.url}/user`, { headers: { authorization } })).status).toBe(403);
    expect(await running.identity.authenticate(authorization)).toHaveProperty('code', 'invalid_token');
  });
});
