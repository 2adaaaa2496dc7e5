import type { DatabaseHandle } from '@keydence/db';
import type { Mailer } from '@keydence/domain';
import type { ServerKeys } from './server-keys.ts';
import type { VerifiedCache } from './verified-cache.ts';

export interface IdentitySettings {
  /** The product's public address, without a path; mails, redirects and the token issuer use it. */
  siteUrl: string;
  /** Off only in tests and benchmarks. */
  rateLimits: boolean;
  /** More places to which a sign-in may return: addresses with `*` (within a label) and `**` (anything). */
  redirectAllowList?: readonly string[];
}

export interface IdentityDependencies {
  database: DatabaseHandle;
  now: () => Date;
  newId: () => string;
  mailer: Mailer;
  settings: IdentitySettings;
}

/** What every use case of this package works with. */
export interface IdentityContext extends IdentityDependencies {
  keys: ServerKeys;
  verified: VerifiedCache;
}
