const key = 'keydence.return-path';

/** Where the visitor was going when the sign-in came in between. It survives the mail link's new tab. */
export function rememberReturnPath(path: string): void {
  localStorage.setItem(key, path);
}

const returnable = /^\/(dashboard|invitations)(\/|\?|#|$)/;

/** The remembered path; only one of our own application counts. */
export function readReturnPath(): string {
  const path = localStorage.getItem(key);
  return path && returnable.test(path) ? path : '/dashboard';
}

export function forgetReturnPath(): void {
  localStorage.removeItem(key);
}
