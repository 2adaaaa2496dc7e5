const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own request id when it is harmless in a log line, else a new one. */
export function readRequestId(header: string | undefined, newId: () => string): string {
  return header !== undefined && wellFormed.test(header) ? header : newId();
}
