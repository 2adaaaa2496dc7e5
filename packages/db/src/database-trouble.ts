/** Classes of PostgreSQL's error codes that say "not now": connection, rollback, resources, locks, operator. */
const transientClasses = new Set(['08', '40', '53', '55', '57']);

/** The driver's own codes and the socket's. */
const lostConnection = /^(CONNECT_|CONNECTION_|ECONN|ETIMEDOUT$|EPIPE$|EHOSTUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** Whether an error means that the database cannot answer now, rather than that we asked wrongly. */
export function isDatabaseTrouble(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (lostConnection.test(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code) && transientClasses.has(code.slice(0, 2))) return true;
  }
  return false;
}

/** Whether the connection that a statement was sent on is gone. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnection.test(String(error.code));
}

/** Whether a statement waited for a lock for longer than it may. */
export function isLockTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '55P03') return true;
  }
  return false;
}

/** Whether a statement, or a wait for an advisory lock, took longer than it may. */
export function isStatementTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '57014') return true;
  }
  return false;
}

/** Whether the database has broken a transaction off and rolled it back, so that the same one may go through now. */
export function isBrokenOff(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && (current.code === '40001' || current.code === '40P01')) return true;
  }
  return false;
}
