import path from 'node:path';
import { type OutboxMail, readOutbox } from '../src/mail/read-outbox.ts';

/** Mail folder of each server started by a test. */
const outboxes = new Map<string, string>();

export function rememberOutbox(serverUrl: string, dataDir: string): void {
  outboxes.set(serverUrl, path.join(dataDir, 'outbox'));
}

/** E-mails to an address from a server of this process, newest first. */
export function readMailsTo(serverUrl: string, email: string): Promise<OutboxMail[]> {
  const folder = outboxes.get(serverUrl);
  if (!folder) throw new Error(`${serverUrl} has no known outbox`);
  return readOutbox(folder, email);
}
