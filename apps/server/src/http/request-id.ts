import { randomUUID } from 'node:crypto';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The client's request id if it is safe in a log line, else a new one; it is not indexed, so it
 * need not be sortable.
 */
export function readRequestId(header: string | undefined): string {
  return header !== undefined && wellFormed.test(header) ? header : randomUUID();
}
