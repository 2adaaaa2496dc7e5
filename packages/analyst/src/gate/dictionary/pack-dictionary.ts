import type { Language } from '../language.ts';
import { packStems } from './packed-stems.ts';
import { stemOf } from './stems.ts';

/** Languages whose dictionary is made from a published list, by the names of their files. */
export const listed = { en: 'english', fr: 'french', es: 'spanish' } as const satisfies Partial<
  Record<Language['code'], string>
>;

/** The stems of a list's words of three to twenty letters, each once, packed. */
export function packDictionary(words: readonly string[], code: keyof typeof listed): string {
  const ordinary = words.filter((word) => /^\p{Ll}{3,20}$/u.test(word));
  return packStems(new Set(ordinary.map((word) => stemOf(word, code))));
}
