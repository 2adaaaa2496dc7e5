import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from '@keydence/domain';
import { v7 as uuidv7 } from 'uuid';
import type { StoredMail } from '../mail/read-outbox.ts';

/** Keeps text messages as `.json` files beside the mails, so that the mailbox page shows them too. */
export function createOutboxSmsSender(dir: string): SmsSender {
  return {
    provider: 'outbox',
    send: async ({ to, text }) => {
      const messageId = uuidv7();
      const stored: StoredMail = {
        to: `+${to}`,
        subject: 'Text message',
        text,
        html: '',
        date: new Date().toISOString(),
      };
      const path = join(dir, `${messageId}.json`);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // A reader sees the file complete or not at all, and only the owner reads it: codes sign in.
      await writeFile(`${path}.part`, JSON.stringify(stored), { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { messageId };
    },
  };
}
