import { isIPv4 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** The socket's peer; undefined without a socket. */
export function peerAddress(c: Context): string | undefined {
  try {
    const { address } = getConnInfo(c).remote;
    if (address && isIPv4(address)) return address;
    return address && ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Subject of limits: the peer or, with `trustProxyHops` proxies, the address that the outermost of
 * them saw. An IPv6 client counts as its /64, because it can pick any address in it.
 */
export function clientAddress(c: Context, trustProxyHops = 0): string {
  const claimed = trustProxyHops > 0 ? readForwarded(c).at(-trustProxyHops) : undefined;
  return networkOf(claimed && ipaddr.isValid(claimed) ? claimed : peerAddress(c));
}

function readForwarded(c: Context): string[] {
  return (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
}

function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  if (isIPv4(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}
