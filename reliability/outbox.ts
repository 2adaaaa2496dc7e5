import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A mail as it lies in the outbox. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Reads each mail in the outbox of a server once: those that came since it was asked before. */
export function openOutbox(folder: string): { readNew(): OutboxMail[] } {
  const outbox = path.join(folder, 'outbox');
  const seen = new Set<string>();
  return {
    readNew() {
      const names = readdirSync(outbox).filter((name) => name.endsWith('.json') && !seen.has(name));
      return names.map((name) => {
        seen.add(name);
        const mail: Omit<OutboxMail, 'id'> = JSON.parse(readFileSync(path.join(outbox, name), 'utf8'));
        return { ...mail, id: path.basename(name, '.json') };
      });
    },
  };
}
