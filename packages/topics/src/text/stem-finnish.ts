import { stemmer as finnish } from '@orama/stemmers/finnish';
import { foldAccents } from './normalise-text.ts';

/** Consonants weaken where an ending closes the syllable; both grades get one stem. */
const grades: readonly (readonly [grade: RegExp, by: string])[] = [
  // “rengas” and “renkaat”.
  [/ngas$/, 'nk'],
  // “keitin” and “keittimen”.
  [/(?<=...)im$/, ''],
  // “vakuutus” and “vakuutuksen”.
  [/(?<=..)([uy])ks$/, '$1s'],
  [/(?<=....)[aeiouy]$/, ''],
  [/(?<=..)ng$/, 'nk'],
  [/(?<=..)mp$/, 'm'],
  // “asunto” and “asunnot”.
  [/(?<=..[lnr])t$/, ''],
  [/(?<=...)tt$/, 't'],
  // “pöytä” and “pöydät”, “halpa” and “halvat”.
  [/(?<=.[aeiouy])d$/, 't'],
  [/(?<=.[aeiouylr])v$/, 'p'],
];

/** The stem of a Finnish word by Snowball, without accents, and with one grade of its last consonants. */
export function stemFinnish(word: string): string {
  let stem = foldAccents(finnish(word));
  if (stem.length < 4 || /[^a-z]/.test(stem)) return stem;
  for (const [grade, by] of grades) stem = stem.replace(grade, by);
  return stem;
}
