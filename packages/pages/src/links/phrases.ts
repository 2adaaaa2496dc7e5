import { createStemmer, segmentText } from '@keydence/topics';
import type { LinkablePage, PageQuery } from './link-ideas.ts';

/** Words that should link to a page. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly target: LinkablePage;
  /** Null for words of the title or the h1. */
  readonly query: PageQuery | null;
}

const mostWords = 5;
const mostQueries = 20;
/** Ranks that links can improve: below the first three, up to the second result page. */
const movable = { from: 4, to: 20.9 };
const titleParts = /\s[|–—·»•-]\s|\s?[|»•]\s?/;

export function isMovable({ position }: PageQuery): boolean {
  return position !== null && position >= movable.from && position <= movable.to;
}

/** Impressions at ranks that a link can improve. */
export function movableDemand({ queries }: LinkablePage): number {
  return queries.filter(isMovable).reduce((sum, { impressions }) => sum + impressions, 0);
}

/**
 * Phrases of a target: its queries with the most demand, improvable ones first, else its title and
 * h1.
 */
export function phrasesOf(target: LinkablePage, readStems: ReadStems): Phrase[] {
  const queries = [...target.queries]
    .filter(({ impressions }) => impressions > 0)
    .sort((a, b) => Number(isMovable(b)) - Number(isMovable(a)) || b.impressions - a.impressions)
    .slice(0, mostQueries);
  const names = [withoutSiteName(target.title ?? ''), target.h1 ?? ''];
  const found = new Map<string, Phrase>();
  const add = (text: string, query: PageQuery | null) => {
    const stems = readStems(text);
    const id = stems.join(' ');
    if (stems.length > 0 && stems.length <= mostWords && !found.has(id))
      found.set(id, { stems, target, query });
  };
  for (const query of queries) add(query.text, query);
  for (const name of names) add(name, null);
  return [...found.values()];
}

/** The longest part of a title; the others name the site or its section. */
function withoutSiteName(title: string): string {
  return title
    .split(titleParts)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

export type ReadStems = (text: string) => string[];

export function createStemReader(language: string): ReadStems {
  const stem = createStemmer(language);
  return (text) => segmentText(text, language).map(stem);
}
