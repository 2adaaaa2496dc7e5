import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from '@keydence/domain';
import { v7 as uuidv7 } from 'uuid';
import type { StoredMail } from '../mail/read-outbox.ts';

/** Stores text messages as `.json` files next to the e-mails, for the mailbox page. */
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
      // Writes atomically, readable only by the owner: codes sign in.
      await writeFile(`${path}.part`, JSON.stringify(stored), { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { messageId };
    },
  };
}
