import { brandTerms } from '../competitors/brand-terms.ts';
import { normaliseKeywordText } from '../keywords/keyword-text.ts';

/** Shorter names are one edit away from too many words. */
const leastMisspelt = 5;
/** A word of the workspace's name that is shorter stands in too many domains. */
const leastShared = 4;
/** A name of several words is compared with as many words of the query, and one more or less. */
const mostWords = 6;

/**
 * Tells searches for the site itself from others: the names as words of the query, with or without spaces between
 * them, and names of five letters and more with one letter wrong, missing, added or swapped. `ownNames` are those that
 * the owner has written down; without them they follow from the domain, and from the words of the workspace's name that
 * the domain holds: “Michelin North America” and michelinman.com give “michelin”.
 */
export function brandMatcher(
  domainName: string,
  ownNames: readonly string[] | null,
  workspaceName = '',
): (query: string) => boolean {
  const terms =
    ownNames === null
      ? [...brandTerms([{ domainName }]), sharedName(domainName, workspaceName)]
      : ownNames.map(normaliseKeywordText);
  const names = [...new Set(terms.map(joined))].filter((name) => name !== '');
  return (query) => {
    const words = wordsOf(query);
    return names.some((name) => runsOf(words, name.length).some((run) => isSameName(run, name)));
  };
}

/** The longest run of words of the workspace's name, as one, that stands in the domain's name; empty where none does. */
function sharedName(domainName: string, workspaceName: string): string {
  const domain = joined(domainName);
  const words = wordsOf(workspaceName);
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_, more) => words.slice(start, start + more + 1).join('')),
  );
  const shared = runs.filter((run) => run.length >= leastShared && domain.includes(run));
  return shared.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
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
