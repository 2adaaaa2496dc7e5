import { brandTerms } from '../competitors/brand-terms.ts';
import { normaliseKeywordText } from '../keywords/keyword-text.ts';

/** Shorter names are one edit away from too many words. */
const leastMisspelt = 5;
/** A word of the workspace's name that is shorter stands in too many domains. */
const leastShared = 4;
/** A name of several words is compared with as many words of the query, and one more or less. */
const mostWords = 6;

/** What a site's names follow from. */
export interface NamedDomain {
  domainName: string;
  /** Those that the owner has written down; they alone count. */
  brandNames: readonly string[] | null;
  workspaceName: string;
}

/** Where the site is found for its own name, at least. */
const lastPlaceOfName = 10;
/** Where it is found for a name that only its workspace says, at least: few are among the first three for a common word. */
const lastPlaceOfShared = 3;

/**
 * The names by which people look for a site: those that its owner has written down, else its domain. A label that the
 * site is known not to be found for on the first page is a common word: “cook” at cook.com. The words that the
 * workspace's name shares with the domain count where the site is among the first for them alone: “michelin” of
 * “Michelin North America” at michelinman.com.
 * @param placeOf the site's place for a search, null where it is not known.
 */
export function siteNames(site: NamedDomain, placeOf: (search: string) => number | null): string[] {
  if (site.brandNames !== null) return site.brandNames.map(normaliseKeywordText);
  const [address = '', ...labels] = brandTerms([site]);
  const shared = sharedName(site);
  const best = (searches: readonly string[]) =>
    Math.min(...searches.map((search) => placeOf(search) ?? Number.POSITIVE_INFINITY));
  const labelPlace = best(labels);
  const isWord = Number.isFinite(labelPlace) && labelPlace > lastPlaceOfName;
  // In words: whoever takes the address apart would find the label in it.
  const written = address.replaceAll('.', ' ');
  return [written, ...(isWord ? [] : labels), ...(best(shared) <= lastPlaceOfShared ? shared : [])];
}

/** The searches whose places decide which names a site has. */
export function possibleNames(site: NamedDomain): string[] {
  return site.brandNames === null ? [...brandTerms([site]), ...sharedName(site)] : [];
}

/**
 * Tells searches for the site itself from others: the names as words of the query, with or without spaces between
 * them, and names of five letters and more with one letter wrong, missing, added or swapped.
 */
export function brandMatcher(siteNames: readonly string[]): (query: string) => boolean {
  const names = [...new Set(siteNames.map(joined))].filter((name) => name !== '');
  return (query) => {
    const words = wordsOf(query);
    return names.some((name) => runsOf(words, name.length).some((run) => isSameName(run, name)));
  };
}

/** The longest run of words of the workspace's name that stands in the domain's name, with spaces and without. */
function sharedName({ domainName, workspaceName }: NamedDomain): string[] {
  const domain = joined(domainName);
  const words = wordsOf(workspaceName);
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_, more) => words.slice(start, start + more + 1)),
  );
  const shared = runs
    .map((run) => [run.join(' '), run.join('')] as const)
    .filter(([, run]) => run.length >= leastShared && domain.includes(run));
  const [longest] = shared.toSorted(([, one], [, other]) => other.length - one.length);
  return [...new Set(longest)];
}

/** The words from each place on, as one, up to the length of a name and a letter more. */
function runsOf(words: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    let run = '';
    for (const word of words.slice(start, start + mostWords)) {
      run += word;
      if (run.length > length + 1) break;
      if (run.length >= length - 1) runs.push(run);
    }
  }
  return runs;
}

function isSameName(run: string, name: string): boolean {
  return run === name || (name.length >= leastMisspelt && isOneEdit(run, name));
}

/** One letter changed, left out, added, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

function wordsOf(text: string): string[] {
  return normaliseKeywordText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function joined(term: string): string {
  return wordsOf(term).join('');
}
