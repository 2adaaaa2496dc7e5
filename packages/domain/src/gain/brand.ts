import { normaliseKeywordText } from '../names/keyword-text.ts';
import { brandTerms } from './brand-terms.ts';

/** Shorter words are one edit away from too many others. */
const leastMisspelt = 5;
/** From this length on, a word with two wrong letters between its first and last one is still recognized. */
const leastMisspeltTwice = 8;
/** Shorter words of the workspace's name appear in too many domains. */
const leastShared = 4;
/** A name of several words is compared with as many words of the query, and one more or fewer. */
const mostWords = 6;

/** The facts from which a site's names are derived. */
export interface NamedDomain {
  domainName: string;
  /** Names entered by the owner; if set, only they count. */
  brandNames: readonly string[] | null;
  workspaceName: string;
}

/** Lowest place at which a site is found for its own name. */
const lastPlaceOfName = 10;
/**
 * Lowest place for a name taken from the workspace alone: few sites are among the first three for a
 * common word.
 */
const lastPlaceOfShared = 3;
/** From this share of the domain's letters on, a word of the workspace's name counts like the domain's own label. */
const mostOfLabel = 0.7;

/**
 * Names by which people search for a site: those that its owner entered, otherwise its domain. A
 * label for which the site is known not to be on the first page is a common word, “cook” at
 * cook.com, and so is one that the searches show to be (`findCommonWord`). Words that the workspace's name shares with the domain count if the site is among the
 * first three for them, or on the first page for a word that is most of the domain: “michelin” of
 * “Michelin North America” at michelinman.com.
 *
 * @param placeOf the site's place for a search, null if unknown.
 */
export function siteNames(
  site: NamedDomain,
  placeOf: (search: string) => number | null,
  commonWord: string | null = null,
): string[] {
  if (site.brandNames !== null) return site.brandNames.map(normaliseKeywordText);
  const isName = (term: string) => commonWord === null || joined(term) !== joined(commonWord);
  const [address = '', ...terms] = brandTerms([site]);
  const [labels, shared] = [terms.filter(isName), sharedName(site).filter(isName)];
  const best = (searches: readonly string[]) =>
    Math.min(...searches.map((search) => placeOf(search) ?? Number.POSITIVE_INFINITY));
  const labelPlace = best(labels);
  const isWord = Number.isFinite(labelPlace) && labelPlace > lastPlaceOfName;
  // As words: splitting the address would find the label in it.
  const written = address.replaceAll('.', ' ');
  const lastPlace = isMostOf(shared, labels) ? lastPlaceOfName : lastPlaceOfShared;
  return [written, ...(isWord ? [] : labels), ...(best(shared) <= lastPlace ? shared : [])];
}

/** A single word that makes up most of the label: “michelin” of “michelinman”. */
function isMostOf([shared = '', ...more]: readonly string[], labels: readonly string[]): boolean {
  const longest = Math.max(...labels.map((label) => joined(label).length), 0);
  return more.length === 0 && shared.length >= mostOfLabel * longest;
}

/** The searches whose places decide which names a site has. */
export function possibleNames(site: NamedDomain): string[] {
  return site.brandNames === null ? [...brandTerms([site]), ...sharedName(site)] : [];
}

export interface CountedSearch {
  keywordText: string;
  clicks: number;
  impressions: number;
  position: number;
}

/** A word of the domain that searches use for other things, with the share of clicks of the searches that contain it. */
export interface CommonWord {
  word: string;
  share: number;
}

/** Minimum different searches with a word, and impressions, to say how it is used. */
const leastUse = { searches: 10, impressions: 100 };
/** Share of the clicks of a name that come where the site is among the first three; it was .49 for a well-known one. */
const leastOfName = 0.25;

/**
 * The domain's label if searches use it as a common word: “sheds” at sheds.example, in many different searches that
 * are seldom clicked where the site is among the first three. Someone who searches for a site by its name finds it there. Null for
 * a name, too few searches, or if names were entered.
 */
export function findCommonWord(searches: readonly CountedSearch[], site: NamedDomain): CommonWord | null {
  const [address = '', ...labels] = brandTerms([site]);
  const word = labels.at(-1);
  if (site.brandNames !== null || word === undefined) return null;
  const [isAddress, hasWord] = [brandMatcher([address.replaceAll('.', ' ')]), brandMatcher([word])];
  const found = searches.filter(({ keywordText }) => hasWord(keywordText) && !isAddress(keywordText));
  const sum = (of: readonly CountedSearch[], figure: 'clicks' | 'impressions') =>
    of.reduce((total, search) => total + search[figure], 0);
  const impressions = sum(found, 'impressions');
  if (found.length < leastUse.searches || impressions < leastUse.impressions) return null;
  const first = found.filter(({ position }) => position <= lastPlaceOfShared);
  // A well-known name is also shown far below for searches about the company.
  const figure = sum(found, 'clicks') > 0 ? 'clicks' : 'impressions';
  if (sum(first, figure) >= leastOfName * sum(found, figure)) return null;
  return { word, share: sum(found, 'clicks') / Math.max(1, sum(searches, 'clicks')) };
}

/**
 * Distinguishes searches for the site itself from other searches: the names as words of the query,
 * with or without spaces, and words of at least five letters with one letter wrong, missing, added
 * or swapped, but not the first one: “grok” does not name xgrok.com. Names of at least eight letters may have two such
 * letters in one word that also ends like them: “michlen” for “michelin”.
 */
export function brandMatcher(siteNames: readonly string[]): (query: string) => boolean {
  const names = [...new Set(siteNames.map(joined))];
  return (query) => {
    const words = wordsOf(query);
    return names.some(
      (name) =>
        runsOf(words, name.length).some((run) => isSameName(run, name)) ||
        words.some((word) => isMisspeltTwice(word, name)),
    );
  };
}

/**
 * The longest run of words of the workspace's name that the domain's name contains, with spaces and
 * without.
 */
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

/** The words from each position on, joined, up to the length of a name plus one letter. */
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
  if (run === name) return true;
  return Math.min(run.length, name.length) >= leastMisspelt && run[0] === name[0] && isEdit(run, name, 1);
}

function isMisspeltTwice(word: string, name: string): boolean {
  if (name.length < leastMisspeltTwice) return false;
  return word[0] === name[0] && word.at(-1) === name.at(-1) && isEdit(word, name, 2);
}

/** True if at most `edits` letters were changed, omitted or added, or pairs of neighbors swapped. */
function isEdit(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    isEdit(restA.slice(1), restB.slice(1), edits - 1) ||
    isEdit(restA, restB.slice(1), edits - 1) ||
    isEdit(restA.slice(1), restB, edits - 1) ||
    (isSwapped && isEdit(restA.slice(2), restB.slice(2), edits - 1))
  );
}

function wordsOf(text: string): string[] {
  return normaliseKeywordText(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);
}

function joined(term: string): string {
  return wordsOf(term).join('');
}
