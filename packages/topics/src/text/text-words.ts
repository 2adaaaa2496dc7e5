import { segmentText } from './segment-text.ts';
import { createStemmer } from './stem-word.ts';
import { findStopWords } from './stop-words.ts';

/** Gives the stems of a text without its stop words; a text of stop words alone keeps them. */
export type TextWords = (text: string) => string[];

/** @param without further words, normalised, that say what is asked rather than about what. */
export function createTextWords(language: string, without: ReadonlySet<string> = new Set()): TextWords {
  const stopWords = findStopWords(language);
  const stem = createStemmer(language);
  return (text) => {
    const words = segmentText(text, language);
    const telling = words.filter((word) => !stopWords.has(word) && !without.has(word));
    return (telling.length > 0 ? telling : words).map(stem);
  };
}
