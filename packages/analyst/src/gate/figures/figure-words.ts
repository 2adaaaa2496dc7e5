import type { Measure } from '../../facts/measures.ts';
import type { Language } from '../language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

/** The words with which a language tells what a figure is of. Each is the source of a pattern over text in lower case. */
export interface FigureWords {
  /** Nouns that stand before their figure: "difficulty of 42". */
  labels: readonly (readonly [Measure, string])[];
  /** Nouns that can stand on either side of their figure: "3,600 searches". */
  counts: readonly (readonly [Measure, string])[];
  /** Places among the results, which can be counted: "three places". */
  places: string;
  /** What precedes the old and the new place: "from 7 to 4". */
  from: string;
  to: string;
  /** Says that a place is that of the report before. */
  before: string;
  /** Says that a place is that of this report. */
  now: string;
  /** Rises and falls, of places and of searches; `same` says that there is neither. */
  up: string;
  down: string;
  same: string;
  /** The one who is named first has the better or the worse place. */
  ahead: string;
  behind: string;
  /** The highest or the lowest of all. */
  most: string;
  least: string;
  /** The owner of the report. */
  us: string;
  /** The owner as an object: "precedes us". */
  toUs: string;
  /** Keywords, of which the whole domain has so many. */
  keywords: string;
  /** Precedes the number of all keywords: "five of ten". */
  outOf: string;
  /** Between two figures that are compared: "5 versus 8". */
  versus: string;
  /** "one", with "a place". */
  one: string;
  /** Words of numbers from two on. */
  numbers: string;
  /** Ordinals from the first on, as alternatives joined by `/`. */
  ordinals: string;
  months: string;
  /** Words that are free beside a figure that is proven. */
  free: string;
}

const byLanguage: Record<Language['code'], FigureWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
};

/** The words of figures of a language. */
export function figureWordsOf({ code }: Language): FigureWords {
  return byLanguage[code];
}
