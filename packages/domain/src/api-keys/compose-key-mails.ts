import { formatDate } from '../dates/format-date.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { maskApiKey } from './key-token.ts';
import type { ApiKeyScope } from './schema.ts';

interface KeyMail {
  to: string;
  key: {
    name: string;
    lastFour: string;
    scope: ApiKeyScope;
    includesPeople: boolean;
    /** Null for all of the owner's workspaces. */
    workspaceName: string | null;
    expiresAt: Date;
  };
  /** The page to revoke and create keys. */
  link: string;
}

/** Notifies the account's owner of a new key, in case someone else created it. */
export function composeKeyCreatedMail({ to, key, link }: KeyMail): OutgoingMail {
  return composeMail({
    to,
    subject: `An API key was created: ${key.name}`,
    paragraphs: [
      `The API key “${key.name}” (${maskApiKey(key.lastFour)}) was created for your Keydence account.`,
      `It can ${rightsOf(key)}, until ${dayOf(key.expiresAt)}.`,
    ],
    button: { label: 'See your API keys', url: link },
    notes: ['If this was not you, revoke the key there and sign out of all other devices.'],
  });
}

/** Notifies the owner of a key before it expires. */
export function composeKeyExpiryMail({ to, key, link }: KeyMail): OutgoingMail {
  const day = dayOf(key.expiresAt);
  return composeMail({
    to,
    subject: `Your API key ${key.name} expires on ${day}`,
    paragraphs: [
      `The API key “${key.name}” (${maskApiKey(key.lastFour)}) can ${rightsOf(key)}. It stops working on ${day}.`,
      'Create a new key, put it where the old one is used, and revoke the old one.',
    ],
    button: { label: 'Create a new key', url: link },
    notes: ['If nothing uses the key any longer, there is nothing to do.'],
  });
}

function rightsOf({ scope, workspaceName, includesPeople }: KeyMail['key']): string {
  const reach = workspaceName === null ? 'all your workspaces' : `the workspace ${workspaceName}`;
  const rights = scope === 'read' ? `read ${reach}` : `read and change ${reach}`;
  return includesPeople ? `${rights}, with names and e-mail addresses of people` : rights;
}

/** In UTC: a key belongs to an account, which has no time zone. */
function dayOf(time: Date): string {
  return `${formatDate(time, 'UTC')} (UTC)`;
}
