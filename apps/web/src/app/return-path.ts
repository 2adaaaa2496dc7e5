const key = 'keydence.return-path';

/** Where the visitor was going when the sign-in came in between. It survives the mail link's new tab. */
export function rememberReturnPath(path: string): void {
  localStorage.setItem(key, path);
}

/** Takes the remembered path once; only a path of our own application counts. */
export function takeReturnPath(): string {
  const path = localStorage.getItem(key);
  localStorage.removeItem(key);
  return path?.startsWith('/dashboard') ? path : '/dashboard';
}
