import { createStemmer, segmentText } from '@keydence/topics';
import type { LinkablePage, PageQuery } from './link-ideas.ts';

/** Words for which a page should be linked. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly target: LinkablePage;
  /** Null for the words of the title or the h1. */
  readonly query: PageQuery | null;
}

const mostWords = 5;
const mostQueries = 20;
/** Where links can move a page: below the first three, and not beyond the second page of results. */
const movable = { from: 4, to: 20.9 };
const titleParts = /\s[|–—·»•-]\s|\s?[|»•]\s?/;

export function isMovable({ position }: PageQuery): boolean {
  return position !== null && position >= movable.from && position <= movable.to;
}

/** Impressions at places where a link could move the page. */
export function movableDemand({ queries }: LinkablePage): number {
  return queries.filter(isMovable).reduce((sum, { impressions }) => sum + impressions, 0);
}

/** The phrases of a target: its queries with the most demand, those that could move first, else its title and h1. */
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

/** The longest part of a title: the others name the site or its section. */
function withoutSiteName(title: string): string {
  return title
    .split(titleParts)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Reads the words of a text as stems. */
export type ReadStems = (text: string) => string[];

export function createStemReader(language: string): ReadStems {
  const stem = createStemmer(language);
  return (text) => segmentText(text, language).map(stem);
}
