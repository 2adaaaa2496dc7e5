import type { Language } from '../language.ts';
import { languages } from '../languages/languages.ts';
import { isWork } from '../work-verbs.ts';
import { grammars } from './grammars.ts';
import { isReason, joint, placesOf, plain, type Reading } from './reading.ts';

/** "A name on which you rely", in languages whose relatives follow a preposition. */
const reliedOn =
  /(?<!\p{L})(?:lequel|laquelle|en el que|en la que|cui)(?!\p{L})|auf (?:den|die|das) verlass/u;

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

/** Why a heading is no list, question, action, aspect or format; null where it is. */
export function findBadHeading(sentence: string, reading: Reading): string | null {
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
  if (grammar.yours.in(part) || reliedOn.test(part)) return 'a heading praises';
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
