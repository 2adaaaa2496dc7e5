import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const clientId = 'keydence-client';
export const clientSecret = 'keydence-secret';

export interface FakeOidcProvider {
  issuer: string;
  /** User that the sign-in page signs in without asking. */
  person: JWTPayload;
  /** Invalid claims for the next ID tokens. */
  wrongClaims: JWTPayload;
  visits: URLSearchParams[];
  signIdToken(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

interface Grant {
  query: URLSearchParams;
  person: JWTPayload;
}

/**
 * A complete OpenID provider on loopback: discovery, keys, automatic sign-in page, tokens, user
 * info.
 */
export async function startFakeOidcProvider(): Promise<FakeOidcProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const grants = new Map<string, Grant>();
  const app = new Hono();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const fake: FakeOidcProvider = {
    issuer,
    person: {},
    wrongClaims: {},
    visits: [],
    signIdToken: (claims) => {
      const iat = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: clientId, iat, exp: iat + 300, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'fake' })
        .sign(privateKey);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  app.get('/keys', async (c) =>
    c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'fake', alg: 'ES256', use: 'sig' }] }),
  );
  app.get('/authorize', (c) => {
    const query = new URL(c.req.url).searchParams;
    fake.visits.push(query);
    const code = randomUUID();
    grants.set(code, { query, person: fake.person });
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
    return c.redirect(back.href, 302);
  });
  app.post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || !isRightCaller(form, grant)) return c.json({ error: 'invalid_grant' }, 400);
    const nonce = grant.query.get('nonce');
    return c.json({
      access_token: `provider-access-${grant.person.sub}`,
      refresh_token: 'provider-refresh',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await fake.signIdToken({ ...grant.person, nonce, ...fake.wrongClaims }),
    });
  });
  app.get('/userinfo', (c) => c.json({ ...fake.person, ...fake.wrongClaims }));
  return fake;
}

function isRightCaller(form: URLSearchParams, { query }: Grant): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return (
    form.get('client_id') === clientId &&
    form.get('client_secret') === clientSecret &&
    form.get('redirect_uri') === query.get('redirect_uri') &&
    challenge === query.get('code_challenge')
  );
}
