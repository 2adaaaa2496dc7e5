import { isTransientDatabaseError } from '@keydence/db';

/** One line for the operator: the problem and the setting that fixes it. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE')
    return `port ${port} is in use; choose another one with PORT (see .env.example).`;
  if (code === 'EACCES' && port !== undefined)
    return `port ${port} needs more rights; choose another one with PORT.`;
  if (code === '53100')
    return `the disk of the database is full (${error.message}). Nothing that was confirmed is lost; free some space and start again.`;
  if (path !== undefined && code !== undefined) return describeFileFailure(path, code) ?? error.message;
  if (isTransientDatabaseError(error)) {
    return `the database does not answer (${error.message || code}); check DATABASE_URL (see .env.example).`;
  }
  return error.message;
}

/** Error of a file or folder in DATA_DIR; null if the system's message is more specific. */
function describeFileFailure(path: string, code: string): string | null {
  const advice = 'choose another folder with DATA_DIR (see .env.example)';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk that holds ${path} is full; free some space and start again.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `this user may not use ${path}; give it to the user that runs Keydence, or ${advice}.`;
  if (code === 'EROFS') return `the disk that holds ${path} is read-only; ${advice}.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path} cannot be made: a file is in its place. Move the file, or ${advice}.`;
  if (code === 'ENOENT') return `${path} is missing. Put it back from a copy, or ${advice}.`;
  return null;
}
