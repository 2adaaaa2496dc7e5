import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { readOidcProviders } from './oidc-env.ts';

const google = { GOOGLE_CLIENT_ID: 'web, app', GOOGLE_CLIENT_SECRET: 's' };
const keycloak = {
  name: 'keycloak',
  issuer: 'https://id.example/realms/a',
  clientId: 'k',
  clientSecret: 's',
};
const list = (...providers: object[]) => ({ AUTH_OIDC_PROVIDERS: JSON.stringify(providers) });

describe('readOidcProviders', () => {
  it('has none by default', () => {
    expect(readOidcProviders(parseEnv({}))).toEqual([]);
  });

  it('reads Google and every further provider', () => {
    expect(readOidcProviders(parseEnv({ ...google, ...list(keycloak) }))).toEqual([
      {
        name: 'google',
        issuer: 'https://accounts.google.com',
        clientIds: ['web', 'app'],
        clientSecret: 's',
      },
      { name: 'keycloak', issuer: 'https://id.example/realms/a', clientIds: ['k'], clientSecret: 's' },
    ]);
  });

  it.each(['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'])(
    'takes %s, for the secret stays on this machine',
    (issuer) => {
      expect(parseEnv({ GOOGLE_ISSUER: issuer }).GOOGLE_ISSUER).toBe(issuer);
    },
  );

  it.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be given together with GOOGLE_CLIENT_ID'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_SECRET must be given together with GOOGLE_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'http://id.example' }, 'GOOGLE_ISSUER must be an https address'],
    [{ AUTH_OIDC_PROVIDERS: '{' }, 'AUTH_OIDC_PROVIDERS must be a JSON list'],
    [list(keycloak, keycloak), 'AUTH_OIDC_PROVIDERS must not name a provider twice'],
    [
      list({ ...keycloak, name: 'Key Cloak' }),
      'AUTH_OIDC_PROVIDERS.0.name must be a short name in lower case',
    ],
    [
      list({ ...keycloak, issuer: 'http://id.example' }),
      'AUTH_OIDC_PROVIDERS.0.issuer must be an https address',
    ],
  ])('refuses %j', (environment, line) => {
    expect(() => parseEnv(environment)).toThrow(new Error(`${line} (see .env.example).`));
  });
});
