import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { foldAccents } from './normalise-text.ts';
import { baseLanguage } from './segment-text.ts';
import { stemFinnish } from './stem-finnish.ts';
import { stemPolish } from './stem-polish.ts';
import { stemArabic, stemHebrew } from './stem-semitic.ts';
import { stemTurkish } from './stem-turkish.ts';

/** Spanish twice: once, “talleres” becomes “taller” and “taller” becomes “tall”. */
const stemmers: Readonly<Record<string, (word: string) => string>> = {
  ar: stemArabic,
  hy: armenian,
  bg: bulgarian,
  da: danish,
  nl: dutch,
  en: english,
  fi: stemFinnish,
  fr: french,
  de: german,
  el: greek,
  he: stemHebrew,
  hu: hungarian,
  id: indonesian,
  it: italian,
  lt: lithuanian,
  no: norwegian,
  pl: stemPolish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  es: (word) => spanish(spanish(word)),
  sv: swedish,
  tr: stemTurkish,
  uk: ukrainian,
};

/**
 * Languages whose accents are often omitted, so words are stemmed without them: “notaría” would
 * lose the ending of a verb, and “notaria” would not.
 */
const foldedFirst: ReadonlySet<string> = new Set(['es', 'it', 'pt']);

/** Turns a normalised word into its stem without accents; of a language without stemmer, the word itself. */
export function createStemmer(language: string): (word: string) => string {
  const base = baseLanguage(language);
  const stem = stemmers[base];
  const isFoldedFirst = foldedFirst.has(base);
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const stemmed = foldAccents(stem ? stem(isFoldedFirst ? foldAccents(word) : word) : word);
    known.set(word, stemmed);
    return stemmed;
  };
}
