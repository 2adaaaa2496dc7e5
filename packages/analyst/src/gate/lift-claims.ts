import type { KnownFacts, Subject } from '../facts/known-facts.ts';
import { hasMeasure, type Measure } from '../facts/measures.ts';
import { type Figure, isShownAs, markFigures } from './figures.ts';
import type { Language } from './language.ts';
import { patternsOf } from './language-patterns.ts';
import type { Skeleton } from './skeleton.ts';

/** A figure of the prose that says which measure of which subject it is. */
export interface LiftedClaim {
  subject: Subject;
  measure: Measure;
}

export interface Lifted {
  /** The skeleton with `<v>` for each proven figure, `<b10>` for a band and `<m3>` for a span of months. */
  text: string;
  claims: LiftedClaim[];
  problems: string[];
}

/**
 * Reads the figures of plain prose as claims. A figure is proven where a phrase of its measure surrounds it and the
 * subject that the prose names for it has that value; each other figure is a problem.
 */
export function liftClaims(
  { text, names }: Skeleton,
  shared: readonly Subject[],
  known: KnownFacts,
  language: Language,
): Lifted {
  const patterns = patternsOf(language);
  const claims: LiftedClaim[] = [];
  const problems: string[] = [];
  const figures: Figure[] = [];
  let prose = text;
  for (const [pattern, last] of patterns.ranges) prose = prose.replaceAll(pattern, `<r${last}>`);
  for (const [pattern, last] of patterns.bands) prose = prose.replaceAll(pattern, `<b${last}>`);
  for (const [pattern, months] of patterns.periods) prose = prose.replaceAll(pattern, `<m${months}>`);
  prose = prose.replaceAll(patterns.hundred, '<h>');
  prose = markFigures(prose, figures);
  for (const [measure, pattern] of patterns.phrases) {
    prose = prose.replaceAll(pattern, (whole: string, index: string, at: number, all: string) => {
      const figure = figures[Number(index)];
      const place = { text: all, start: at, end: at + whole.length, names };
      const subject = figure && findSubject(measure, place, { shared, known, language });
      const value = subject?.values[measure];
      if (!figure || !subject || value === undefined || figure.sign !== 0 || !isShownAs(value, figure)) {
        problems.push(
          `${whole.replaceAll(/<[a-z]\d*>/g, '…')} is not in the facts of what the statement names`,
        );
        return '<x>';
      }
      claims.push({ subject, measure });
      return '<v>';
    });
  }
  prose = prose.replaceAll(/<p(\d+)>/g, (whole: string, index: string, at: number, all: string) => {
    const figure = figures[Number(index)];
    const place = { text: all, start: at, end: at + whole.length, names };
    const subject = findSubject('change', place, { shared, known, language });
    if (!figure || !subject || !isChange(figure, subject, { clause: clauseAt(place), language })) {
      problems.push('a percentage is no change of the searches of what the statement names');
      return '<x>';
    }
    claims.push({ subject, measure: 'change' });
    return '<d>';
  });
  if (/\p{N}/u.test(prose.replaceAll(/<[a-eg-z]\d*>/g, '')))
    problems.push('a figure does not say which measure it is');
  return { text: prose, claims, problems };
}

/** Where a claim is made. */
export interface Place {
  text: string;
  start: number;
  end: number;
  names: Skeleton['names'];
}

interface Context {
  shared: readonly Subject[];
  known: KnownFacts;
  language: Language;
}

/**
 * The subject of a claim: the nearest name before it that has the measure, then one behind it in the clause, then what
 * the item names, then the domain.
 */
