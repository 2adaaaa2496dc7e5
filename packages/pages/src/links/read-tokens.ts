import { createStemmer, segmentText } from '@keydence/topics';

/** Stems of a text's words, with their offsets. */
export interface Tokens {
  readonly stems: string[];
  readonly starts: number[];
  readonly ends: number[];
}

const runs = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** Reads the words of texts of a language, comparable with those of `segmentText`. */
export function createTokenReader(language: string): (text: string) => Tokens {
  const stem = createStemmer(language);
  // Most words repeat; a look-up costs a tenth of reading the word.
  const known = new Map<string, string>();
  const stemOf = (run: string) => {
    const found = known.get(run) ?? stem(segmentText(run, language)[0] ?? '');
    known.set(run, found);
    return found;
  };
  return (text) => {
    const tokens: Tokens = { stems: [], starts: [], ends: [] };
    const add = (found: string, start: number, end: number) => {
      tokens.stems.push(found);
      tokens.starts.push(start);
      tokens.ends.push(end);
    };
    const isSpaced = !unspaced.test(text);
    for (const match of text.matchAll(runs)) {
      const [run] = match;
      if (isSpaced || !unspaced.test(run)) {
        add(stemOf(run), match.index, match.index + run.length);
        continue;
      }
      let at = 0;
      for (const word of segmentText(run, language)) {
        const found = run.indexOf(word, at);
        if (found === -1) continue;
        at = found + word.length;
        add(stem(word), match.index + found, match.index + at);
      }
    }
    return tokens;
  };
}
