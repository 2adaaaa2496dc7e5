import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { type AdminUserAttributes, GoTrueAdminApi } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

const password = 'correct horse battery';
/** Hashes of `password`; the first by crypt(3). */
const hashes = {
  bcrypt: '$2b$04$wr/Ux1nrIAr30q7rpEkEAO7c/sMpyjdFFhq5jdtEeUMz6Ev.1/pvm',
  argon2i: '$argon2i$v=19$m=4096,t=3,p=1$knZiZjt5gFBpoJI8Wu75nw$wXjpHN7S83mwiiU9SFi6bVD/HDN/9bk+Ui81NfIgRng',
};
let database: DatabaseHandle;
let running: RunningIdentity;
let admin: GoTrueAdminApi;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database);
  headers = { Authorization: `Bearer ${await running.identity.signServiceToken(3600)}` };
  admin = new GoTrueAdminApi({ url: running.url, headers });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const signIn = (email: string, tried = password) =>
  running.newClient().signInWithPassword({ email, password: tried });

async function readHash(email: string): Promise<string | null | undefined> {
  const { users } = schema;
  const [row] = await database.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return row?.hash;
}

describe('an imported user', () => {
  test.each(Object.entries(hashes))('keeps id and password of a %s hash', async (_kind, password_hash) => {
    const email = uniqueAddress();
    const id = crypto.randomUUID();
    const asked = { id: id.toUpperCase(), email, password_hash, role: 'authenticated', email_confirm: true };
    const { data, error } = await admin.createUser(asked);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, role: 'authenticated' });
    expect(data.user?.identities).toMatchObject([{ id, user_id: id }]);
    expect((await signIn(email, 'wrong password')).error?.code).toBe('invalid_credentials');
    expect(await readHash(email)).toBe(password_hash);
    expect((await signIn(email)).data.user?.id).toBe(id);
    expect(await readHash(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email)).error).toBeNull();
  });

  test('signs in from several devices in parallel', async () => {
    const email = uniqueAddress();
    await admin.createUser({ email, password_hash: hashes.bcrypt, email_confirm: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email)));
    expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 5 }, () => null));
  });

  test('gets the hash by a later change too, which ends the sessions', async () => {
    const email = uniqueAddress();
    const { data } = await admin.createUser({ email, password: 'another password', email_confirm: true });
    const session = (await signIn(email, 'another password')).data.session;
    const id = data.user?.id ?? '';
    expect((await admin.updateUserById(id, { password_hash: hashes.bcrypt })).error).toBeNull();
    expect((await signIn(email, 'another password')).error?.code).toBe('invalid_credentials');
    expect((await signIn(email)).error).toBeNull();
    const authorization = `Bearer ${session?.access_token}`;
    expect(await running.identity.authenticate(authorization)).toHaveProperty('code', 'session_expired');
  });

  test('needs an unused id', async () => {
    const id = crypto.randomUUID();
    expect((await admin.createUser({ id, email: uniqueAddress() })).error).toBeNull();
    const again = await admin.createUser({ id, email: uniqueAddress() });
    expect(again.error).toMatchObject({ status: 409, code: 'conflict' });
  });
});

test.each<[AdminUserAttributes & Record<string, unknown>, string]>([
  [{ role: 'service_role' }, 'role must be authenticated'],
  [{ aud: 'other' }, 'aud must be authenticated'],
  [{ id: '00000000-0000-0000-0000-000000000000' }, 'id must be a UUID'],
  [{ id: '1; drop table users' }, 'id must be a UUID'],
  [{ password_hash: hashes.bcrypt.replace('$04$', '$31$') }, 'password_hash must'],
  [{ password_hash: 'plain' }, 'password_hash must'],
  [{ password, password_hash: hashes.bcrypt }, 'Only a password or a password hash'],
  [{ nickname: 'Ada' }, 'Unknown field: nickname'],
  [{ __proto__: null, constructor: 'x' }, 'Unknown field: constructor'],
])('refuses to add a user with %o', async (field, message) => {
  const email = uniqueAddress();
  const { error } = await admin.createUser({ email, ...field });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(error?.message).toContain(message);
  expect(await readHash(email)).toBeUndefined();
});

test('refuses to change the id or an unknown field', async () => {
  const { data } = await admin.createUser({ email: uniqueAddress() });
  const id = data.user?.id ?? '';
  const change = (fields: Record<string, unknown>) => admin.updateUserById(id, fields);
  expect((await change({ id: crypto.randomUUID() })).error?.message).toContain('id cannot be changed');
  expect((await change({ nickname: 'Ada' })).error?.message).toContain('Unknown field: nickname');
  expect((await change({ id, role: 'authenticated', aud: 'authenticated' })).error).toBeNull();
});

describe('the filter of the list', () => {
  async function find(filter: string): Promise<{ ids: string[]; total: string | null; link: string | null }> {
    const query = new URLSearchParams({ filter, per_page: '1' });
    const answer = await fetch(`${running.url}/admin/users?${query}`, { headers });
    const { users } = (await answer.json()) as { users: { id: string }[] };
    const { headers: given } = answer;
    return { ids: users.map(({ id }) => id), total: given.get('x-total-count'), link: given.get('link') };
  }

  test('matches parts of address, name and id, and is kept in page links', async () => {
    const marks = [crypto.randomUUID(), crypto.randomUUID()];
    const email = `${marks[0]}%@mail.example`;
    const user_metadata = { full_name: `Ada ${marks[1]} Lovelace` };
    const first = (await admin.createUser({ email, user_metadata })).data.user?.id ?? '';
    const second = (await admin.createUser({ email: `other.${email}`, user_metadata })).data.user?.id ?? '';
    expect(await find(`${marks[0]?.toUpperCase()}%`)).toMatchObject({ ids: [second], total: '2' });
    expect((await find(`${marks[1]} love`)).total).toBe('2');
    expect((await find(`${marks[0]}%`)).link).toContain(`&filter=${marks[0]}%25>; rel="next"`);
    expect((await find(first)).ids).toEqual([first]);
    expect((await find(`${marks[0]}_`)).total).toBe('0');
    expect((await find(crypto.randomUUID())).total).toBe('0');
  });
});
