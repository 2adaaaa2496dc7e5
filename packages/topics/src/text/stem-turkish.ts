import { foldAccents } from './normalise-text.ts';

/** The dotless i and the letters with marks are folded first, because many people type without them. */
const cuts: readonly (readonly [ending: RegExp, by: string])[] = [
  // The plural with what follows it: “makineleri”, “lastiklerinin”.
  [/(?<=...)l[ae]r(?:i(?:n(?:in|i|e|de|den)?)?|in|[dt][ae]n?|[ae])?$/, ''],
  // The possessive after a vowel: “makinesi”, “öğütücüsünün”.
  [/(?<=..[aeiou])s[iu](?:n(?:in|un|i|u|e|a|de|da|den|dan))?$/, ''],
  [/(?<=....)[dt][ae](?:n|ki)?$/, ''],
  // Verbs: “temizlemek”, “temizleme”, “temizlenir”.
  [/(?<=...)m[ae]k$/, ''],
  [/(?<=....)[nl][iu]r$/, ''],
  [/(?<=....)m[ae](?:s[iu])?$/, ''],
  // The possessive after a consonant: “fiyatı”, “lastiği”.
  [/(?<=..[^aeiou])[iu]$/, ''],
];
const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** The stem of a Turkish word, without accents: “öğütücüsü” and “öğütücüler” become the stem of “öğütücü”. */
export function stemTurkish(word: string): string {
  let stem = foldAccents(word);
  if (!/^[a-z]{4,}$/.test(stem)) return stem;
  for (const [ending, by] of cuts) stem = stem.replace(ending, by);
  // “kitabı” is of “kitap”, “lastiği” of “lastik”.
  const end = hard[stem.slice(-1)];
  const isLong = stem.replace(/[^aeiou]/g, '').length > 1;
  return end !== undefined && isLong && /[aeiou].$/.test(stem) ? stem.slice(0, -1) + end : stem;
}
