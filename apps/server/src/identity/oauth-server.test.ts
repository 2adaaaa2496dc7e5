import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { eq, like } from 'drizzle-orm';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningIdentity, siteUrl, startIdentity, uniqueAddress } from './identity-fixture.ts';
import {
  agree,
  begin,
  codeFields,
  type RegisteredClient,
  redirectUri,
  register,
  requestOf,
  send,
  trade,
} from './oauth-server-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;
let client: RegisteredClient;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database, { settings: { oauthServer: true } });
});
beforeEach(async () => {
  client = await register(running);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

async function signedIn() {
  const session = await running.signIn(running.newClient(), uniqueAddress());
  return { token: session.access_token, userId: session.user.id, email: session.user.email };
}

/** A user who has consented, with the client's tokens. */
async function connected(change: Record<string, string> = {}) {
  const person = await signedIn();
  const back = await agree(running, person.token, requestOf(client, change));
  const { status, body } = await trade(running, client, codeFields(back));
  expect(status).toBe(200);
  return { ...person, back, access: String(body.access_token), refresh: String(body.refresh_token), body };
}

async function grantsOf(token: string): Promise<{ last_used_at?: string }[]> {
  const { body } = await send(running, 'GET /user/oauth/grants', { token });
  return body as unknown as { last_used_at?: string }[];
}

const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };

describe('a request for a code', () => {
  test('leads to the consent page, and back with code, state and issuer', async () => {
    const { location } = await send(running, requestOf(client));
    expect(location?.href).toMatch(new RegExp(`^${siteUrl}/oauth/consent\\?authorization_id=[0-9a-f-]{36}$`));
    const { token } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    expect(back.href).toMatch(/^https:\/\/other\.example\/back\?from=keydence&code=[\w-]{43}&/);
    expect(back.searchParams.get('state')).toBe('a state');
    expect(back.searchParams.get('iss')).toBe(`${siteUrl}/auth/v1`);
  });

  test.each<[string, Record<string, string>]>([
    ['an unknown client', { client_id: '01a1fc17-0000-7000-8000-000000000000' }],
    ['no client', { client_id: 'other' }],
    ['another address', { redirect_uri: 'https://evil.example/back' }],
    ['a longer address', { redirect_uri: `${redirectUri}&x` }],
    ['no address', { redirect_uri: '' }],
  ])('with %s sends the browser nowhere', async (_case, change) => {
    const { status, location } = await send(running, requestOf(client, change));
    expect({ status, location }).toEqual({ status: 400, location: null });
  });

  test.each<[string, Record<string, string>, string]>([
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    ['another response', { response_type: 'token' }, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'openid admin' }, 'invalid_scope'],
    ['no user', { prompt: 'none' }, 'interaction_required'],
    ['a long nonce', { nonce: 'x'.repeat(2049) }, 'invalid_request'],
    ['a NUL', { state: 'a\0' }, 'invalid_request'],
  ])('with %s goes back with an error', async (_case, change, error) => {
    const { location } = await send(running, requestOf(client, change));
    expect(location?.origin).toBe('https://other.example');
    expect(location?.searchParams.get('error')).toBe(error);
  });

  test('with a field sent twice is refused', async () => {
    const { status } = await send(running, `${requestOf(client)}&redirect_uri=https://evil.example`);
    expect(status).toBe(400);
  });
});

