import { setTimeout as pause } from 'node:timers/promises';
import type { SiteFailure } from '@keydence/domain';
import type { SiteNetwork } from './site-network.ts';

const maxAddresses = 4;

/**
 * Null for addresses never dialed: other schemes and ports, credentials, and names of no public
 * site.
 */
export function readUrl(address: string, network: SiteNetwork): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  const port = url.protocol === 'https:' ? network.ports.https : network.ports.http;
  if (url.port !== '' && Number(url.port) !== port) return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  return network.mayResolve(url.hostname) ? url : null;
}

/** The addresses of a name that may be dialed, resolved now; a failure unless every address of the name is public. */
export async function findAddresses(
  hostname: string,
  network: SiteNetwork,
  lookupMs: number,
): Promise<string[] | SiteFailure> {
  const found = await Promise.race([
    network.resolve(hostname, AbortSignal.timeout(lookupMs)).catch(() => []),
    pause(lookupMs, [], { ref: false }),
  ]);
  if (found.length === 0) return 'unknown_name';
  if (!found.every((address) => network.mayDial(address))) return 'refused';
  return found.slice(0, maxAddresses);
}
