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
  /** Sends mails about a change once `tx` has committed. */
  enqueueMail: (tx: Transaction, ...mails: OutgoingMail[]) => Promise<void>;
  /** Deletes the file of a profile picture; never rejects. An address that is not of this server is left alone. */
  deletePicture: (url: string) => Promise<void>;
  settings: IdentitySettings;
  /** Hears of failures behind an answer that was already given, such as a mail that could not be sent. */
  onFailure: (error: unknown) => void;
}

/** What every use case of this package works with. */
export interface IdentityContext extends IdentityDependencies {
  keys: ServerKeys;
  verified: VerifiedCache;
  oidcClients: OidcClients;
  background: Background;
}
