/** What search engines may list: the public pages. */
export const listedPaths = ['/', '/privacy', '/terms'];

/** The public pages, and the pictures that search engines show beside them; everything else says `noindex`. */
export function mayBeListed(path: string): boolean {
  return listedPaths.includes(path) || path === '/favicon.svg' || path.startsWith('/pictures/');
}
