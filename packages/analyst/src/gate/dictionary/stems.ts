import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import type { Language } from '../language.ts';

type Code = Language['code'];

const stemmers: Record<Code, (word: string) => string> = {
  en: englishStem,
  de: germanStem,
  fr: frenchStem,
  es: spanishStem,
  it: italianStem,
};
/** The dictionaries of these languages have no accents. */
const accents: Partial<Record<Code, RegExp>> = { es: /[\u0300\u0301]/g, it: /[\u0300\u0301]/g };

/** The stem under which a dictionary holds a word in lower case. */
export function stemOf(word: string, code: Code): string {
  const marks = accents[code];
  return stemmers[code](marks ? word.normalize('NFD').replaceAll(marks, '').normalize('NFC') : word);
}
