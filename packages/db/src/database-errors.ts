/**
 * Transient classes of PostgreSQL error codes: connection, rollback, resources, locks, operator.
 */
const transientClasses = new Set(['08', '40', '53', '55', '57']);

/** Codes of the driver and of the socket. */
const lostConnection = /^(CONNECT_|CONNECTION_|ECONN|ETIMEDOUT$|EPIPE$|EHOSTUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** True if the database cannot answer now; false for an invalid request. */
export function isTransientDatabaseError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (lostConnection.test(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code) && transientClasses.has(code.slice(0, 2))) return true;
  }
  return false;
}

export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnection.test(String(error.code));
}

export function isLockTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '55P03') return true;
  }
  return false;
}

/** True if a statement, or a wait for an advisory lock, exceeded the statement timeout. */
export function isStatementTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '57014') return true;
  }
  return false;
}

/**
 * True for serialization failures and deadlocks; the transaction was rolled back and can be
 * retried.
 */
export function isSerializationFailure(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && (current.code === '40001' || current.code === '40P01')) return true;
  }
  return false;
}