describe('consent', () => {
  test('shows the application, its scopes, and the account', async () => {
    const { token, userId, email } = await signedIn();
    const id = await begin(running, requestOf(client));
    expect((await send(running, `GET /oauth/authorizations/${id}`, { token })).body).toEqual({
      authorization_id: id,
      redirect_uri: redirectUri,
      client: { id: client.client_id, name: 'Other', uri: '', logo_uri: '' },
      user: { id: userId, email },
      scope: 'openid email',
    });
  });

  test('belongs to the user who opened it, once, within ten minutes', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const path = `/oauth/authorizations/${await begin(running, requestOf(client))}`;
    const decide = (token: string, action = 'approve') =>
      send(running, `POST ${path}/consent`, { token, json: { action } });
    const notFound = { status: 404, body: { code: 'oauth_authorization_not_found' } };
    expect(await decide(one.token)).toMatchObject(notFound);
    await send(running, `GET ${path}`, { token: one.token });
    expect(await send(running, `GET ${path}`, { token: two.token })).toMatchObject(notFound);
    expect(await decide(two.token)).toMatchObject(notFound);
    expect((await decide(one.token, 'maybe')).status).toBe(400);
    const decisions = await Promise.all([decide(one.token), decide(one.token)]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = `/oauth/authorizations/${await begin(running, requestOf(client))}`;
    running.advanceClock(600_000);
    expect(await send(running, `GET ${late}`, { token: one.token })).toMatchObject(notFound);
  });

  test('declined goes back with access_denied', async () => {
    const { token } = await signedIn();
    const path = `/oauth/authorizations/${await begin(running, requestOf(client))}`;
    await send(running, `GET ${path}`, { token });
    const { body } = await send(running, `POST ${path}/consent`, { token, json: { action: 'deny' } });
    expect(new URL(String(body.redirect_url)).searchParams.get('error')).toBe('access_denied');
  });

  test('is refused to pages of other sites, and without a session', async () => {
    const { token } = await signedIn();
    const path = `/oauth/authorizations/${await begin(running, requestOf(client))}`;
    const headers = { origin: 'https://evil.example' };
    expect((await send(running, `GET ${path}`, { token, headers })).status).toBe(400);
    const json = { action: 'approve' };
    expect((await send(running, `POST ${path}/consent`, { token, headers, json })).status).toBe(400);
    expect((await send(running, `GET ${path}`)).status).toBe(401);
  });

  test('given before is not asked again, unless for more', async () => {
    const { token } = await connected();
    const open = async (scope: string) => {
      const id = await begin(running, requestOf(client, { scope }));
      return (await send(running, `GET /oauth/authorizations/${id}`, { token })).body;
    };
    expect(await open('email')).toHaveProperty('redirect_url');
    expect(await open('openid email phone')).toHaveProperty('client');
  });
});

