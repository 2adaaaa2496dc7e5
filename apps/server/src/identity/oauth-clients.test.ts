import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';
import { register, send } from './oauth-server-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
let admin: GoTrueAdminApi;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database, { settings: { oauthServer: true } });
  token = await running.identity.signServiceToken(600);
  admin = new GoTrueAdminApi({ url: running.url, headers: { Authorization: `Bearer ${token}` } });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const redirect_uris = ['https://other.example/back', 'http://localhost:4000/back', 'myapp://callback'];

test('an administrator creates, reads, changes and deletes a client', async () => {
  const created = await admin.oauth.createClient({ client_name: 'Other', redirect_uris });
  expect(created.data).toMatchObject({
    client_secret: expect.any(String),
    client_type: 'confidential',
    token_endpoint_auth_method: 'client_secret_basic',
    registration_type: 'manual',
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  });
  const id = created.data?.client_id ?? '';
  const read = await admin.oauth.getClient(id);
  expect(read.data).toMatchObject({ client_id: id, client_name: 'Other' });
  expect(read.data).not.toHaveProperty('client_secret');
  const logo_uri = 'https://other.example/logo.png';
  const changed = await admin.oauth.updateClient(id, { logo_uri });
  expect(changed.data).toMatchObject({ client_name: 'Other', logo_uri, redirect_uris });
  expect((await admin.oauth.deleteClient(id)).error).toBeNull();
  expect((await admin.oauth.getClient(id)).error).toMatchObject({
    status: 404,
    code: 'oauth_client_not_found',
  });
});

test('the secret is stored as a hash and shown once; a new one replaces it', async () => {
  const { client_id, client_secret } = await register(running);
  const { oauthClients } = schema;
  const [row] = await database.db.select().from(oauthClients).where(eq(oauthClients.id, client_id));
  expect(JSON.stringify(row)).not.toContain(client_secret);
  const renewed = await admin.oauth.regenerateClientSecret(client_id);
  expect(renewed.data?.client_secret).not.toBe(client_secret);
  const open = await register(running, { token_endpoint_auth_method: 'none' });
  expect(open).not.toHaveProperty('client_secret');
  expect((await admin.oauth.regenerateClientSecret(open.client_id)).error?.status).toBe(400);
});

test('clients are listed by pages, newest first', async () => {
  const made = [await register(running), await register(running)].map(({ client_id }) => client_id);
  const { data } = await admin.oauth.listClients({ page: 1, perPage: 2 });
  expect(data).toMatchObject({ nextPage: 2, lastPage: expect.any(Number), total: expect.any(Number) });
  expect(data.clients.map(({ client_id }) => client_id)).toEqual(made.reverse());
});

test.each<[string, object, RegExp]>([
  ['no address', { redirect_uris: [] }, /redirect_uris is required/],
  ['eleven addresses', { redirect_uris: Array(11).fill(redirect_uris[0]) }, /exceed 10/],
  ['a relative address', { redirect_uris: ['/back'] }, /absolute/],
  ['a script', { redirect_uris: ['javascript://%0aalert(1)'] }, /not allowed/],
  ['data', { redirect_uris: ['data://text/html,x'] }, /not allowed/],
  ['http elsewhere', { redirect_uris: ['http://other.example/back'] }, /http/],
  ['a password', { redirect_uris: ['https://a:b@other.example/back'] }, /password/],
  ['a fragment', { redirect_uris: ['https://other.example/#back'] }, /fragment/],
  ['a placeholder', { redirect_uris: ['https://*.example/back'] }, /placeholder/],
  ['another grant', { grant_types: ['password'] }, /grant_types/],
  ['another method', { token_endpoint_auth_method: 'private_key_jwt' }, /token_endpoint_auth_method/],
  ['a script as logo', { logo_uri: 'javascript:alert(1)' }, /logo_uri/],
  ['a name of two lines', { client_name: 'Other\nPlease agree' }, /one line/],
  ['no name', { client_name: ' ' }, /client_name/],
])('%s is refused', async (_case, change, message) => {
  const json = { client_name: 'Other', redirect_uris, ...change };
  const { status, body } = await send(running, 'POST /admin/oauth/clients', { token, json });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(body.message).toMatch(message);
});

test('a client stays public or confidential', async () => {
  const { client_id } = await register(running, { token_endpoint_auth_method: 'none' });
  const change = { token_endpoint_auth_method: 'client_secret_post' as const };
  expect((await admin.oauth.updateClient(client_id, change)).error?.status).toBe(400);
});

test('is for administrators only, and only where the server is on', async () => {
  const { access_token } = await running.signIn(running.newClient());
  const replies = [
    await send(running, 'GET /admin/oauth/clients', { token: access_token }),
    await send(running, 'GET /admin/oauth/clients'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([403, 401]);
  const off = await startIdentity(database);
  const paths = ['/admin/oauth/clients', '/oauth/authorize', '/.well-known/openid-configuration'];
  for (const path of [...paths, '/oauth/userinfo', '/user/oauth/grants'])
    expect(await send(off, `GET ${path}`, { token })).toMatchObject({
      status: 404,
      body: { code: 'feature_disabled' },
    });
  await off.close();
});
