import type { Queryable } from '@keydence/db';
import {
  countUnbrandedClicks,
  type FormerSearch,
  fitSiteCurve,
  hasInflatedImpressions,
  type MoveSearchFacts,
  type PackedMoveFacts,
  packRows,
  type SiteRates,
} from '@keydence/domain';
import type { ConsoleState, EarlierWindow } from '../console-facts/find-console-state.ts';
import {
  type PairFigures,
  type QueryFigures,
  readPages,
  readPairs,
  readQueries,
} from '../console-facts/read-figures.ts';
import { readPageWeeks, readPairWeeks } from '../console-facts/read-weeks.ts';
import type { ConsoleWindow } from '../console-facts/select-window.ts';
import type { ListRates } from '../gains/find-site-rates.ts';
import { isPriced, type KnownSearch, readKnownSearches, unknownFacts } from './read-search-facts.ts';

/** Minimum impressions of a pair of query and page; fewer are ignored. */
const leastImpressions = 10;
/** Weeks of history of a page, and of pairs in the search for competing pages. */
const pastWeeks = { page: 52, pair: 8 };

type ConsoleFacts = Pick<PackedMoveFacts, 'site' | 'searches' | 'former' | 'weeks' | 'pages'>;

interface ReadConsoleFacts {
  facts: ConsoleFacts;
  /** Of the window. */
  unbrandedClicks: number;
  /** True if a search has counts or a volume to estimate it from. */
  hasPriced: boolean;
}

interface Asked {
  listId: number;
  state: ConsoleState;
  list: ListRates;
}

/**
 * Search Console figures of a list in its newest window, with the list's own data about the searches. Each table is
 * packed before the next one is read, so that memory holds one at a time.
 */
export async function readConsoleFacts(db: Queryable, asked: Asked): Promise<ReadConsoleFacts> {
  const { listId, state } = asked;
  const pages = await readPages(db, listId, state.window);
  const { site, ...counted } = await readCounted(db, asked);
  const facts: ConsoleFacts = {
    site,
    searches: counted.searches,
    former: [
      ...(await readFormer(db, listId, { period: 'previous', window: state.previous })),
      ...(await readFormer(db, listId, { period: 'year_ago', window: state.yearAgo })),
    ],
    weeks: state.hasDays ? await readWeeks(db, listId, state.window) : null,
    pages: pages.map(({ page, clicks, impressions }) => ({ page, clicks, impressions })),
  };
  return { facts, unbrandedClicks: counted.unbrandedClicks, hasPriced: counted.hasPriced };
}

async function readCounted(db: Queryable, asked: Asked) {
  const queries = await readQueries(db, asked.listId, asked.state.window);
  const searches = await readSearches(db, asked, queries);
  return {
    site: fitRates(queries, asked),
    searches: packRows(searches),
    unbrandedClicks: countUnbrandedClicks(searches),
    hasPriced: searches.some(isPriced),
  };
}

/** The list's click rates; fitted to the window if no import has provided any, since a connection needs none. */
function fitRates(queries: readonly QueryFigures[], { state, list }: Asked): SiteRates {
  const { startsOn, endsOn } = state.window;
  if (list.rates.curve.basis !== 'published' || startsOn === null) return list.rates;
  const counts = queries.flatMap(({ query, position, ...figures }) =>
    position === null || list.isBrand(query) ? [] : [{ ...figures, position }],
  );
  return {
    curve: fitSiteCurve(counts),
    isInflated: hasInflatedImpressions({ from: startsOn, to: endsOn }),
  };
}

async function readSearches(
  db: Queryable,
  { listId, state, list }: Asked,
  queries: readonly QueryFigures[],
): Promise<MoveSearchFacts[]> {
  const places = new Map(queries.map(({ query, position }) => [query, position]));
  const pairs = state.hasDays ? await readPairs(db, listId, state.window, { leastImpressions }) : [];
  const rows: (Omit<PairFigures, 'page'> & { page: string | null })[] =
    pairs.length > 0
      ? pairs
      : queries
          .filter(({ impressions }) => impressions >= leastImpressions)
          .map((query) => ({ ...query, page: null }));
  const ids = [...new Set(rows.flatMap(({ keywordId }) => keywordId ?? []))];
  const known = await readKnownSearches(db, { listId, ids, list });
  return rows.flatMap(({ query, keywordId, page, ...figures }) => {
    const keyword = keywordId === null ? undefined : known.get(keywordId);
    if (keyword?.isHidden) return [];
    return {
      ...figures,
      ...viewKeyword(keyword),
      id: keywordId,
      text: query,
      page: page ?? keyword?.page ?? null,
      isBrand: list.isBrand(query),
      sitePosition: places.get(query) ?? null,
    };
  });
}

function viewKeyword(keyword: KnownSearch | undefined) {
  return {
    rank: keyword?.rank ?? null,
    topic: keyword?.topic ?? null,
    intent: keyword?.intent ?? null,
    facts: keyword?.facts ?? unknownFacts,
  };
}

/** Searches of an earlier window with comparable click rates. */
async function readFormer(
  db: Queryable,
  listId: number,
  { period, window }: { period: 'previous' | 'year_ago'; window: EarlierWindow | null },
): Promise<PackedMoveFacts['former']> {
  if (window === null || window.impressionBreak !== null) return [];
  const pairs = await readPairs(db, listId, window, { leastImpressions });
  const searches = pairs.flatMap(({ query, page, impressions, clicks, position }): FormerSearch[] =>
    position === null ? [] : [{ text: query, page, impressions, clicks, position }],
  );
  return searches.length > 0 ? [{ period, searches: packRows(searches) }] : [];
}

async function readWeeks(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<PackedMoveFacts['weeks']> {
  const { weeks: pageWeeks, pages } = await readPageWeeks(db, listId, window, pastWeeks.page);
  const packedPages = packRows(pages);
  const { weeks: pairWeeks, pairs } = await readPairWeeks(db, listId, window, pastWeeks.pair);
  return { pageWeeks, pages: packedPages, pairWeeks, pairs: packRows(pairs) };
}
