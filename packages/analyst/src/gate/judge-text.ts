import { type Claim, type ProvenClaim, shownName } from '../facts/claim.ts';
import type { KnownFacts, Subject } from '../facts/known-facts.ts';
import { hasMeasure } from '../facts/measures.ts';
import { findAside } from './find-aside.ts';
import { findPresumption } from './find-presumed-form.ts';
import { findTold } from './find-told.ts';
import { findReceived } from './is-received.ts';
import { judgeClauses } from './judge-clauses.ts';
import { findFalseIntent } from './judge-intents.ts';
import { findStated, judgeSentences } from './judge-sentences.ts';
import type { Language } from './language.ts';
import { languages } from './languages/languages.ts';
import { competitorsIn, type LiftedClaim, liftClaims, wordsIn } from './lift-claims.ts';
import type { Ruling, Statement } from './may-publish.ts';
import { sentencesOf } from './sentences.ts';
import { readSkeleton, type Skeleton } from './skeleton.ts';
import { findUnsaid } from './unsaid.ts';

/**
 * May this statement be published, given these facts? It may where it is prose of one language that we serve and
 *
 * - each placeholder is a typed claim that the facts hold, about the subject that the prose names;
 * - each figure, direction and place among the results that is written out stands in a phrase of its measure, and the
 *   facts hold it for the subject that the prose names;
 * - each other word is in the closed vocabulary of that language or a word of the facts, and no clause counts, compares
 *   or orders, reports what somebody says, or states something of a name or of an actor.
 *
 * Plain prose without claims is judged alike. Unknown words are refused, so what nobody thought of fails.
 */
export function judgeText(statement: Statement, known: KnownFacts): Ruling {
  const { text, claims = new Map(), shared = [], isHeadline = false } = statement;
  // The stop behind a description for the results makes no sentence of it.
  const skeleton = readSkeleton(isHeadline ? text.trim().replace(/\.$/, '') : text, claims, known);
  if ('problems' in skeleton) return { text: null, problems: skeleton.problems, evidence: [], subjects: [] };
  const about = [...shared, ...known.about];
  let least: string[] | null = null;
  const counts = languages.map((language) => ownWords(skeleton.text, language).length);
  for (const [index, language] of languages.entries()) {
    // Another language that shares some words has other verbs.
    if ((counts[index] ?? 0) < Math.max(...counts) * 0.8) continue;
    if (shareOf(skeleton.text, known, language) < 1 / 3) continue;
    const { problems, lifted } = judge(skeleton, about, { known, language });
    if (problems.length === 0) {
      const filled = fill(text, { skeleton, claims, about, language, isHeadline });
      return { text: filled, problems: [], ...sourcesOf(skeleton, lifted, about) };
    }
    if (least === null || problems.length < least.length) least = problems;
  }
  const problems = [...new Set(least ?? ['a text is prose of no language that is served'])];
  return { text: null, problems, evidence: [], subjects: [] };
}

/** "Half a day" of work is no half of anything. */
const halfDays: readonly (readonly [RegExp, string])[] = [
  [/half (?:a )?day(?! of)/giu, 'a day'],
  [/halber Tag/giu, 'ein Tag'],
  [/einen halben Tag/giu, 'einen Tag'],
  [/demi-journée/giu, 'journée'],
  [/media jornada/giu, 'una jornada'],
  [/mezza giornata/giu, 'una giornata'],
];

function withoutHalfDays(text: string): string {
  return halfDays.reduce((plain, [pattern, day]) => plain.replaceAll(pattern, day), text);
}

