import type { Queryable } from '@keydence/db';
import {
  addRows,
  countUnbrandedClicks,
  type FormerSearch,
  fitSiteCurve,
  hasInflatedImpressions,
  type MoveSearchFacts,
  type PackedMoveFacts,
  type PackedRows,
  packRows,
  type QueryCount,
  type SiteRates,
} from '@keydence/domain';
import type { SQL } from 'drizzle-orm';
import type { ConsoleState, EarlierWindow } from '../console-facts/find-console-state.ts';
import { readBatches } from '../console-facts/read-batches.ts';
import {
  type PairFigures,
  pairsOf,
  type QueryFigures,
  queriesOf,
  readPages,
} from '../console-facts/read-figures.ts';
import { readPageWeeks, readPairWeeks } from '../console-facts/read-weeks.ts';
import type { ConsoleWindow } from '../console-facts/select-window.ts';
import type { ListRates } from '../gains/find-site-rates.ts';
import { isPriced, type KnownSearch, readKnownSearches, unknownFacts } from './read-search-facts.ts';

/** Minimum impressions of a pair of query and page; fewer are ignored. */
const leastImpressions = 10;
/** Weeks of history of a page: all 16 months that Search Console keeps. And of pairs in the search for competing pages. */
const pastWeeks = { page: 69, pair: 8 };

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

/** Searches of the window, with what is added up over all of them. */
interface Counted {
  searches: PackedMoveFacts['searches'];
  unbrandedClicks: number;
  hasPriced: boolean;
}

async function readCounted(db: Queryable, asked: Asked): Promise<Counted & { site: SiteRates }> {
  const { listId, state } = asked;
  const { site, places } = await readSite(db, asked);
  const pairs = state.hasDays ? pairsOf(listId, state.window, { leastImpressions }) : null;
  const counted = pairs && (await readSearches(db, asked, { statement: pairs, places }));
  if (counted) return { site, ...counted };
  const queries = queriesOf(listId, state.window);
  const byQuery = await readSearches(db, asked, { statement: queries, places });
  return { site, ...(byQuery ?? { searches: packRows([]), unbrandedClicks: 0, hasPriced: false }) };
}

/**
 * Positions of all queries, and the list's click rates: fitted to the window if no import has provided any, since a
 * connection needs none.
 */
async function readSite(
  db: Queryable,
  { listId, state, list }: Asked,
): Promise<{ site: SiteRates; places: Map<string, number | null> }> {
  const { startsOn, endsOn } = state.window;
  const isFitted = list.rates.curve.basis === 'published' && startsOn !== null;
  const read = await readBatches<QueryFigures, { counts: QueryCount[]; places: Map<string, number | null> }>(
    db,
    queriesOf(listId, state.window),
    async (batches) => {
      const counts: QueryCount[] = [];
      const places = new Map<string, number | null>();
      for await (const rows of batches) {
        for (const { query, clicks, impressions, position } of rows) {
          places.set(query, position);
          if (isFitted && position !== null && !list.isBrand(query))
            counts.push({ clicks, impressions, position });
        }
      }
      return { counts, places };
    },
  );
  if (!isFitted) return { site: list.rates, places: read.places };
  const isInflated = hasInflatedImpressions({ from: startsOn, to: endsOn });
  return { site: { curve: fitSiteCurve(read.counts), isInflated }, places: read.places };
}

type SearchRow = Omit<PairFigures, 'page'> & { page?: string };

/** The searches of a statement for pairs or queries; null if it has no rows. */
function readSearches(
  db: Queryable,
  { listId, list }: Asked,
  { statement, places }: { statement: SQL; places: ReadonlyMap<string, number | null> },
): Promise<Counted | null> {
  return readBatches<SearchRow, Counted | null>(db, statement, async (batches, tx) => {
    const counted: Counted = { searches: packRows([]), unbrandedClicks: 0, hasPriced: false };
    let hasRows = false;
    for await (const batch of batches) {
      hasRows = true;
      const rows = batch.filter(({ impressions }) => impressions >= leastImpressions);
      const ids = [...new Set(rows.flatMap(({ keywordId }) => keywordId ?? []))];
      const known = await readKnownSearches(tx, { listId, ids, list });
      const searches = rows.flatMap(({ query, keywordId, page, ...figures }): MoveSearchFacts[] => {
        const keyword = keywordId === null ? undefined : known.get(keywordId);
        if (keyword?.isHidden) return [];
        return [
          {
            ...figures,
            ...viewKeyword(keyword),
            id: keywordId,
            text: query,
            page: page ?? keyword?.page ?? null,
            isBrand: list.isBrand(query),
            sitePosition: places.get(query) ?? null,
          },
        ];
      });
      addRows(counted.searches, searches);
      counted.unbrandedClicks += countUnbrandedClicks(searches);
      counted.hasPriced ||= searches.some(isPriced);
    }
    return hasRows ? counted : null;
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
  const statement = pairsOf(listId, window, { leastImpressions });
  const searches = await readBatches<PairFigures, PackedRows<FormerSearch>>(
    db,
    statement,
    async (batches) => {
      const packed: PackedRows<FormerSearch> = packRows([]);
      for await (const rows of batches) addRows(packed, rows.flatMap(viewFormer));
      return packed;
    },
  );
  return searches.count > 0 ? [{ period, searches }] : [];
}

function viewFormer({ query, page, impressions, clicks, position }: PairFigures): FormerSearch[] {
  return position === null ? [] : [{ text: query, page, impressions, clicks, position }];
}

async function readWeeks(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<PackedMoveFacts['weeks']> {
  const { weeks: pageWeeks, pages } = await readPageWeeks(db, listId, window, pastWeeks.page);
  const packedPages = packRows(pages);
  const { weeks: pairWeeks, pairs } = await readPairWeeks(db, listId, window, pastWeeks.pair);
  return { pageWeeks, pages: packedPages, pairWeeks, pairs };
}
