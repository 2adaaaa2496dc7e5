import { createStemmer, segmentText } from '@keydence/topics';

/** A word of a text, as a stem, and where it stands. */
export interface Token {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const runs = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** Reads the words of texts of a language, so that they compare with those of `segmentText`. */
export function createTokenReader(language: string): (text: string) => Token[] {
  const stem = createStemmer(language);
  return (text) => {
    const tokens: Token[] = [];
    for (const match of text.matchAll(runs)) {
      const [run] = match;
      if (!unspaced.test(run)) {
        const [word = ''] = segmentText(run, language);
        tokens.push({ stem: stem(word), start: match.index, end: match.index + run.length });
        continue;
      }
      let at = 0;
      for (const word of segmentText(run, language)) {
        const found = run.indexOf(word, at);
        if (found === -1) continue;
        tokens.push({ stem: stem(word), start: match.index + found, end: match.index + found + word.length });
        at = found + word.length;
      }
    }
    return tokens;
  };
}
