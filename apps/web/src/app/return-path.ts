const key = 'keydence.return-path';

/** Where the visitor was going when the sign-in came in between. It survives the mail link's new tab. */
export function rememberReturnPath(path: string): void {
  localStorage.setItem(key, path);
}

const returnable = /^\/(dashboard|invitations|oauth\/consent)(\/|\?|#|$)/;

/** The remembered path; only one of our own application counts. */
export function readReturnPath(): string {
  const path = localStorage.getItem(key);
  return path && returnable.test(path) ? path : '/dashboard';
}

/** The path of an address of our own application; null for any other address. */
export function readOwnPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  const path = pathname + search + hash;
  return origin === window.location.origin && returnable.test(path) ? path : null;
}

export function forgetReturnPath(): void {
  localStorage.removeItem(key);
}
