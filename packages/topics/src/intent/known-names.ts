import { editDistance } from '../text/edit-distance.ts';
import { joinNames } from './join-names.ts';
import { largestSites } from './largest-sites.ts';

/** Names of sites, ready to be found in keywords. */
export interface KnownNames {
  /** Each name as one word, folded. */
  readonly joined: ReadonlySet<string>;
  /** Names by what is left of them without one of their letters. */
  readonly shortened: ReadonlyMap<string, readonly string[]>;
}

/** Shorter names are within one edit of too many words. */
const leastMisspelt = 5;
/** Words of the longest searched name. */
const mostWords = 5;

/**
 * Reads the names of own brands and of tracked competitors, and the domains of both and of stored results. The largest
 * sites of the world are known without.
 */
export function readNames(names: readonly string[]): KnownNames {
  const joined = joinNames([...names, ...largestSites]);
  const shortened = new Map<string, string[]>();
  for (const name of joined) {
    if (name.length < leastMisspelt) continue;
    for (const key of withoutOneLetter(name)) {
      const others = shortened.get(key);
      if (others === undefined) shortened.set(key, [name]);
      else others.push(name);
    }
  }
  return { joined, shortened };
}

/** The first and longest run of words that is a name, exact before misspelt; null if there is none. */
export function findName(
  words: readonly string[],
  names: KnownNames,
): { readonly start: number; readonly end: number } | null {
  return findRun(words, (run) => names.joined.has(run)) ?? findRun(words, (run) => isNearName(run, names));
}

function findRun(words: readonly string[], isName: (run: string) => boolean) {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + mostWords); end > start; end -= 1) {
      if (isName(words.slice(start, end).join(''))) return { start, end };
    }
  }
  return null;
}

function isNearName(run: string, { joined, shortened }: KnownNames): boolean {
  if (run.length < leastMisspelt) return false;
  return withoutOneLetter(run).some((key) =>
    joined.has(key) && key.length >= leastMisspelt
      ? true
      : (shortened.get(key) ?? []).some((name) => editDistance(run, name) <= 1),
  );
}

/** The word itself and what is left of it without each of its letters. */
function withoutOneLetter(word: string): string[] {
  const keys = [word];
  for (let at = 0; at < word.length; at++) keys.push(word.slice(0, at) + word.slice(at + 1));
  return keys;
}
