import type { Language } from '../language.ts';
import { isPart } from '../sentence-form.ts';
import { isWork } from '../work-verbs.ts';
import { grammars } from './grammars.ts';
import { findBadHeading } from './heading.ts';
import { isReason, joint, type Places, placesOf, plain, type Reading } from './reading.ts';

export type ClaimlessForm = 'question' | 'heading' | 'instruction' | 'goal';

/**
 * Why a sentence without claims is of none of the forms that cannot assert; null where it is. A heading lists things, asks, or
 * names an action, an aspect or a format. A question is of a closed type and about a thing. An instruction cites nobody.
 */
export function findUntyped(
  sentence: string,
  form: ClaimlessForm,
  isOfFacts: (word: string) => boolean,
  language: Language,
): string | null {
  const reading = { grammar: placesOf(language), language, isOfFacts };
  if (form === 'question') return findBadQuestion(sentence, reading);
  if (form === 'heading') return findBadHeading(sentence, reading);
  if (form === 'goal' && reading.grammar.presumes.in(sentence)) return 'a goal presumes what no fact holds';
  return findBadInstruction(sentence, reading);
}

/** True for a text that opens like a clause that asks, and not like an instruction. */
export function isAsking(text: string, language: Language): boolean {
  const { ask, why, action } = placesOf(language);
  const words = plain(text);
  return (ask.opens(words) || why.opens(words)) && !action.opens(words);
}

function findBadInstruction(sentence: string, reading: Reading): string | null {
  const { grammar } = reading;
  const words = plain(sentence);
  if (grammar.makes.in(words)) return 'an instruction makes more than a page';
  if (grammar.speech.opens(words)) return 'an instruction cites or persuades';
  if (grammar.reasons.in(sentence)) return 'an instruction gives reasons for what no fact holds';
  const reason = reasonIn(words, grammar);
  if (reason !== null && !isReason(reason, reading))
    return 'an instruction gives reasons for what no fact holds';
  return findBadThing(sentence, reading) ?? findBadInquiry(sentence, reading);
}

const tells =
  /^(?:descri|expl|beschreib|erklär|erzähl|décri|racont|describ|cuent|spieg|descriv|raccont|tell|write|schreib|écri|escri|scriv)/u;
/** "The panic after the recall" */
const aftermath =
  /(?<!\p{L})(?:the|die|der|das|den|la|le|l|el|il|lo) (\p{L}+) (?:after|nach|après|tras|dopo) (?:the|de[rmn]|die|das|le|la|l|les|el|il|lo)(?!\p{L})/u;

