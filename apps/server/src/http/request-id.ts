import { randomUUID } from 'node:crypto';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own request id when it is harmless in a log line, else a new one; no index keeps it, so it need not be in order. */
export function readRequestId(header: string | undefined): string {
  return header !== undefined && wellFormed.test(header) ? header : randomUUID();
}
