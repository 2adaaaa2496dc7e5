import path from 'node:path';
import type { Hono } from 'hono';
import type { Env } from '../env.ts';
import { isLoopback, isLoopbackName } from '../loopback.ts';
import { createMailboxAccess } from './mailbox-access.ts';
import { describeOutbox } from './mailbox-messages.ts';
import { mailboxRoutes } from './mailbox-routes.ts';

type MailboxSettings = Pick<
  Env,
  'SMTP_URL' | 'SMS_URL' | 'AUTH_PHONE' | 'AUTH_MFA' | 'HOST' | 'PUBLIC_URL' | 'DATA_DIR' | 'MAILBOX_PAGE'
>;

export interface Mailbox {
  routes: Hono | null;
  /** `page` if a browser can read the messages, `folder` if they are only files; null with SMTP. */
  pageSetting: 'page' | 'folder' | null;
  /** One line for the server start; null if all messages are sent. */
  describe(serverAddress: string): string | null;
}

/**
 * The mailbox in a browser exists only where no other machine reaches the server: `HOST` and `PUBLIC_URL` are
 * both loopback. A container listens on its own address instead, and sets `MAILBOX_PAGE`. Elsewhere the messages are
 * files that only their owner reads.
 * @param print Shows who started the server the next address, as each opens the mailbox once.
 */
export function openMailbox(env: MailboxSettings, print: (line: string) => void): Mailbox {
  const hasTexts = env.AUTH_PHONE || env.AUTH_MFA.includes('phone');
  const kinds = [...(env.SMTP_URL ? [] : ['mails']), ...(env.SMS_URL || !hasTexts ? [] : ['text messages'])];
  const folder = path.join(env.DATA_DIR, 'outbox');
  const isPrivate =
    (isLoopback(env.HOST) || env.MAILBOX_PAGE) && isLoopbackName(new URL(env.PUBLIC_URL).hostname);
  if (kinds.length === 0) return { routes: null, pageSetting: null, describe: () => null };
  const pageSetting = env.SMTP_URL ? null : isPrivate ? 'page' : 'folder';
  const say = (address: string | null) => describeOutbox({ kinds, folder, address });
  if (!isPrivate) return { routes: null, pageSetting, describe: () => say(null) };
  let origin = env.PUBLIC_URL;
  const access = createMailboxAccess((next) =>
    print(`The mailbox was opened. Open it again at ${origin}${next}`),
  );
  return {
    routes: mailboxRoutes(folder, access),
    pageSetting,
    describe(serverAddress) {
      origin = new URL(serverAddress).origin;
      return say(origin + access.path);
    },
  };
}