function judge(
  whole: Skeleton,
  about: readonly Subject[],
  { known, language }: { known: KnownFacts; language: Language },
) {
  const skeleton = { ...whole, text: withoutHalfDays(whole.text), rest: withoutHalfDays(whole.rest) };
  const { text, claims, problems } = liftClaims(skeleton, about, known, language);
  const context = {
    names: skeleton.names,
    claims: skeleton.claims,
    known,
    shared: about,
    language,
    rest: skeleton.rest,
  };
  const capitals = language.code === 'de' ? [] : findUnknownCapitals(skeleton.rest, known, language);
  const unsaid = findUnsaid(skeleton.text, language);
  if (unsaid !== null) return { lifted: [], problems: [`${unsaid} is nothing that the facts hold`] };
  const intent =
    findTold(skeleton.text, language) ??
    findReceived(skeleton.text) ??
    findPresumedForm(skeleton, known, language) ??
    findFalseIntent(skeleton, about, known, language);
  if (intent !== null) return { lifted: [], problems: [intent] };
  const isClaimed = skeleton.claims.length > 0 || claims.length > 0;
  const stated = isClaimed ? null : findStated(skeleton, language);
  if (stated !== null) problems.push(stated);
  const aside = findAside(text, skeleton.rest, language);
  const strict = [...problems, ...judgeClauses(text, context), ...(aside === null ? [] : [aside])];
  if (strict.length === 0) return { lifted: claims, problems: capitals };
  if (shareOf(skeleton.text, known, language) < 1 / 2) return { lifted: claims, problems: strict };
  const bySentence = judgeSentences(skeleton, { about, known, language });
  return { lifted: bySentence.claims, problems: [...bySentence.problems, ...capitals] };
}

