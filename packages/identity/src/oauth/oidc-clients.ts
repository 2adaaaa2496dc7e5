import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import { AuthError } from '../auth-error.ts';
import type { IdentitySettings, OidcProvider } from '../settings.ts';

/** A provider's metadata and signing keys. */
export interface OidcClient {
  configuration: oidc.Configuration;
  keys: JWTVerifyGetKey;
}

/** Fetches the metadata of each configured provider at most once an hour. */
export type OidcClients = (provider: OidcProvider) => Promise<OidcClient>;

const discoveryLifeMs = 3_600_000;
const timeoutSeconds = 5;

export function createOidcClients(now: () => Date): OidcClients {
  const known = new Map<string, { client: Promise<OidcClient>; until: number }>();
  return (provider) => {
    const cached = known.get(provider.name);
    if (cached && cached.until > now().getTime()) return cached.client;
    const client = discover(provider);
    known.set(provider.name, { client, until: now().getTime() + discoveryLifeMs });
    client.catch(() => known.delete(provider.name));
    return client;
  };
}

async function discover(provider: OidcProvider): Promise<OidcClient> {
  const issuer = new URL(provider.issuer);
  const [clientId = ''] = provider.clientIds;
  try {
    const configuration = await oidc.discovery(
      issuer,
      clientId,
      { [oidc.clockTolerance]: 5 },
      oidc.ClientSecretPost(provider.clientSecret),
      {
        timeout: timeoutSeconds,
        // Only an issuer on this machine can have an http URL: the settings reject any other.
        execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      },
    );
    oidc.enableNonRepudiationChecks(configuration);
    const { jwks_uri } = configuration.serverMetadata();
    if (!jwks_uri) throw new Error('the provider names no keys');
    const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutSeconds * 1000 });
    return { configuration, keys };
  } catch (error) {
    throw providerUnreachable(error);
  }
}

export function providerUnreachable(cause: unknown): AuthError {
  const message = 'The sign-in provider cannot be reached. Please try again.';
  return new AuthError(503, 'unexpected_failure', message, { cause, retryAfterSeconds: 5 });
}

/** The configured provider; throws 400 `validation_failed` for any other name. */
export function requireProvider(ctx: { settings: IdentitySettings }, name: string): OidcProvider {
  const provider = ctx.settings.oidcProviders.find((known) => known.name === name);
  if (provider) return provider;
  throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
}
