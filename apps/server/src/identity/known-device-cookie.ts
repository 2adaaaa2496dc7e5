import type { Identity, SessionView } from '@keydence/identity';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** With https, the prefix keeps other hosts of the domain, and http, from setting the cookie. */
const nameOf = ({ isSecure }: Pick<Identity, 'isSecure'>) =>
  isSecure ? '__Host-keydence-device' : 'keydence-device';

/** Secret from an earlier sign-in in this browser; undefined without one. */
export function readDeviceSecret(c: Context, identity: Pick<Identity, 'isSecure'>): string | undefined {
  const value = getCookie(c, nameOf(identity));
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

type Devices = Pick<Identity, 'isSecure' | 'rememberDevice' | 'resolveRedirect'>;

/**
 * Returns a session. A browser on our own pages becomes a known device of the account; programs get
 * no cookie.
 */
export async function answerSession(c: Context, identity: Devices, session: SessionView): Promise<Response> {
  if (isOwnPage(c, identity)) {
    const device = { userId: session.user.id, presented: readDeviceSecret(c, identity) };
    const { secret, lifeSeconds } = await identity.rememberDevice(device);
    setCookie(c, nameOf(identity), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: identity.isSecure,
      maxAge: lifeSeconds,
    });
  }
  return c.json(session);
}

/** Browsers send these headers, and pages cannot set them. */
function isOwnPage(c: Context, { resolveRedirect }: Devices): boolean {
  if (c.req.header('sec-fetch-site') === 'same-origin') return true;
  return c.req.header('origin') === new URL(resolveRedirect(undefined)).origin;
}
