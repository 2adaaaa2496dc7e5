const key = 'keydence.return-path';

/**
 * Stores the path that the visitor requested before the sign-in. It survives the new tab of the mail link.
 */
export function rememberReturnPath(path: string): void {
  localStorage.setItem(key, path);
}

const returnable = /^\/(dashboard|invitations|oauth\/consent)(\/|\?|#|$)/;

/** Stored path, if it belongs to our application. */
export function readReturnPath(): string {
  const path = localStorage.getItem(key);
  return path && returnable.test(path) ? path : '/dashboard';
}

/** Path of an address of our application; null for any other address. */
export function readOwnPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  const path = pathname + search + hash;
  return origin === window.location.origin && returnable.test(path) ? path : null;
}

export function forgetReturnPath(): void {
  localStorage.removeItem(key);
}
