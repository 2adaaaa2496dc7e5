import { isIP } from 'node:net';
import type { RelyingParty } from '@keydence/identity';
import type { Env } from '../env.ts';

/** The site for which security keys and passkeys are made: the operator's choice, else the product's own. */
export function readRelyingParty(
  env: Pick<Env, 'AUTH_WEBAUTHN_RP_ID' | 'AUTH_WEBAUTHN_ORIGINS'>,
  siteUrl: string,
): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  const origins = env.AUTH_WEBAUTHN_ORIGINS;
  return { id: env.AUTH_WEBAUTHN_RP_ID ?? hostname, origins: origins.length > 0 ? origins : [origin] };
}

/** True if users may sign in with passkeys, as the operator says or else where browsers make them. */
export function arePasskeysOn(env: Env): boolean {
  if (env.AUTH_PASSKEYS !== undefined) return env.AUTH_PASSKEYS === 'true';
  return areUsable(readRelyingParty(env, env.AUTH_SITE_URL ?? env.PUBLIC_URL));
}

/** True if browsers make passkeys for it: a host with a name, over https or on this machine. */
function areUsable({ id, origins }: RelyingParty): boolean {
  if (isIP(id.replace(/^\[|\]$/g, ''))) return false;
  return origins.every((origin) => {
    const { protocol, hostname } = new URL(origin);
    return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  });
}
