/** What search engines may list: the public pages. Everything else says `noindex`. */
export const listedPaths = ['/', '/privacy', '/terms'];
