import { segmentText } from './segment-text.ts';
import { createStemmer } from './stem-word.ts';

/** Gives the stems of a text without some words; a text of those alone keeps them. */
export type TextWords = (text: string) => string[];

/** @param without words, normalised, that do not count. */
export function createTextWords(language: string, without: ReadonlySet<string>): TextWords {
  const stem = createStemmer(language);
  return (text) => {
    const words = segmentText(text, language);
    const telling = words.filter((word) => !without.has(word));
    return (telling.length > 0 ? telling : words).map(stem);
  };
}
