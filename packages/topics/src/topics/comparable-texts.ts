import { correctSpelling } from '../text/correct-spelling.ts';
import { joinWords } from '../text/join-words.ts';
import { splitCompounds } from '../text/split-compounds.ts';
import { unifyWriting } from '../text/unify-writing.ts';

/** The texts of a list as they are compared: in one writing, without slips, with one spacing, and with their compounds in parts. */
export function toComparable(texts: readonly string[], language: string): readonly string[] {
  const written = texts.map((text) => unifyWriting(text, language));
  return splitCompounds(joinWords(correctSpelling(written, language)), language);
}
