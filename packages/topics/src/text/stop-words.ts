import stopWordLists from 'stopwords-iso' with { type: 'json' };
import { normaliseText } from './normalise-text.ts';
import { baseLanguage } from './segment-text.ts';

const listsByLanguage: Readonly<Record<string, readonly string[]>> = stopWordLists;

const known = new Map<string, ReadonlySet<string>>();

/** The stop words of a language, normalised; none for a language without list. */
export function findStopWords(language: string): ReadonlySet<string> {
  const base = baseLanguage(language);
  const found = known.get(base);
  if (found !== undefined) return found;
  const words = new Set((listsByLanguage[base] ?? []).map(normaliseText));
  known.set(base, words);
  return words;
}
