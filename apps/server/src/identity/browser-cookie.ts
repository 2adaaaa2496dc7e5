import { randomBytes } from 'node:crypto';
import type { Identity } from '@keydence/identity';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Seconds for a sign-in at a provider, with a margin. */
const maxAgeSeconds = 900;

type Site = Pick<Identity, 'isSecure'>;

/** With https, the prefix keeps other hosts of the domain, and http, from setting the cookie. */
const nameOf = ({ isSecure }: Site) => (isSecure ? '__Host-keydence-sign-in' : 'keydence-sign-in');

/**
 * Secret that binds a provider sign-in to the browser that started it; undefined without the
 * cookie.
 */
export function readBrowser(c: Context, site: Site): string | undefined {
  const value = getCookie(c, nameOf(site));
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The same secret, created if missing. Parallel sign-ins share it. */
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
