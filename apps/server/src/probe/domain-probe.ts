import type { DomainProbe } from '@keydence/api';
import { isReservedDomainName, parseDomainName } from '@keydence/domain';
import pLimit from 'p-limit';
import { type ProbeNetwork, publicNetwork } from './network.ts';
import { isPublicAddress } from './public-address.ts';

const httpsTimeoutMs = 6_000;
const httpTimeoutMs = 4_000;
const maxSockets = 20;
const maxAddresses = 4;
const cacheMs = 5 * 60_000;
const maxCached = 5_000;

export interface DomainProbeOptions {
  network?: ProbeNetwork;
  now: () => number;
  /** Delays the response for a blocked name to the time of an unreachable one. */
  pause: (milliseconds: number) => Promise<void>;
  random: () => number;
}

/**
 * Checks if a public website responds under a name, without access to anything else: every address
 * of the name must be public, and the request goes to a checked address, never to the name again.
 */
export function createDomainProbe(options: DomainProbeOptions): DomainProbe {
  const { network = publicNetwork, now, pause, random } = options;
  const limit = pLimit(maxSockets);
  const cache = new Map<string, { until: number; isReachable: Promise<boolean> }>();

  async function probe(domainName: string): Promise<boolean> {
    const started = now();
    const https = AbortSignal.timeout(httpsTimeoutMs);
    const addresses = isReservedDomainName(domainName)
      ? []
      : await network.resolve(domainName, https).catch(() => []);
    if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
      await pause(Math.max(0, 300 + 400 * random() - (now() - started)));
      return false;
    }
    const targets = addresses.slice(0, maxAddresses);
    return (
      (await dialAny(targets, domainName, 'https', https)) ||
      (await dialAny(targets, domainName, 'http', AbortSignal.timeout(httpTimeoutMs)))
    );
  }

  async function dialAny(
    targets: string[],
    domainName: string,
    scheme: 'https' | 'http',
    signal: AbortSignal,
  ) {
    for (const address of targets) {
      if (signal.aborted) return false;
      if (await network.dial({ address, domainName, scheme, signal })) return true;
    }
    return false;
  }

  return {
    isReachable(domainName) {
      const parsed = parseDomainName(domainName);
      if (!parsed.valid) return Promise.resolve(false);
      const known = cache.get(parsed.domainName);
      if (known && known.until > now()) return known.isReachable;
      if (cache.size >= maxCached) cache.clear();
      const isReachable = limit(() => probe(parsed.domainName));
      cache.set(parsed.domainName, { until: now() + cacheMs, isReachable });
      return isReachable;
    },
  };
}
