import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import ipaddr from 'ipaddr.js';
import { peerAddress } from '../http/client-address.ts';
import { isLoopbackName } from '../loopback.ts';

const cookieName = 'keydence_mailbox';
const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Access to the mailbox, for the browser that used the token of the printed address. */
export interface MailboxAccess {
  /** Path with a token that works once. */
  path: string;
  /**
   * Returns true if the token opens the mailbox; the browser gets a cookie, and the token expires.
   */
  redeem(c: Context, token: string): boolean;
  /** True if the browser has redeemed a token. */
  isOpen(c: Context): boolean;
}

/** @param onRedeemed Receives the next path, since each token works once. */
export function createMailboxAccess(onRedeemed: (path: string) => void = () => {}): MailboxAccess {
  const cookie = newSecret();
  let token = newSecret();
  const pathNow = () => `/dev/mailbox?token=${token}`;
  return {
    get path() {
      return pathNow();
    },
    redeem(c, given) {
      if (!isEqual(given, token)) return false;
      token = newSecret();
      setCookie(c, cookieName, cookie, { path: '/dev', httpOnly: true, sameSite: 'Strict' });
      onRedeemed(pathNow());
      return true;
    },
    isOpen: (c) => isEqual(getCookie(c, cookieName) ?? '', cookie),
  };
}

/**
 * True if the request came from this machine, to one of its names, and without a proxy header. A
 * second line of defense: a proxy that adds no header has no token.
 */
export function isFromThisMachine(c: Context): boolean {
  const peer = peerAddress(c);
  if (!peer || ipaddr.process(peer).range() !== 'loopback') return false;
  if (forwardingHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  return isLoopbackName(new URL(c.req.url).hostname);
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
