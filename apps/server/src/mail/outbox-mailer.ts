import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '@keydence/domain';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import { messageShape } from './message-shape.ts';
import type { StoredMail } from './read-outbox.ts';

const defaultFrom = 'Keydence <keydence@localhost>';

/**
 * Stores e-mails as `.eml` files for any mail program, each with a `.json` for the mailbox page.
 * Names are UUIDs v7, so they sort by time.
 */
export function createOutboxMailer(dir: string, from = defaultFrom): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, id = uuidv7()) => {
      const date = new Date();
      const { message } = await transport.sendMail({ ...messageShape(mail, from, id), date });
      const stored: StoredMail = { ...mail, date: date.toISOString() };
      const path = join(dir, id);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeWhole(`${path}.eml`, message as Buffer);
      await writeWhole(`${path}.json`, JSON.stringify(stored));
    },
  };
}

/** Writes atomically. E-mails contain sign-in links, so only the owner can read them. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const part = `${path}.part`;
  try {
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