/** A thing of which an instruction tells that it exists or what it does, and that is no part of a page or of the facts. */
function findBadThing(sentence: string, { grammar, language }: Reading): string | null {
  const words = sentence.replaceAll(/['’]/gu, ' ').replaceAll(/[“”„«»]/gu, '');
  // "…, the main buyers": what is told of the thing before it.
  const parts = sentence.split(', ');
  const last = plain(parts.at(-1) ?? '');
  if (
    parts.length === 2 &&
    grammar.definite.opens(last) &&
    !language.conditions.has(words.split(' ')[0] ?? '') &&
    !/ (?:and|or|und|oder|et|ou|y|o|e) /.test(last) &&
    language.code !== 'de'
  )
    return 'an instruction tells what a thing is';
  const [, happened = ''] = tells.test(sentence) ? (aftermath.exec(plain(sentence)) ?? []) : [];
  if (
    happened !== '' &&
    !isPart(happened) &&
    !grammar.aspects.opens(happened) &&
    !language.work.has(happened)
  )
    return `${happened} is told of and no fact holds it`;
  if (grammar.events.in(plain(sentence))) return 'an instruction tells of an event that no fact holds';
  const isKnown = (word: string) => isPart(word) || language.work.has(word);
  for (const [, noun = '', verb = ''] of words.matchAll(grammars[language.code].behind)) {
    if (grammar.noNoun.opens(noun) || grammar.verbs.opens(noun) || isKnown(noun) || isKnown(verb)) continue;
    if (grammar.verbs.opens(verb) || grammar.needs.opens(verb) || grammar.reader.opens(verb)) continue;
    if (isDoing(verb, language)) continue;
    return `${verb} states something of ${noun}`;
  }
  return null;
}

/** True for a verb of work, "shows" as well. */
function isDoing(verb: string, language: Language): boolean {
  return (
    isWork(verb, language) ||
    (language.code === 'en' && isWork(verb.replace(/e?s$/, ''), language)) ||
    isWork(verb.replace(/s$/, ''), language)
  );
}

/** What an instruction asks for has a verb of the reader, or one that asks about a thing. */
function findBadInquiry(sentence: string, { grammar, language }: Reading): string | null {
  const clauses = sentence.split(/[,;:–—()]/u).flatMap((clause, part) => {
    const words = plain(clause).split(' ');
    // German asks behind a comma: "Begriffe wie Abschreibung" asks nothing.
    const isOpening = (at: number) =>
      at === 0 ? part > 0 : language.code !== 'de' || language.joins.has(words[at - 1] ?? '');
    const starts = words.flatMap((_, at) =>
      isOpening(at) && grammar.inquiry.opens(words.slice(at).join(' ')) ? [at] : [],
    );
    return starts.map((at, place) => words.slice(at + 1, starts[place + 1]));
  });
  const isTyped = (words: readonly string[]) =>
    words.length < 3 ||
    words.some((word) => grammar.reader.opens(word)) ||
    words.slice(0, 3).some((word) => isPart(word) || grammar.aspects.opens(word)) ||
    grammar.verbs.in(words.join(' '));
  const isPast = (words: readonly string[]) =>
    language.code === 'de' && /^(?:hat|haben|war|waren|wurden?)$/.test(words.at(-1) ?? '');
  const odd = clauses.find((words) => !isTyped(words) || isPast(words));
  return odd === undefined ? null : `“${odd.join(' ')}” states something behind a question`;
}

/** What an instruction explains with "why"; null where it does not, and for "perché", which means "so that" behind a noun. */
function reasonIn(words: string, { why, told }: Places): string | null {
  const tokens = words.split(' ');
  const at = tokens.findIndex((_, place) => why.opens(tokens.slice(place).join(' ')));
  return at < 0 || !told.in(tokens.slice(0, at).join(' ')) ? null : tokens.slice(at).join(' ');
}

function findBadQuestion(sentence: string, reading: Reading): string | null {
  const { grammar, language } = reading;
  const parts = sentence.split(/ ?[:–—,] /u).map(plain);
  const whole = plain(sentence);
  const asked = (parts.at(-1) ?? '').replace(joint, '');
  if (grammar.presumes.in(asked)) return 'a question presumes what it asks';
  if (grammar.why.in(whole))
    return isReason(whole, reading) ? null : 'a question asks for reasons of what no fact holds';
  if (grammar.insinuates.in(asked)) return 'a question tells what it asks';
  if (grammar.costs.in(asked)) return 'a question presumes a cost';
  if (grammar.polar.opens(asked)) return null;
  const isOpen = grammar.ask.opens(parts[0] ?? '') || grammar.ask.opens(asked);
  // "Quel atelier …": a noun that ends like an infinitive.
  const [first = '', second = ''] = whole.split(' ');
  const isNamed = grammar.which.opens(first) && !isWork(second, language);
  const said = isNamed ? whole.split(' ').slice(2).join(' ') : whole;
  if (whole.split(' ').some((word) => language.comparatives.has(word))) return 'a question compares';
  if (isOpen && (grammar.verbs.in(said) || grammar.reader.in(said))) return null;
  const isChoice = / (?:or|oder|ou|o|für|pour|para|per|for) /u.test(asked) && !grammar.verbs.in(asked);
  return isChoice ? null : 'a question is of no type that we know';
}
