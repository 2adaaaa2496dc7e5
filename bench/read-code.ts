import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sign-in code of the newest mail to an address, in the outbox of a server whose `DATA_DIR` is `folder`. */
export function readCode(folder: string, email: string): string {
  const outbox = path.join(folder, 'outbox');
  const newestFirst = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  for (const name of newestFirst) {
    const mail = JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as { to: string; text: string };
    const code = mail.to === email ? /\b\d{6}\b/.exec(mail.text)?.[0] : undefined;
    if (code) return code;
  }
  throw new Error(`there is no code for ${email} in the outbox`);
}
