import type { OidcProvider } from '@keydence/identity';
import { z } from 'zod';
import { jsonList } from './json-list.ts';
import { isLoopback } from './loopback.ts';

/** Address of a provider. Secrets are sent there, so only this machine is allowed without TLS. */
const issuer = z
  .url({ protocol: /^https?$/, error: 'must be an https address' })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, '')), {
    error: 'must be an https address',
  });

const provider = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/, 'must be a short name in lower case'),
  issuer,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

const providers = jsonList(
  z.array(provider).refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: 'must not name a provider twice',
  }),
);

export const oidcSettings = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  AUTH_OIDC_PROVIDERS: providers,
};

type OidcEnv = z.output<z.ZodObject<typeof oidcSettings>>;

/** All configured providers; Google is one if its client is set. */
export function readOidcProviders(env: OidcEnv): OidcProvider[] {
  const google = {
    name: 'google',
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
  };
  const given = [...(google.clientId ? [google] : []), ...env.AUTH_OIDC_PROVIDERS];
  return given.map(({ clientId, ...rest }) => ({
    ...rest,
    clientIds: clientId.split(',').map((id) => id.trim()),
  }));
}
