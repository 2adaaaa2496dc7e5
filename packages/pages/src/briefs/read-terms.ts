import { findStopWords } from '@keydence/topics';
import type { Tokens } from '../links/read-tokens.ts';
import type { BriefTerm } from './brief-types.ts';

const mostWords = 3;
const mostTokens = 60_000;
const mostSingles = 2_500;
const mostPhrases = 3_500;
const leastLetters = 3;
const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const isNumber = /^[\p{N}.,]+$/u;
/** Function words inside a term, as in "cost of ownership"; any other joins parts of a sentence. */
const links = new Set('of and de du des d di da do del della e y et en und von van och af av'.split(' '));
/** Allowed between two words of a term: only a space, a hyphen or an apostrophe. */
const joins = /^[\s'’-]*$/u;

/**
 * Runs of one to three words that neither start nor end with a function word, with their frequency
 * in a text. Inside, only words such as "of" and "and" are part of a term.
 */
export function readTerms(
  paragraphs: readonly { text: string; tokens: Tokens }[],
  language: string,
): BriefTerm[] {
  const stopWords = findStopWords(language);
  const found = new Map<string, BriefTerm & { length: number }>();
  let tokenCount = 0;
  paragraphs.forEach(({ text, tokens }, index) => {
    const { stems, starts, ends } = tokens;
    tokenCount += stems.length;
    if (tokenCount > mostTokens) return;
    const isEdge = stems.map((_, at) => isTelling(text.slice(starts[at], ends[at]), stopWords));
    for (let start = 0; start < stems.length; start += 1) {
      if (!isEdge[start]) continue;
      for (let end = start; end < Math.min(stems.length, start + mostWords); end += 1) {
        if (end > start && !joins.test(text.slice(ends[end - 1], starts[end]))) break;
        if (!isEdge[end]) {
          if (separates(text.slice(starts[end], ends[end]), stopWords)) break;
          continue;
        }
        const key = stems.slice(start, end + 1).join(' ');
        const known = found.get(key);
        if (known) known.count += 1;
        else {
          const written = text.slice(starts[start], ends[end]);
          found.set(key, { key, text: written, count: 1, paragraph: index + 1, length: end - start + 1 });
        }
      }
    }
  });
  const terms = [...found.values()];
  const first = (list: typeof terms, most: number) =>
    list.toSorted((a, b) => b.count - a.count || a.paragraph - b.paragraph).slice(0, most);
  return [
    ...first(
      terms.filter(({ length }) => length === 1),
      mostSingles,
    ),
    ...first(
      terms.filter(({ length }) => length > 1),
      mostPhrases,
    ),
  ].map(({ key, text, count, paragraph }) => ({ key, text, count, paragraph }));
}

const plainOf = (written: string) => written.toLowerCase().normalize('NFKC').replace(/['’]/g, '');

function separates(written: string, stopWords: ReadonlySet<string>): boolean {
  const word = plainOf(written);
  return stopWords.has(word) && !links.has(word) && !isDense.test(word);
}

function isTelling(written: string, stopWords: ReadonlySet<string>): boolean {
  const word = plainOf(written);
  if (stopWords.has(word) || isNumber.test(word)) return false;
  return word.length >= (isDense.test(word) ? 2 : leastLetters);
}
