import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { settings } from './settings.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  code: string | null;
  links: string[];
}

/** E-mails to an address in the outboxes of the servers, newest first. */
export function listMails(address: string): Mail[] {
  return [settings.dataDir, settings.liveDataDir, settings.story.dataDir]
    .flatMap(readOutbox)
    .filter(({ to }) => to.toLowerCase() === address.toLowerCase())
    .map((mail) => ({
      ...mail,
      links: mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
      code: /\bcode: *(\d{6})$/m.exec(mail.text)?.[1] ?? null,
    }));
}

function readOutbox(dataDir: string): Mail[] {
  const outbox = path.join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as Mail);
}

/** The newest e-mail to the address, once the outbox has it. */
export async function readMail(address: string): Promise<Mail> {
  await expect.poll(() => listMails(address).length).toBeGreaterThan(0);
  const [newest] = listMails(address);
  if (!newest) throw new Error(`no mail for ${address}`);
  return newest;
}