export function findSubject(
  measure: Measure,
  place: Place,
  { shared, known, language }: Context,
): Subject | undefined {
  const before = namesIn(place.text.slice(0, place.start), place.names).reverse();
  const clause = clauseAt(place);
  const after = namesIn(place.text.slice(place.end, clause.end), place.names);
  const isOfUs = wordsIn(clause.text).some((word) => language.you.has(word));
  if (isOfUs && hasMeasure('site', measure) && !namesIn(clause.text, place.names).some(has))
    return known.site;
  for (const candidates of [...before, ...after, shared]) {
    if (has(candidates))
      return pickRow(
        candidates.filter(({ kind }) => hasMeasure(kind, measure)),
        measure,
        { place, language },
      );
  }
  return hasMeasure('site', measure) ? known.site : undefined;

  function has(candidates: readonly Subject[]) {
    return candidates.some(({ kind }) => hasMeasure(kind, measure));
  }
}

/**
 * Several sites can have a row for one keyword. A competitor's position is meant where its clause names the competitor
 * and does not speak of us; a keyword's searches and difficulty are the same in each row.
 */
function pickRow(
  rows: readonly Subject[],
  measure: Measure,
  { place, language }: { place: Place; language: Language },
): Subject | undefined {
  const own = rows.find(({ competitor, kind }) => competitor === null || kind === 'competitor');
  if (measure !== 'position') return own ?? rows.find(({ values }) => values[measure] !== undefined);
  const clause = clauseAt(place);
  const named = competitorsIn(clause.text, place.names);
  const sentence = competitorsIn(sentenceAt(place), place.names);
  const isOfUs = wordsIn(clause.text).some((word) => language.you.has(word));
  if (named.length > 0)
    return isOfUs ? undefined : rows.find(({ competitor }) => named.includes(competitor ?? ''));
  if (own) return own;
  return isOfUs ? undefined : rows.find(({ competitor }) => sentence.includes(competitor ?? ''));
}

/** Domains of the competitors that a text names. */
export function competitorsIn(text: string, names: Skeleton['names']): string[] {
  return namesIn(text, names).flatMap((subjects) =>
    subjects.flatMap(({ kind, name }) => (kind === 'competitor' ? [name] : [])),
  );
}

/** The subjects of each name in a text, in order. */
export function namesIn(text: string, names: Skeleton['names']): (readonly Subject[])[] {
  return [...text.matchAll(/<n(\d+)>/g)].map(([, index]) => names[Number(index)] ?? []);
}

const clauseEnd = /[.;:!?–—,()]/g;

/** The clause around a place. */
export function clauseAt({ text, start, end }: Pick<Place, 'text' | 'start' | 'end'>): {
  text: string;
  end: number;
} {
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  const from = ends.findLast((at) => at < start) ?? -1;
  const to = ends.find((at) => at >= end) ?? text.length;
  return { text: text.slice(from + 1, to), end: to };
}

function sentenceAt({ text, start, end }: Place): string {
  const ends = [...text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index);
  return text.slice(
    (ends.findLast((at) => at < start) ?? -1) + 1,
    ends.find((at) => at >= end) ?? text.length,
  );
}

/** The words of a text, without what stands for names and figures. */
export function wordsIn(text: string): string[] {
  return text.replaceAll(/<[a-z]\d*>/g, ' ').match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
}

/** The change that a percentage states: its direction stands in the clause, and nothing else than demand is meant. */
function isChange(
  figure: Figure,
  { changes }: Subject,
  { clause, language }: { clause: { text: string }; language: Language },
): boolean {
  const words = wordsIn(clause.text);
  const isUp = figure.sign > 0 || words.some((word) => language.up.has(word) || language.upBeside.has(word));
  const isDown =
    figure.sign < 0 || words.some((word) => language.down.has(word) || language.downBeside.has(word));
  if (isUp === isDown || words.some((word) => language.otherMeasures.has(word))) return false;
  const months = Number(/<m(\d+)>/.exec(clause.text)?.[1] ?? 0);
  return Object.entries(changes).some(
    ([period, change]) =>
      (months === 0 || Number(period) === months) &&
      Math.sign(change) === (isUp ? 1 : -1) &&
      isShownAs(change, figure),
  );
}
