import { AppError, leastBriefPages, mostBriefAddresses, type PageRules } from '@keydence/domain';
import { isOfSite } from '../pages/list-hosts.ts';
import { briefMessages } from './brief-messages.ts';

/** Maximum results to read beside the addresses that a person gives. */
const mostResults = 10;

interface AddressChoice {
  pageRules: Pick<PageRules, 'toAddress'>;
  domainName: string;
  given: readonly string[];
  /** Addresses from stored result pages. */
  results: readonly string[];
}

/**
 * Distinct addresses that a brief reads: the ones that a person gives, and one per host of the
 * stored results, without the own site. AppError('validation_failed') for text that is not an
 * address, and if fewer than three remain.
 */
export function chooseAddresses({ pageRules, domainName, given, results }: AddressChoice): string[] {
  const chosen = new Map<string, string>();
  const errors = given.flatMap((found, index) => {
    const address = toWebAddress(pageRules, found);
    if (address === null) return [{ path: `addresses.${index}`, message: briefMessages.noAddress(found) }];
    chosen.set(address.key, address.address);
    return [];
  });
  if (errors[0]) throw new AppError('validation_failed', errors[0].message, { errors });
  const hosts = new Set([...chosen.keys()].map((key) => new URL(key).host));
  let added = 0;
  for (const result of results) {
    const address = toWebAddress(pageRules, result);
    if (address === null || isOfSite(address.key, domainName)) continue;
    const { host } = new URL(address.key);
    if (hosts.has(host) || added >= mostResults || chosen.size >= mostBriefAddresses) continue;
    hosts.add(host);
    chosen.set(address.key, address.address);
    added += 1;
  }
  if (chosen.size < leastBriefPages) {
    throw new AppError('validation_failed', briefMessages.tooFew, {
      errors: [{ path: 'addresses', message: briefMessages.tooFew }],
    });
  }
  return [...chosen.values()];
}

function toWebAddress(pageRules: AddressChoice['pageRules'], found: string) {
  const written = /^[a-z][a-z0-9+.-]*:/i.test(found) ? found : `https://${found}`;
  if (!URL.canParse(written) || !/^https?:\/\//i.test(written)) return null;
  if (!new URL(written).hostname.includes('.')) return null;
  return pageRules.toAddress(written, written);
}
