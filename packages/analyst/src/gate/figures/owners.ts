import type { Subject } from '../../facts/known-facts.ts';
import type { Measure } from '../../facts/measures.ts';
import type { Skeleton } from '../skeleton.ts';
import type { FigurePatterns } from './figure-patterns.ts';

type Rows = readonly Subject[];

interface Named {
  names: Skeleton['names'];
}

/** The rows of each keyword that a text names, in order, each keyword once. */
export function keywordsIn(text: string, names: Skeleton['names']): Rows[] {
  const found = [...text.matchAll(/<n(\d+)>/g)]
    .map(({ 1: index }) => names[Number(index)] ?? [])
    .filter((rows) => rows.some(({ kind }) => kind === 'keyword'));
  return found.filter((rows, index) => found.findIndex((other) => other[0] === rows[0]) === index);
}

/** The rows of the keyword that is named last before a place of a sentence, or else first behind it. */
export function nearestKeyword(text: string, at: number, { names }: Named): Rows | undefined {
  return keywordsBefore(text, at, names).at(-1) ?? keywordsIn(text.slice(at), names)[0];
}

function keywordsBefore(text: string, at: number, names: Skeleton['names']): Rows[] {
  return [...text.slice(0, at).matchAll(/<n(\d+)>/g)]
    .map(({ 1: index }) => names[Number(index)] ?? [])
    .filter((rows) => rows.some(({ kind }) => kind === 'keyword'));
}

/** The row of a keyword that holds the place of a domain, or ours; for another measure, any row that knows it. */
export function rowOf(rows: Rows | undefined, domain: string | null, measure?: Measure): Subject | undefined {
  const keywords = (rows ?? []).filter(({ kind }) => kind === 'keyword');
  const own = keywords.find(({ competitor }) => competitor === domain);
  return own ?? (measure ? keywords.find(({ values }) => values[measure] !== undefined) : undefined);
}

const marks = /[.;:!?–—,()]/g;

/** The clause around a place of a sentence, between two marks of punctuation. */
export function clauseAround(text: string, at: number): { text: string; start: number; end: number } {
  const ends = [...text.matchAll(marks)].map(({ index }) => index);
  const start = (ends.findLast((end) => end < at) ?? -1) + 1;
  const end = ends.find((one) => one >= at) ?? text.length;
  return { text: text.slice(start, end), start, end };
}

/** The domain whose place is told there, null for ours: who is named last before it in its clause, then in the sentence. */
export function ownerAt(
  text: string,
  at: number,
  { names, patterns }: Named & { patterns: FigurePatterns },
): string | null {
  const { start, end } = clauseAround(text, at);
  const rivals = [...text.matchAll(/<n(\d+)>/g)].flatMap(({ 1: number, index }) => {
    const rival = names[Number(number)]?.find(({ kind }) => kind === 'competitor');
    const site = names[Number(number)]?.find(({ kind }) => kind === 'site');
    return rival || site ? [{ index, owner: rival?.name ?? null }] : [];
  });
  const ours = [...text.matchAll(patterns.us)].map(({ index }) => ({ index, owner: null }));
  // "roestwerk.example is above us: it is at 1".
  const pronouns = [...text.matchAll(/(?<!\p{L})it (?=is|ranks|sits|holds|stands)/gu)].map(({ index }) => ({
    index,
    owner: rivals.findLast((rival) => rival.index < index)?.owner ?? null,
  }));
  const mentions = [...rivals, ...ours, ...pronouns].sort((one, other) => one.index - other.index);
  const inClause = mentions.filter(({ index }) => index >= start && index < end);
  const before = inClause.findLast(({ index }) => index < at);
  if (before) return before.owner;
  const holder = inClause.find(
    ({ index, owner }) =>
      index > at && owner !== null && /(?<!\p{L})(?:by|von|de|par|por|di|da) $/u.test(text.slice(0, index)),
  );
  return (holder ?? mentions.findLast(({ index }) => index < at))?.owner ?? null;
}
