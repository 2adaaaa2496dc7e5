export const listedPaths = ['/', '/privacy', '/terms'];

/** True for the public pages and their preview pictures; all other paths get `noindex`. */
export function mayBeListed(path: string): boolean {
  return listedPaths.includes(path) || path === '/favicon.svg' || path.startsWith('/pictures/');
}
