import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutgoingMail, outgoingMail } from '@keydence/domain';
import { z } from 'zod';

export interface StoredMail extends OutgoingMail {
  date: string;
}

export interface OutboxMail extends StoredMail {
  id: string;
  links: string[];
  /** The six-digit code; null without one. */
  code: string | null;
}

const shownMails = 100;

const storedMail = outgoingMail.extend({ date: z.string() });

/** The newest e-mails first, at most 100; `to` filters by address. */
export async function readOutbox(dir: string, to?: string): Promise<OutboxMail[]> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.json'));
  const wanted = to?.trim().toLowerCase();
  const mails: OutboxMail[] = [];
  for (const name of names.sort().reverse()) {
    if (mails.length >= shownMails) break;
    const mail = await readMail(join(dir, name));
    if (!wanted || mail.to.toLowerCase() === wanted) mails.push(viewMail(name.replace(/\.json$/, ''), mail));
  }
  return mails;
}

/** A damaged file is shown as such, so that it does not hide the others. */
async function readMail(file: string): Promise<StoredMail> {
  try {
    return storedMail.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const text = `Could not read ${file}. The other mails are unchanged. Delete this file to remove this entry.`;
    return { to: '', subject: 'Unreadable file', text, html: '', date: '' };
  }
}

export const linkPattern = /https?:\/\/[^\s<>"]+/g;

function viewMail(id: string, mail: StoredMail): OutboxMail {
  return {
    ...mail,
    id,
    links: mail.text.match(linkPattern) ?? [],
    code: /^(?:.*\bcode: *)(\d{6})$/m.exec(mail.text)?.[1] ?? null,
  };
}
