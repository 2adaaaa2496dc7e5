import stopWordLists from 'stopwords-iso' with { type: 'json' };
import { normaliseText } from './normalise-text.ts';
import { baseLanguage } from './segment-text.ts';

const listsByLanguage: Readonly<Record<string, readonly string[]>> = stopWordLists;

/** The stop words of a language, normalised; none for a language without list. */
export function findStopWords(language: string): ReadonlySet<string> {
  return new Set((listsByLanguage[baseLanguage(language)] ?? []).map(normaliseText));
}
