import { type ClaimlessForm, findUntyped, isAsking } from './claimless/find-untyped.ts';
import { isIntent } from './judge-intents.ts';
import { compared } from './judge-sentences.ts';
import type { Language } from './language.ts';
import { formOf } from './sentence-form.ts';
import { findContest } from './work-verbs.ts';

/** Questions that compare a page of ours with one of theirs. */
const compares =
  /(?<!\p{L})(?:compar\p{L}*|differ\p{L}*|vergleich\p{L}*|unterscheid\p{L}*|confront\p{L}*|différ\p{L}*|page|pages|seite|seiten|página|pagina|headings?|title|titel)(?!\p{L})/u;

interface Where {
  rest: string;
  isHeading: boolean;
  /** True for a text that names a competitor. */
  hasCompetitor(text: string): boolean;
  /** True for a word of the facts. */
  isOfFacts(word: string): boolean;
}

const typed = new Set<string>(['question', 'heading', 'instruction', 'goal'] satisfies ClaimlessForm[]);
const isTyped = (form: string): form is ClaimlessForm => typed.has(form);

/** Why a sentence without claims presumes something nonetheless: a contest, a competitor, or a form that can assert. Null where it does not. */
export function findPresumption(text: string, where: Where, language: Language): string | null {
  const sentence = text.trim();
  const isFactual = /<[^n]|\d/.test(sentence.replaceAll(/<n\d+>/g, ''));
  const read = formOf(sentence, where, language);
  // "Was Kunden davon halten" ends like a German note.
  const isPlain =
    read === null || read === 'intent' || (read === 'instruction' && isAsking(sentence, language));
  const form = isPlain && where.isHeading && !isFactual ? 'heading' : read;
  if (form === null || form === 'intent') return null;
  const contest = findContest(sentence, language);
  if (contest !== null) return `${contest} presumes a contest`;
  const isOfRival = where.hasCompetitor(sentence);
  if (form === 'question' && isOfRival && !compares.test(sentence))
    return 'a question asks about a competitor';
  if (isFactual || isIntent(sentence)) return null;
  if (form === 'heading' && isOfRival && !compared.test(sentence)) return 'a heading is about a competitor';
  return isTyped(form) ? findUntyped(sentence, form, where.isOfFacts, language) : null;
}
