import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Reads each mail in the outbox of a server once: those that are new since the last call. */
export function openOutbox(folder: string): { readNew(): OutboxMail[] } {
  const outbox = path.join(folder, 'outbox');
  const seen = new Set<string>();
  return {
    readNew() {
      const names = readdirSync(outbox).filter((name) => name.endsWith('.json') && !seen.has(name));
      return names.map((name) => {
        seen.add(name);
        return readMail(outbox, name);
      });
    },
  };
}

/** Outbox folders of this process's servers. */
const outboxes = new Map<string, string>();

export function rememberOutbox(origin: string, folder: string): void {
  outboxes.set(origin, path.join(folder, 'outbox'));
}

/** Mails of a server to an address, newest first; none without an outbox. */
export function readMailsTo(origin: string, email: string): OutboxMail[] {
  const outbox = outboxes.get(origin);
  if (!outbox) throw new Error(`no outbox is registered for ${origin}`);
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => readMail(outbox, name))
    .filter(({ to }) => to.toLowerCase() === email.toLowerCase());
}

function readMail(outbox: string, name: string): OutboxMail {
  const mail: Omit<OutboxMail, 'id'> = JSON.parse(readFileSync(path.join(outbox, name), 'utf8'));
  return { ...mail, id: path.basename(name, '.json') };
}
