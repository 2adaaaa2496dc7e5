import { type KnownFacts, labelOf, type Subject } from '../facts/known-facts.ts';
import { readClause } from './clause.ts';
import { keywordsIn } from './figures/owners.ts';
import { type ProvenSentence, proveFigures } from './figures/prove-figures.ts';
import { findAside } from './find-aside.ts';
import { findStatement } from './find-statement.ts';
import { judgeClauses, type ProseContext } from './judge-clauses.ts';
import { judgeFigureProse } from './judge-figure-prose.ts';
import { isIntent } from './judge-intents.ts';
import type { Language } from './language.ts';
import { type LiftedClaim, liftClaims } from './lift-claims.ts';
import { isOpenSentence } from './sentence-form.ts';
import { gratis, sentencesOf } from './sentences.ts';
import type { Skeleton } from './skeleton.ts';
import { isWork } from './work-verbs.ts';

interface SentenceContext {
  about: readonly Subject[];
  known: KnownFacts;
  language: Language;
}

/** What is wrong with a text, and the figures of it that are proven. */
export interface Judgement {
  problems: string[];
  claims: LiftedClaim[];
}

/**
 * Judges a text sentence by sentence: each is prose that states nothing but phrases of a figure, or its figures are
 * proven by the nouns, names and directions around them and its other words are plain.
 */
export function judgeSentences(skeleton: Skeleton, { about, known, language }: SentenceContext): Judgement {
  const found: Judgement = { problems: [], claims: [] };
  let before: Subject | undefined;
  const isHeading = isHeadingText(skeleton.text);
  // "Lead with the answer" leads nobody.
  for (const text of sentencesOf(skeleton.text.replaceAll(/(?<!\p{L})lead with(?!\p{L})/gu, 'open with'))) {
    const sentence = { ...skeleton, text };
    const prose: ProseContext = {
      names: skeleton.names,
      claims: skeleton.claims,
      known,
      shared: about,
      language,
      rest: skeleton.rest,
      isOpen: isOpenSentence(text, { rest: skeleton.rest, isHeading }, language),
    };
    if (gratis.test(text.trim())) continue;
    const strict = judgeStrictly(sentence, prose);
    const judged = strict.problems.length === 0 ? strict : judgeFigures(sentence, prose, before);
    const better = judged ?? strict;
    found.problems.push(...better.problems);
    found.claims.push(...better.claims);
    before = keywordsIn(text, skeleton.names).at(-1)?.[0] ?? before;
  }
  return found;
}

/** Names a competitor beside another thing. */
export const compared =
  /(?<!\p{L})(?:vs|versus|or|and|oder|und|ou|et|o|y|e|compar\p{L}*|vergleich\p{L}*|confront\p{L}*|gegen|contre|frente)(?!\p{L})/u;

/** Why a text without claims states what no fact holds; null where it does not. */
export function findStated({ text, rest }: Skeleton, language: Language): string | null {
  const isHeading = isHeadingText(text);
  for (const sentence of sentencesOf(text)) {
    if (isOpenSentence(sentence, { rest, isHeading }, language)) continue;
    const stated = findStatement(sentence, rest, language);
    if (stated !== null) return stated;
    if (!isHeading) return 'a fragment with a full stop states something';
  }
  return null;
}

function asideOf(text: string, { rest, language }: Pick<ProseContext, 'rest' | 'language'>): string[] {
  const aside = findAside(text, rest, language);
  return aside === null ? [] : [aside];
}

