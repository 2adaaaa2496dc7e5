import { normaliseKeywordText } from '../keywords/keyword-text.ts';

interface NamedSite {
  domainName: string;
  displayName?: string | null;
}

/** Shorter names are words of their own too often. */
const shortestTerm = 3;

/**
 * The names by which people search for sites: each domain name, its label before the public suffix, written as one
 * word and with its hyphens as spaces, and the display name. Normalised like keywords, each once, in the order given.
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

/** Whether a normalised keyword names one of the brands: the term stands in it between spaces or at an end. */
export function isBrandKeyword(keywordText: string, terms: readonly string[]): boolean {
  const padded = ` ${keywordText} `;
  return terms.some((term) => padded.includes(` ${term} `));
}

/** Second-level parts under which a country registers its names. */
const registries = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu', 'or', 'ne']);

/** "shop" of "shop.example", of "www.shop.co.uk" and of "blog.shop.example". */
function labelOf(domainName: string): string {
  const parts = domainName.split('.').slice(0, -1);
  const last = parts.at(-1) ?? domainName;
  return parts.length > 1 && registries.has(last) ? (parts.at(-2) ?? last) : last;
}
