import { Resolver } from 'node:dns/promises';
import { isReservedDomainName } from '@keydence/domain';
import { publicNetwork } from '../probe/network.ts';
import { isPublicAddress } from '../probe/public-address.ts';

export interface SiteNetwork {
  /** True if a lower-case name may be looked up. */
  mayResolve(name: string): boolean;
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  readTexts(name: string): Promise<string[]>;
  mayDial(address: string): boolean;
  ports: { http: number; https: number };
  /** Certificates of the trusted authorities as PEM, instead of the public ones. */
  authorities?: string;
}

/** Only the public internet. */
export const publicSites: SiteNetwork = {
  mayResolve: isPublicName,
  resolve: publicNetwork.resolve,
  readTexts,
  mayDial: isPublicAddress,
  ports: { http: 80, https: 443 },
};

/** True for a name of the public DNS: not an IP address, a local name, or a sample site. */
function isPublicName(name: string): boolean {
  const labels = name.split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  return (
    isName && /^[a-z]/.test(labels.at(-1) ?? '') && labels.at(-1) !== 'example' && !isReservedDomainName(name)
  );
}

/** Queries DNS directly, with the absolute name. */
async function readTexts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const records = await resolver.resolveTxt(`${name}.`).catch(() => []);
  return records.map((parts) => parts.join(''));
}