function isHeadingText(text: string): boolean {
  return !/[.!?][”“"»)]?$/.test(text.trim());
}

/** "Clicks on the page.": what is to be counted. */
const counts =
  /^(?:clicks?|visits|positions?|impressions|klicks|besuche|impressionen|clics?|visites?|visitas|posici[oó]n|impresiones|posizione|impressioni) (?:on|of|for|from|to|in|auf|von|der|für|in|sur|de|du|des|en|para|di|del|della|su|sulla|per) /u;

/** True for a sentence with a full stop that has no figure and opens with no verb of work. */
function isFactless(text: string, language: Language): boolean {
  const [opening = ''] = text.match(/\p{L}+/u) ?? [];
  if (counts.test(text) || isIntent(text) || readClause(text, 0, text, language).isFactual) return false;
  return (
    !isHeadingText(text) && !/<[^n]|\d/.test(text.replaceAll(/<n\d+>/g, '')) && !isWork(opening, language)
  );
}

function judgeStrictly(sentence: Skeleton, prose: ProseContext): Judgement {
  const { text, claims, problems } = liftClaims(sentence, prose.shared, prose.known, prose.language);
  const stated =
    prose.isOpen || claims.length > 0
      ? null
      : (findStatement(text, prose.rest, prose.language) ??
        (isFactless(text, prose.language) ? 'a fragment with a full stop states something' : null));
  return {
    claims,
    problems: [
      ...problems,
      ...judgeClauses(text, prose),
      ...asideOf(text, prose),
      ...(stated === null ? [] : [stated]),
    ],
  };
}

/** The sentence by what its figures are proven to be of; null where it holds none. */
function judgeFigures(
  { text, names }: Skeleton,
  prose: ProseContext,
  before: Subject | undefined,
): Judgement | null {
  const { known, language } = prose;
  const judge = (assumed: Subject | undefined): { proven: ProvenSentence; judgement: Judgement } => {
    const proven = proveFigures(text, { names, known, language, assumed });
    const problems = [
      ...proven.problems,
      ...judgeFigureProse(proven.text, prose),
      ...asideOf(proven.text, prose),
    ];
    return { proven, judgement: { problems, claims: proven.claims } };
  };
  const [shared] = prose.shared;
  const first = judge(before ?? mentionedKeyword(text, known) ?? shared ?? known.site);
  if (first.judgement.problems.length === 0) return first.proven.claims.length > 0 ? first.judgement : null;
  if (keywordsIn(text, names).length > 0 || first.proven.count < 2) {
    return first.proven.claims.length > 0 ? first.judgement : null;
  }
  // No keyword is named: the figures together must be those of one keyword.
  const own = [...known.subjects.values()].filter(
    ({ kind, competitor }) => kind === 'keyword' && competitor === null,
  );
  const fitting = own
    .map((subject) => judge(subject))
    .filter(({ proven }) => proven.problems.length === 0 && isTelling(proven.claims));
  const [only] = fitting;
  return only && fitting.length === 1 ? only.judgement : first.judgement;
}

/** Two figures of different measures or owners tell one keyword from the others. */
function isTelling(claims: readonly LiftedClaim[]): boolean {
  return new Set(claims.map(({ subject, measure }) => `${measure} ${subject.competitor}`)).size > 1;
}

const ofName =
  /(?<!\p{L})(?:own|eigenen|nombre|propio|nom|propre|nome|proprio|brand|marca|marque|marke)(?!\p{L})/u;

/** The keyword that a sentence means without naming it: two of its words stand there, or it is the name of the site. */
function mentionedKeyword(text: string, known: KnownFacts): Subject | undefined {
  const own = [...known.subjects.values()].filter(
    ({ kind, competitor }) => kind === 'keyword' && competitor === null,
  );
  const words: string[] = text.match(/\p{L}{3,}/gu) ?? [];
  const scored = own
    .map((subject) => ({
      subject,
      score: (subject.name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => words.includes(word))
        .length,
    }))
    .filter(({ score }) => score > 1)
    .sort((one, other) => other.score - one.score);
  const [first, second] = scored;
  if (first && first.score !== second?.score) return first.subject;
  const label = labelOf(known.site.name);
  return ofName.test(text)
    ? own.find(({ name }) =>
        name
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]/gu, '')
          .startsWith(label),
      )
    : undefined;
}
