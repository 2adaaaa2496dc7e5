import { isIP } from 'node:net';
import type { RelyingParty } from '@keydence/identity';
import type { Env } from '../env.ts';

/** Site of security keys and passkeys: the operator's choice, else the product's. */
export function readRelyingParty(
  env: Pick<Env, 'AUTH_WEBAUTHN_RP_ID' | 'AUTH_WEBAUTHN_ORIGINS'>,
  siteUrl: string,
): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  const origins = env.AUTH_WEBAUTHN_ORIGINS;
  return { id: env.AUTH_WEBAUTHN_RP_ID ?? hostname, origins: origins.length > 0 ? origins : [origin] };
}

export function arePasskeysOn(env: Env): boolean {
  if (env.AUTH_PASSKEYS !== undefined) return env.AUTH_PASSKEYS === 'true';
  return areUsable(readRelyingParty(env, env.AUTH_SITE_URL ?? env.PUBLIC_URL));
}

/** True if browsers can create passkeys: the host has a name, over https or on this machine. */
function areUsable({ id, origins }: RelyingParty): boolean {
  if (isIP(id.replace(/^\[|\]$/g, ''))) return false;
  return origins.every((origin) => {
    const { protocol, hostname } = new URL(origin);
    return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  });
}
