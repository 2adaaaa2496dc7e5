import type { DatabaseHandle, Transaction } from '@keydence/db';
import type { Mailer, OutgoingMail, SmsSender } from '@keydence/domain';
import type { Background } from './background.ts';
import type { OidcClients } from './oauth/oidc-clients.ts';
import type { ServerKeys } from './server-keys.ts';
import type { IdentitySettings } from './settings.ts';
import type { VerifiedCache } from './verified-cache.ts';

export interface IdentityDependencies {
  database: DatabaseHandle;
  now: () => Date;
  newId: () => string;
  mailer: Mailer;
  sms: SmsSender;
  /** Sends mails about a change after `tx` commits. */
  enqueueMail: (tx: Transaction, ...mails: OutgoingMail[]) => Promise<void>;
  /** Deletes the file of a profile picture; never rejects. Ignores URLs of other servers. */
  deletePicture: (url: string) => Promise<void>;
  settings: IdentitySettings;
  /** Receives errors that occur after the response, such as a mail that could not be sent. */
  onFailure: (error: unknown) => void;
}

/** Dependencies shared by all use cases of this package. */
export interface IdentityContext extends IdentityDependencies {
  keys: ServerKeys;
  verified: VerifiedCache;
  oidcClients: OidcClients;
  background: Background;
}
