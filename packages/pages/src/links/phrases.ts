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
export function phrasesOf(
  target: LinkablePage,
  readStems: ReadStems,
  siteNames: ReadonlySet<string>,
): Phrase[] {
  const queries = [...target.queries]
    .filter(({ impressions }) => impressions > 0)
    .sort((a, b) => Number(isMovable(b)) - Number(isMovable(a)) || b.impressions - a.impressions)
    .slice(0, mostQueries);
  const names = [withoutSiteName(target.title ?? '', siteNames), target.h1 ?? ''];
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

/** Minimum share of pages, and number of them, whose titles contain the name of their site or section. */
const named = { share: 0.2, pages: 3 };

/** Parts that many titles share, in lower case: the name of the site, which may be longer than that of a page. */
export function findSiteNames(pages: readonly LinkablePage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { title } of pages) {
    for (const part of new Set((title ?? '').toLowerCase().split(titleParts)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const least = Math.max(named.pages, named.share * pages.length);
  return new Set([...counts].flatMap(([part, count]) => (count >= least ? [part] : [])));
}

/** The longest part of a title that does not name the site. */
function withoutSiteName(title: string, siteNames: ReadonlySet<string>): string {
  const parts = title.split(titleParts);
  const own = parts.filter((part) => !siteNames.has(part.toLowerCase()));
  return own.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

export type ReadStems = (text: string) => string[];

export function createStemReader(language: string): ReadStems {
  const stem = createStemmer(language);
  return (text) => segmentText(text, language).map(stem);
}
