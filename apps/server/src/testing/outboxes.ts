import path from 'node:path';
import { type OutboxMail, readOutbox } from '../mail/read-outbox.ts';

/** Where each server that a test started keeps its mails. */
const outboxes = new Map<string, string>();

export function rememberOutbox(serverUrl: string, dataDir: string): void {
  outboxes.set(serverUrl, path.join(dataDir, 'outbox'));
}

/** The mails of a server that this process started to an address, the newest first. */
export function readMailsTo(serverUrl: string, email: string): Promise<OutboxMail[]> {
  const folder = outboxes.get(serverUrl);
  if (!folder) throw new Error(`nobody said where ${serverUrl} keeps its mails`);
  return readOutbox(folder, email);
}
