import type { Queryable } from '@keydence/db';
import { type SQL, sql } from 'drizzle-orm';
import { type ConsoleWindow, inWindow, rowsOf, sums } from './select-window.ts';

interface Figures {
  clicks: number;
  impressions: number;
  /** The mean over impressions; null without any. */
  position: number | null;
}

export interface PageFigures extends Figures {
  page: string;
}

export interface QueryFigures extends Figures {
  /** Normalized like the text of a keyword. */
  query: string;
  /** The keyword's number in the list; null if the list does not have it. */
  keywordId: number | null;
}

export interface PairFigures extends QueryFigures {
  page: string;
}

/** Figures of each page in a window, by page; the most clicks first. */
export async function readPages(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<PageFigures[]> {
  const rows = await db.execute<PageFigures & Record<string, unknown>>(sql`
    with summed as (
      select page_id, ${sums} from (${rowsOf(inWindow(listId, 'page', window))}) r group by page_id)
    select p.url as page, clicks, impressions, position
    from summed join console_pages p on p.list_id = ${listId}::int and p.id = page_id
    order by summed.clicks desc, summed.impressions desc, p.url`);
  return [...rows];
}

/**
 * Figures of each query in a window, by property; the most clicks first. Search Console withholds
 * rare searches.
 */
export async function readQueries(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<QueryFigures[]> {
  const rows = await db.execute<QueryFigures & Record<string, unknown>>(queriesOf(listId, window));
  return [...rows];
}

/** The statement of `readQueries`. */
export function queriesOf(listId: number, window: ConsoleWindow): SQL {
  return sql`
    with summed as (
      select query_id, ${sums} from (${rowsOf(inWindow(listId, 'query', window))}) r group by query_id)
    select q.query, k.id::float8 as "keywordId", clicks, impressions, position
    from summed join console_queries q on q.list_id = ${listId}::int and q.id = query_id
    left join tracked_keywords k on k.list_id = ${listId}::int and k.kw_hash = q.kw_hash
    order by summed.clicks desc, summed.impressions desc, q.query`;
}

interface PairChoice {
  /** Minimum impressions of a pair in the window. */
  leastImpressions: number;
}

/**
 * Figures of each page for each query in a window, by page; the most clicks first. Uploads have
 * none.
 */
export async function readPairs(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
  choice: PairChoice,
): Promise<PairFigures[]> {
  const rows = await db.execute<PairFigures & Record<string, unknown>>(pairsOf(listId, window, choice));
  return [...rows];
}

/** The statement of `readPairs`. */
export function pairsOf(listId: number, window: ConsoleWindow, { leastImpressions }: PairChoice): SQL {
  return sql`
    with summed as (
      select page_id, query_id, ${sums} from (${rowsOf(inWindow(listId, 'pair', window))}) r
      group by page_id, query_id having sum(impressions) >= ${leastImpressions})
    select p.url as page, q.query, k.id::float8 as "keywordId", clicks, impressions, position
    from summed join console_queries q on q.list_id = ${listId}::int and q.id = query_id
    join console_pages p on p.list_id = ${listId}::int and p.id = page_id
    left join tracked_keywords k on k.list_id = ${listId}::int and k.kw_hash = q.kw_hash
    order by summed.clicks desc, summed.impressions desc, q.query, p.url`;
}
