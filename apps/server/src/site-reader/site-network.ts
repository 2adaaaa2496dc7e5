import { Resolver } from 'node:dns/promises';
import { isReservedDomainName } from '@keydence/domain';
import { publicNetwork } from '../probe/network.ts';
import { isPublicAddress } from '../probe/public-address.ts';

/** What the reader of sites does outside the process, and what it may dial. */
export interface SiteNetwork {
  /** Whether a name, in lower case, may be looked up at all. */
  mayResolve(name: string): boolean;
  /** All A and AAAA records of the name; empty when there are none. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  readTexts(name: string): Promise<string[]>;
  /** Whether a socket may be opened to an IP address. */
  mayDial(address: string): boolean;
  /** Ports of the two schemes; an address that names another one is refused. */
  ports: { http: number; https: number };
}

/** The public internet and nothing else. */
export const publicSites: SiteNetwork = {
  mayResolve: isPublicName,
  resolve: publicNetwork.resolve,
  readTexts,
  mayDial: isPublicAddress,
  ports: { http: 80, https: 443 },
};

/** A name of the public DNS: no address in its place, nothing that stays in a house, and no made-up site. */
function isPublicName(name: string): boolean {
  const labels = name.split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  return (
    isName && /^[a-z]/.test(labels.at(-1) ?? '') && labels.at(-1) !== 'example' && !isReservedDomainName(name)
  );
}

/** Asks DNS directly, with the absolute name. */
async function readTexts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const records = await resolver.resolveTxt(`${name}.`).catch(() => []);
  return records.map((parts) => parts.join(''));
}
