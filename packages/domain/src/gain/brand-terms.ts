import { normaliseKeywordText } from '../names/keyword-text.ts';

interface NamedSite {
  domainName: string;
  displayName?: string | null;
}

/** Shorter names are too often ordinary words. */
const shortestTerm = 3;

/**
 * Names by which people search for sites: each domain name, its label before the public suffix, as
 * one word and with its hyphens as spaces, and the display name. Normalized like keywords, without
 * duplicates, in the given order.
 */
export function brandTerms(sites: readonly NamedSite[]): string[] {
  const terms = sites.flatMap(({ domainName, displayName }) => {
    const name = domainName.replace(/^www\./, '');
    const label = labelOf(name);
    return [name, label, label.replaceAll('-', ''), label.replaceAll('-', ' '), displayName ?? ''];
  });
  const known = terms.map(normaliseKeywordText).filter((term) => term.length >= shortestTerm);
  return [...new Set(known)];
}

/** True if a normalized keyword contains a brand term as whole words. */
export function isBrandKeyword(keywordText: string, terms: readonly string[]): boolean {
  const padded = ` ${keywordText} `;
  return terms.some((term) => padded.includes(` ${term} `));
}

/** Second-level labels under which a country registers names. */
const registries = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu', 'or', 'ne']);

/** "shop" of "shop.example", of "www.shop.co.uk" and of "blog.shop.example". */
function labelOf(domainName: string): string {
  const parts = domainName.split('.').slice(0, -1);
  const last = parts.at(-1) ?? domainName;
  return parts.length > 1 && registries.has(last) ? (parts.at(-2) ?? last) : last;
}
