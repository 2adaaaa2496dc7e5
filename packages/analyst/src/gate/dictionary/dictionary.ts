import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { type Language, wordsOf } from '../language.ts';
import { addedWords } from './added-words.ts';
import { english } from './english.generated.ts';
import { french } from './french.generated.ts';
import { german } from './german.generated.ts';
import { italian } from './italian.generated.ts';
import { openStems } from './packed-stems.ts';
import { isRefused } from './refused-words.ts';
import { spanish } from './spanish.generated.ts';

type Code = Language['code'];

const packed: Record<Code, string> = { en: english, de: german, fr: french, es: spanish, it: italian };
const stemmers: Record<Code, (word: string) => string> = {
  en: englishStem,
  de: germanStem,
  fr: frenchStem,
  es: spanishStem,
  it: italianStem,
};
/** The lists of these languages have no accents. */
const accents: Partial<Record<Code, RegExp>> = { es: /[\u0300\u0301]/g, it: /[\u0300\u0301]/g };
/** Pronouns at the end of a verb: "explíquelos", "rifarla". */
const pronouns: Partial<Record<Code, RegExp>> = {
  es: /(?:se)?(?:l[aeo]s?|me|te|se|nos)$/,
  it: /(?:glie|me|te|ce|ve|se)?(?:l[aeio]|gli|ne|mi|ti|si|ci|vi)$/,
};
const opened = new Map<Code, (word: string) => boolean>();

/** The stem under which a dictionary holds a word in lower case. */
export function stemOf(word: string, code: Code): string {
  const marks = accents[code];
  return stemmers[code](marks ? word.normalize('NFD').replaceAll(marks, '').normalize('NFC') : word);
}

/** True for an ordinary word of the language that neither counts, orders, moves nor names a source. */
export function isOrdinary(word: string, code: Code): boolean {
  if (!/^\p{L}{3,40}$/u.test(word) || isRefused(word, code)) return false;
  const ending = pronouns[code];
  const bare = ending ? word.replace(ending, '') : word;
  const forms = bare === word || bare.length < 4 ? [word] : [word, bare, `${bare}e`];
  if (forms.some((form) => isKnown(form, code) && !isRefused(form, code))) return true;
  return code === 'de' && isCompound(word);
}

function isKnown(word: string, code: Code): boolean {
  let holds = opened.get(code);
  if (!holds) {
    const inFile = openStems(packed[code]);
    const added = new Set(wordsOf(addedWords[code]));
    holds = (one) => added.has(one) || inFile(stemOf(one, code));
    opened.set(code, holds);
  }
  return holds(word);
}

const particles =
  /^(?:ab|an|auf|aus|bei|durch|ein|gegen|her|hin|mit|nach|rück|über|um|un|unter|ur|vor|wieder|zu)$/;

/** "Anzuchterde": words that are joined by nothing, "s" or "n", the first of them perhaps a particle. */
function isCompound(word: string, parts = 3): boolean {
  for (let at = 2; at <= word.length - 3; at += 1) {
    const head = word.slice(0, at);
    const last = word.slice(at);
    const isWhole = isKnown(last, 'de');
    if (!isWhole && (parts < 3 || last.length < 8)) continue;
    if (!particles.test(head) && (last.length < 4 || !isHead(head))) continue;
    if ((isWhole || isCompound(last, parts - 1)) && !isRefused(last, 'de')) return true;
  }
  return false;
}

function isHead(head: string): boolean {
  if (head.length < 4) return false;
  const forms = new Set([head, head.replace(/(?<=.{4})[sn]$/, ''), `${head}e`]);
  return [...forms].some((form) => isKnown(form, 'de'));
}
