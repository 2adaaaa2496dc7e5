import { randomBytes } from 'node:crypto';
import type { Identity } from '@keydence/identity';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** As long as a sign-in at a provider may take, and a little more. */
const maxAgeSeconds = 900;

type Site = Pick<Identity, 'isSecure'>;

/** With https the prefix keeps other hosts of the domain, and http, from setting the cookie. */
const nameOf = ({ isSecure }: Site) => (isSecure ? '__Host-keydence-sign-in' : 'keydence-sign-in');

/** The secret by which a sign-in at a provider ends in the browser that began it; undefined without the cookie. */
export function readBrowser(c: Context, site: Site): string | undefined {
  const value = getCookie(c, nameOf(site));
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The same, given to a browser that has none. Several sign-ins at once share it. */
export function ensureBrowser(c: Context, site: Site): string {
  const browser = readBrowser(c, site) ?? randomBytes(32).toString('base64url');
  setCookie(c, nameOf(site), browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: site.isSecure,
    maxAge: maxAgeSeconds,
  });
  return browser;
}
