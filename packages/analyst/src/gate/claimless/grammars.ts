import type { Language } from '../language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Grammar } from './grammar.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

/** What claimless text of each language may be made of. */
export const grammars: Record<Language['code'], Grammar> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
};
