import { isIPv4 } from 'node:net';

/** An address to which only this machine can connect. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** A name in an address that only this machine answers to; brackets around IPv6 as in `URL.hostname`. */
export function isLoopbackName(hostname: string): boolean {
  return hostname.endsWith('.localhost') || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}