/** Why a sentence without figures presumes what no fact holds; null where none does. */
function findPresumedForm(
  { text, names, rest }: Skeleton,
  known: KnownFacts,
  language: Language,
): string | null {
  const isHeading = !/[.!?][”“"»)]?$/.test(text.trim());
  const hasCompetitor = (words: string) => competitorsIn(words, names).length > 0;
  const isOfFacts = (word: string) => known.words.has(word);
  for (const sentence of sentencesOf(text)) {
    const found = findPresumption(sentence, { rest, isHeading, hasCompetitor, isOfFacts }, language);
    if (found !== null) return found;
  }
  return null;
}

/** The share of a text's words that are of a language: another one is not read more freely, or not at all. */
function shareOf(text: string, known: KnownFacts, language: Language): number {
  const words = partsOf(text);
  const own = ownWords(text, language);
  const others = words.filter((word) => known.words.has(word) && !language.words.has(word));
  return words.length === others.length ? 1 : own.length / (words.length - others.length);
}

function ownWords(text: string, language: Language): string[] {
  return partsOf(text).filter((word) => language.words.has(word) || language.isCompound?.(word));
}

function partsOf(text: string): string[] {
  return wordsIn(text).flatMap((word) => word.split(/[’'-]/));
}

/** A month is one of a date, which has to be proven. */
const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** A capital inside of a sentence makes a word a name, unless the whole text is a headline. */
function findUnknownCapitals(
  rest: string,
  known: KnownFacts,
  { acronyms, words: vocabulary }: Language,
): string[] {
  const isTitle = !/[.!?]/.test(rest);
  const words = rest.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}’'-]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  // "How to Descale a Kettle": each word is one of the vocabulary, or it may be a name.
  if (capitals.length > 1 && capitals.length * 2 >= words.length)
    return capitals
      .slice(1)
      .filter((word) => !acronyms.has(word) && !isPart(word.toLowerCase(), known, vocabulary))
      .map((word) => `${word} is no name of the facts`);
  return [...rest.matchAll(/(?<=[\p{L}\p{N},’'] )\p{Lu}[\p{L}\p{N}’'-]*/gu)]
    .map(([word]) => word)
    .filter((word) => !months.test(word) || !/\d{4}/.test(rest))
    .filter((word) => word !== 'I' || !rest.includes('?'))
    .filter((word) => !acronyms.has(word) && !known.words.has(word.toLowerCase()))
    .filter((word) => !isTitle || !vocabulary.has(word.toLowerCase()))
    .map((word) => `${word} is no name of the facts`);
}

function isPart(word: string, known: KnownFacts, vocabulary: ReadonlySet<string>): boolean {
  return word
    .split(/[’'-]/)
    .every((part) => part.length < 2 || vocabulary.has(part) || known.words.has(part));
}

interface Filling {
  skeleton: Skeleton;
  claims: ReadonlyMap<string, Claim>;
  about: readonly Subject[];
  language: Language;
  isHeadline: boolean;
}

function fill(text: string, { skeleton, about, language, isHeadline }: Filling): string {
  let names = 0;
  let values = 0;
  const tags = [...skeleton.text.matchAll(/<([nc])(\d+)>/g)];
  const order = [...tags].filter(([, kind]) => kind === 'c').map(({ index }) => index);
  const mentioned = skeleton.placeholders;
  return text.trim().replaceAll(/\{[\p{L}\p{N}_]{1,20}\}/gu, (_: string, at: number, all: string) => {
    const isValue = mentioned[names + values] === 'value';
    const isStart = /(?:^|[.!?] ?)$/.test(all.slice(0, at));
    if (!isValue) {
      const subject = skeleton.named[names];
      names += 1;
      if (!subject) return '';
      return isHeadline || /[“„«"]$/.test(all.slice(0, at))
        ? capitalisedAt(isStart && isHeadline, subject.name)
        : shownName(subject);
    }
    const claim = skeleton.claims[values];
    const place = order[values] ?? 0;
    values += 1;
    if (!claim) return '';
    const before = [...skeleton.text.slice(0, place).matchAll(/<n(\d+)>/g)].map(
      ([, index]) => skeleton.names[Number(index)] ?? [],
    );
    return capitalisedAt(isStart, claim.write(language)) + whoseOf(claim, before, about);
  });
}

/** The claim's subject in brackets, where the text before it does not say whose value it is. */
function whoseOf(
  { subject, measure }: ProvenClaim,
  before: readonly (readonly Subject[])[],
  about: readonly Subject[],
): string {
  if (measure === null || subject.kind === 'site' || about.includes(subject)) return '';
  const nearest = before.findLast((subjects) => subjects.some(({ kind }) => hasMeasure(kind, measure)));
  const isNamed = nearest?.some(({ name, kind }) => name === subject.name && kind === subject.kind) ?? false;
  const isSiteNamed =
    subject.competitor === null ||
    measure !== 'position' ||
    before.flat().some(({ kind, name }) => kind === 'competitor' && name === subject.competitor);
  const missing = [
    ...(isNamed ? [] : [shownName(subject)]),
    ...(isSiteNamed ? [] : [subject.competitor ?? '']),
  ];
  return missing.length === 0 ? '' : ` (${missing.join(', ')})`;
}

function capitalisedAt(isStart: boolean, text: string): string {
  return isStart ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Rows behind the names and claims; a competitor's row where the competitor is named or we have none ourselves. */
function sourcesOf({ names, claims }: Skeleton, lifted: readonly LiftedClaim[], about: readonly Subject[]) {
  const stated = [...claims, ...lifted];
  const named = names.flat();
  const rivals = new Set(
    [...named, ...about].flatMap(({ kind, name }) => (kind === 'competitor' ? [name] : [])),
  );
  const meant = named.filter(
    ({ kind, competitor, name }) =>
      kind !== 'keyword' ||
      competitor === null ||
      rivals.has(competitor) ||
      !named.some((other) => other.competitor === null && other.name === name),
  );
  return {
    subjects: [...new Set([...meant, ...stated.map(({ subject }) => subject)])],
    evidence: [
      ...meant.map((subject) => subject.sourceOf(null)),
      ...stated.map(({ subject, measure }) => subject.sourceOf(measure)),
      ...claims.flatMap(({ others, measure }) => others.map((other) => other.sourceOf(measure))),
    ].filter((source) => Object.keys(source).length > 0),
  };
}
