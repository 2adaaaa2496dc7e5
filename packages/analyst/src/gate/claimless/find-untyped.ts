import type { Language } from '../language.ts';
import { languages } from '../languages/languages.ts';
import { isPart } from '../sentence-form.ts';
import { isWork } from '../work-verbs.ts';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars.ts';

/** A part of a grammar, anywhere in a text and at its opening. */
interface Place {
  in(text: string): boolean;
  opens(text: string): boolean;
}

type Places = { [Name in keyof Grammar]: Place };

const made = new Map<Language['code'], Places>();

function placesOf({ code }: Language): Places {
  const known = made.get(code);
  if (known) return known;
  const places = Object.fromEntries(
    Object.entries(grammars[code]).map(([name, source]: [string, string | RegExp]) => {
      const whole =
        typeof source === 'string' ? new RegExp(`(?<![\\p{L}<])(?:${source})(?!\\p{L})`, 'u') : source;
      const opening = typeof source === 'string' ? new RegExp(`^(?:${source})(?!\\p{L})`, 'u') : source;
      return [
        name,
        {
          in: (text: string) => whole.test(text),
          opens: (text: string) => opening.test(text),
        },
      ];
    }),
  ) as Places;
  made.set(code, places);
  return places;
}

/** The words of a text without marks: elided articles are words of their own. */
function plain(text: string): string {
  return text
    .replaceAll(/[“”„«»"‹›¿?!.()'’]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export type ClaimlessForm = 'question' | 'heading' | 'instruction' | 'goal';

interface Reading {
  grammar: Places;
  language: Language;
  /** True for a name or a word of the facts. */
  isOfFacts(word: string): boolean;
}

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

const joint = /^(?:and|und|et|y|e|ed) (?=\p{L})/u;

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

/** What is asked for with "why" is a state of a thing of the facts. */
function isReason(asked: string, { grammar, language, isOfFacts }: Reading): boolean {
  const words = asked.split(' ');
  if (grammar.presumes.in(asked)) return false;
  if (grammar.mine.in(asked) || grammar.state.in(asked)) return true;
  return (
    !words.some((word) => language.actors.has(word)) &&
    words.slice(1, 4).some((word) => word.length > 3 && isOfFacts(word))
  );
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

/** A verb behind a relative that says more than what is needed, known or done; languages share words, so each is tried. */
function findRelative(sentence: string): string | undefined {
  const words = sentence.replaceAll(/['’]/gu, ' ');
  return languages.flatMap((language) => {
    const { needs, reader } = placesOf(language);
    const verb = grammars[language.code].relative.exec(words)?.[1] ?? '';
    return verb === '' || isWork(verb, language) || needs.opens(verb) || reader.opens(verb) ? [] : [verb];
  })[0];
}

/** A heading and what stands behind its colon. */
function segmentsOf(heading: string): string[] {
  return heading.split(/ ?[:–—;] /u);
}

function findBadHeading(sentence: string, reading: Reading): string | null {
  if (reading.grammar.steps.in(plain(sentence))) return null;
  const segments = segmentsOf(sentence);
  const telling = segments.map(findRelative).find((verb) => verb !== undefined);
  if (telling !== undefined) return `${telling} states something behind a relative`;
  const parts = segments.flatMap((segment, at) => {
    const isAction = reading.grammar.action.opens(plain(segment));
    return (isAction ? [segment] : segment.split(/, (?!(?:die|der|das|den|dem) )/u)).map((part, place) => ({
      words: plain(part).replace(joint, ''),
      isTopic: at === 0 && segments.length > 1,
      isBehind: at > 0,
      isFirst: place === 0,
    }));
  });
  const problems = parts.map(({ words, ...place }) =>
    words === '' ? null : findBadPart(words, { ...reading, ...place }),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

interface HeadingReading extends Reading {
  /** True before a colon. */
  isTopic: boolean;
  /** True behind one: an article there says what the topic is. */
  isBehind: boolean;
  /** True for the first thing of a list. */
  isFirst: boolean;
}

function findBadPart(part: string, reading: HeadingReading): string | null {
  const { grammar, language, isOfFacts, isBehind, isTopic, isFirst } = reading;
  if (grammar.why.opens(part)) {
    const reason = part.split(/ (?=(?:and|und|et|y|e) )/u)[0] ?? '';
    return isReason(reason, reading) ? null : 'a heading gives reasons for what no fact holds';
  }
  if (grammar.events.in(part)) return 'a heading tells of an event that no fact holds';
  const isAsked = grammar.ask.opens(part);
  const isInfinitive =
    grammar.action.opens(part) || grammar.action.opens(part.replace(/^\p{L}+ (?:cosa )?/u, ''));
  const isDoing =
    grammar.action.opens(part) || (isAsked && (grammar.reader.in(part) || /^\p{L}+ <n/u.test(part)));
  if (grammar.presumes.in(part) && !isInfinitive && !isBehind) return 'a heading tells what everybody does';
  if (isDoing) return null;
  if (isAsked)
    return grammar.verbs.in(part.replace(/^\p{L}+ /u, '')) ? null : 'a heading tells what somebody does';
  const tokens = part.split(' ');
  const [first = ''] = tokens;
  const isMore = (word: string, at: number) =>
    language.comparatives.has(word) ||
    (isComparative(word, language) && !grammar.indefinite.opens(tokens[at - 1] ?? ''));
  // "For a cleaner cup" is a goal.
  const goal = tokens.findIndex((word) => /^(?:for|für|pour|para|per)$/.test(word));
  if ((goal < 0 ? tokens : tokens.slice(0, goal)).some(isMore)) return 'a heading compares';
  if (grammar.since.opens(part) && !isTopic) return 'a heading tells of a time';
  // German ends with its infinitive: "den Kessel entkalken, ohne das Metall zu zerkratzen".
  if (grammar.without.in(part) && !/n$/.test(part)) return 'a heading compares';
  const isKnown = (word: string) => word.startsWith('<n') || isOfFacts(word) || grammar.aspects.opens(word);
  const isDone = (word: string) =>
    grammar.participle.in(word) && !grammar.done.opens(word) && !grammar.traits.opens(word) && !isKnown(word);
  // "Llega el verano": a verb before its subject.
  const isVerb = language.states.has(first) && first.length > 4 && !language.things.has(first);
  if (/^(?:es|it)$/.test(language.code) && isVerb && grammar.definite.opens(tokens[1] ?? ''))
    return 'a heading states something';
  const isDefinite = grammar.definite.opens(first) || grammar.yours.opens(first);
  const isIndefinite = grammar.indefinite.opens(first);
  const isWhole = isDefinite || isIndefinite || grammar.from.opens(first);
  if (isWhole ? tokens.some(isDone) : isFirst && isDone(first) && tokens.length > 1)
    return 'a heading tells what was done to a thing';
  if (isDefinite || (isIndefinite && isBehind)) {
    const noun = tokens.slice(1).find((word) => !grammar.traits.opens(word)) ?? '';
    return isKnown(noun) ? null : `${noun} is no aspect of a page`;
  }
  if (!isIndefinite) return null;
  if (grammar.yours.in(part)) return 'a heading praises';
  // "A coach for one afternoon and a camera": one noun, with what links it to others.
  const after = tokens.slice(1).findIndex((word) => grammar.links.opens(word));
  const noun = after < 0 ? tokens.slice(1) : tokens.slice(1, after + 1);
  const odd = noun.filter((word) => !grammar.traits.opens(word) && !isKnown(word));
  return odd.length > 1 ? `${odd.join(' ')} is no resource of a page` : null;
}

/** "Happier" */
function isComparative(word: string, { code }: Language): boolean {
  return (
    code === 'en' &&
    /\p{L}{3}ier$/u.test(word) &&
    !/^(?:barrier|carrier|courier|supplier|terrier|soldier|glacier|frontier|tier)$/.test(word)
  );
}
