import { isIPv4 } from 'node:net';

/** True for an address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/**
 * True for a host name that resolves to this machine only; IPv6 with brackets, as in
 * `URL.hostname`.
 */
export function isLoopbackName(hostname: string): boolean {
  return hostname.endsWith('.localhost') || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}
