import type { CueTable } from '../cue-table.ts';
import { arabic } from './ar.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { chinese } from './zh.ts';

/** By base language, as `baseLanguage` gives it. */
export const cueTables: Readonly<Record<string, CueTable>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
  no: norwegian,
  fi: finnish,
  tr: turkish,
  ja: japanese,
  th: thai,
  zh: chinese,
  ar: arabic,
  he: hebrew,
};