describe('a code', () => {
  test('opens a session with what the scopes show, and an ID token for the client', async () => {
    const { body, userId, email, access } = await connected();
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'openid email' });
    const keys = createLocalJWKSet(await running.identity.publicKeys());
    const { payload } = await jwtVerify(String(body.id_token), keys, {
      issuer: `${siteUrl}/auth/v1`,
      audience: client.client_id,
      currentDate: running.now(),
    });
    expect(payload).toMatchObject({ sub: userId, email, email_verified: true, nonce: 'a nonce' });
    const claims = decodeJwt(access);
    expect(claims).toMatchObject({ sub: userId, client_id: client.client_id, scope: 'openid email' });
    expect(claims).not.toHaveProperty('email');
    expect((await send(running, 'GET /oauth/userinfo', { token: access })).body).toEqual({
      sub: userId,
      email,
      email_verified: true,
    });
  });

  test('counts once: its second use ends the session of the first', async () => {
    const { back, access, refresh } = await connected();
    expect(await trade(running, client, codeFields(back))).toMatchObject(invalidGrant);
    expect((await send(running, 'GET /oauth/userinfo', { token: access })).status).toBe(403);
    const renewal = { grant_type: 'refresh_token', refresh_token: refresh };
    expect(await trade(running, client, renewal)).toMatchObject(invalidGrant);
  });

  test('is bound to client, address and verifier, and ends after a minute', async () => {
    const { token } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    const stranger = await register(running);
    expect(await trade(running, stranger, codeFields(back))).toMatchObject(invalidGrant);
    const wrong: Record<string, string>[] = [
      { redirect_uri: 'https://other.example/' },
      { redirect_uri: '' },
      { code_verifier: 'x' },
      { code_verifier: '' },
      { code: 'x' },
    ];
    for (const change of wrong)
      expect(await trade(running, client, codeFields(back, change))).toMatchObject(invalidGrant);
    running.advanceClock(60_000);
    expect(await trade(running, client, codeFields(back))).toMatchObject(invalidGrant);
  });

  test('is traded once by parallel requests', async () => {
    const { token } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    const replies = await Promise.all([1, 2, 3].map(() => trade(running, client, codeFields(back))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test.each<[string, (own: RegisteredClient) => RegisteredClient]>([
    ['a wrong secret', (own) => ({ ...own, client_secret: 'x' })],
    ['no secret', ({ client_id }) => ({ client_id })],
    ['an unknown id', (own) => ({ ...own, client_id: '01a1fc17-0000-7000-8000-000000000000' })],
  ])('needs its client: %s is refused', async (_case, change) => {
    const { token } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    const reply = await trade(running, change(client), codeFields(back));
    expect(reply).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  test('of a public client needs its verifier and no secret', async () => {
    client = await register(running, { token_endpoint_auth_method: 'none' });
    const { token } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    const withSecret = codeFields(back, { client_secret: 'x' });
    expect((await trade(running, client, withSecret)).status).toBe(401);
    expect((await trade(running, client, codeFields(back))).status).toBe(200);
  });
});

describe('tokens of a client', () => {
  test('are rotated, by their own client only', async () => {
    const { refresh } = await connected();
    const renewal = { grant_type: 'refresh_token', refresh_token: refresh };
    expect(await trade(running, await register(running), renewal)).toMatchObject(invalidGrant);
    const ours = await send(running, 'POST /token?grant_type=refresh_token', {
      json: { refresh_token: refresh },
    });
    expect(ours).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    const renewed = await trade(running, client, renewal);
    expect(renewed).toMatchObject({ status: 200, body: { refresh_token: expect.any(String) } });
    expect(renewed.body.refresh_token).not.toBe(refresh);
    expect(renewed.body).not.toHaveProperty('user');
  });

  test('are counted apart from the sessions of our own pages', async () => {
    const limited = await startIdentity(database, { settings: { oauthServer: true, rateLimits: true } });
    const person = limited.newClient();
    const { access_token: token } = await limited.signIn(person);
    const back = await agree(limited, token, requestOf(client));
    const { body } = await trade(limited, client, codeFields(back));
    const renew = (refresh: unknown) =>
      trade(limited, client, { grant_type: 'refresh_token', refresh_token: String(refresh) });
    const renewed = await renew(body.refresh_token);
    expect(renewed.status).toBe(200);
    const { rateLimits } = schema;
    await database.db.update(rateLimits).set({ count: 1000 }).where(like(rateLimits.key, 'refresh-user:%'));
    expect((await renew(renewed.body.refresh_token)).status).toBe(503);
    expect((await person.refreshSession()).error).toBeNull();
    await limited.close();
  });

  test('never refresh a session of our own pages', async () => {
    const { refresh_token } = await running.signIn(running.newClient());
    const renewal = { grant_type: 'refresh_token', refresh_token };
    expect(await trade(running, client, renewal)).toMatchObject(invalidGrant);
  });

  test('open nothing but what the scopes show', async () => {
    const { access, body } = await connected();
    const id = await begin(running, requestOf(client));
    const refused = await Promise.all(
      [
        'GET /user',
        'GET /reauthenticate',
        'GET /passkeys',
        'GET /user/oauth/grants',
        'GET /user/identities/authorize?provider=google',
        'DELETE /user/identities/01a1fc17-0000-7000-8000-000000000000',
        'DELETE /factors/01a1fc17-0000-7000-8000-000000000000',
        'POST /logout',
        `GET /oauth/authorizations/${id}`,
      ].map((target) => send(running, target, { token: access })),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    const json = { password: 'correct horse battery', factor_type: 'totp' };
    for (const target of ['PUT /user', 'POST /factors', 'POST /passkeys/registration/options'])
      expect((await send(running, target, { token: access, json })).status).toBe(403);
    expect(await running.identity.authenticate(`Bearer ${access}`)).toMatchObject({ code: 'forbidden' });
    const idToken = String(body.id_token);
    expect((await send(running, 'GET /user', { token: idToken })).status).toBe(403);
    expect((await send(running, 'GET /admin/users', { token: idToken })).status).toBe(403);
  });

  test('are listed as a grant, not as a session, and end with it', async () => {
    const { token, userId, access, refresh } = await connected();
    expect(await running.identity.sessions.list(userId)).toHaveLength(1);
    const grants = await grantsOf(token);
    expect(grants).toMatchObject([{ client: { name: 'Other' }, scopes: ['openid', 'email'] }]);
    const path = `DELETE /user/oauth/grants?client_id=${client.client_id}`;
    expect((await send(running, path, { token })).status).toBe(204);
    expect((await send(running, path, { token })).status).toBe(404);
    expect((await send(running, 'GET /oauth/userinfo', { token: access })).status).toBe(403);
    const renewal = { grant_type: 'refresh_token', refresh_token: refresh };
    expect(await trade(running, client, renewal)).toMatchObject(invalidGrant);
    const { accountActivity: activity } = schema;
    const rows = await database.db.select().from(activity).where(eq(activity.userId, userId));
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'app_connected',
      'app_disconnected',
      'signed_in',
    ]);
  });

  test('are mailed to the owner when the application is connected, not at each sign-in', async () => {
    const { token, email } = await connected();
    await trade(running, client, codeFields(await agree(running, token, requestOf(client))));
    const notices = running.notices.filter(({ to }) => to === email);
    expect(notices.map(({ subject }) => subject)).toEqual([
      'An application was connected to your Keydence account',
    ]);
    expect(notices[0]?.text).toContain('Other was connected to your Keydence account');
  });

  test('say when they were last used', async () => {
    const { token } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    const lastUsed = async () => (await grantsOf(token))[0]?.last_used_at;
    expect(await lastUsed()).toBeUndefined();
    const { body } = await trade(running, client, codeFields(back));
    const uses: (string | undefined)[] = [await lastUsed()];
    await send(running, 'GET /oauth/userinfo', { token: String(body.access_token) });
    uses.push(await lastUsed());
    await trade(running, client, { grant_type: 'refresh_token', refresh_token: String(body.refresh_token) });
    uses.push(await lastUsed());
    expect(uses).not.toContain(undefined);
    expect(new Set(uses).size).toBe(3);
    expect(uses.toSorted()).toEqual(uses);
  });

  test('are refused for a code if the user has disconnected the application since', async () => {
    const { token, userId } = await signedIn();
    const back = await agree(running, token, requestOf(client));
    // As in a disconnection that runs in parallel to the approval.
    await database.db.delete(schema.oauthConsents).where(eq(schema.oauthConsents.userId, userId));
    expect(await trade(running, client, codeFields(back))).toMatchObject(invalidGrant);
  });
});

test('clients discover what the server does', async () => {
  // OpenID Connect uses a path below the issuer, RFC 8414 one between host and issuer path.
  const addresses = [
    `${running.url}/.well-known/openid-configuration`,
    `${running.url}/.well-known/oauth-authorization-server`,
    new URL('/.well-known/oauth-authorization-server/auth/v1', running.url),
  ];
  for (const address of addresses) {
    const body = await (await fetch(address)).json();
    expect(body).toMatchObject({
      issuer: `${siteUrl}/auth/v1`,
      token_endpoint: `${siteUrl}/auth/v1/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
  }
});
