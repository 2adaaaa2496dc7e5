import { isDatabaseTrouble } from '@keydence/db';

/** One line for whoever starts the server: what is wrong and which setting changes it. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is in use; choose another one with PORT (see .env.example).`;
  if (code === 'EACCES' && port !== undefined)
    return `port ${port} needs more rights; choose another one with PORT.`;
  if (isDatabaseTrouble(error)) {
    return `the database does not answer (${error.message || code}); check DATABASE_URL (see .env.example).`;
  }
  return error.message;
}
