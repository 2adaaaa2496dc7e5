import type { DatabaseHandle } from '@keydence/db';
import { hasColumnFilter, isTextScan } from '../keyword-lists/build-keyword-filter.ts';
import {
  buildFoundCount,
  buildFoundIds,
  buildKeywordIds,
  buildWalkedIds,
} from '../keyword-lists/build-keyword-ids.ts';
import { buildKeywordPage, buildKeywordRows, type Statement } from '../keyword-lists/build-keyword-page.ts';
import {
  countWalked,
  type KeywordPage,
  type KeywordSelection,
  readWindow,
} from '../keyword-lists/build-keyword-walk.ts';
import { type CountedList, countKeywords } from '../keyword-lists/count-keywords.ts';
import type { KeywordRow } from './keyword-view.ts';

type ListPools = Pick<DatabaseHandle, 'listSql' | 'indexSql'>;

/**
 * Scanned entries above which a filter may be so narrow that another index finds its rows sooner:
 * the plan depends on the values.
 */
const entriesWalked = 10_000;

interface ReadPage {
  /** Number of keywords that match the filter. */
  total: number;
  rows: KeywordRow[];
}

type WalkedPage = Omit<KeywordPage, 'total' | 'size'>;
type WantedPage = KeywordSelection & Pick<KeywordPage, 'offset' | 'limit'>;

/** A page whose filter has no look-up, along the index of its sort key. */
export async function walkKeywordPage(
  pools: ListPools,
  list: CountedList,
  wanted: WalkedPage,
): Promise<ReadPage> {
  const total = await countKeywords(pools, list, wanted.filter);
  if (wanted.offset >= total) return { total, rows: [] };
  const page = { ...wanted, total, size: list.keywordCount };
  if (!hasColumnFilter(page.filter) || countWalked(page) <= entriesWalked) {
    return { total, rows: await send<KeywordRow>(pools.indexSql, buildKeywordPage(page)) };
  }
  const walked = await send<{ id: string }>(pools.listSql, buildWalkedIds(page));
  const ids = walked.map(({ id }) => id);
  return {
    total,
    rows: await readRows(pools, page.listId, readWindow(page).isReversed ? ids.reverse() : ids),
  };
}

/** A page that is looked up by text, tag or topic, or sorted by Search Console's counts. */
export async function findKeywordPage(pools: ListPools, wanted: WantedPage): Promise<ReadPage> {
  const { total, ids } = await (isTextScan(wanted.filter) ? scanTexts : findIds)(pools, wanted);
  return { total, rows: await readRows(pools, wanted.listId, ids) };
}

interface FoundIds {
  total: number;
  ids: string[];
}

/** An index finds the rows once, for the total and for the page. */
async function findIds({ listSql }: ListPools, wanted: WantedPage): Promise<FoundIds> {
  const [found] = await send<FoundIds>(listSql, buildFoundIds(wanted));
  return found ?? { total: 0, ids: [] };
}

/**
 * A scan may match most of a large list: each of two statements runs in parallel processes, and
 * neither materializes its result.
 */
async function scanTexts({ listSql }: ListPools, wanted: WantedPage): Promise<FoundIds> {
  const [[counted], found] = await Promise.all([
    send<{ total: number }>(listSql, buildFoundCount(wanted)),
    send<{ id: string }>(listSql, buildKeywordIds(wanted, wanted)),
  ]);
  return { total: counted?.total ?? 0, ids: found.map(({ id }) => id) };
}

async function readRows(
  { indexSql }: ListPools,
  listId: number,
  ids: readonly string[],
): Promise<KeywordRow[]> {
  if (ids.length === 0) return [];
  return send<KeywordRow>(indexSql, buildKeywordRows(listId, ids.map(Number)));
}

async function send<Row extends object>(
  sql: DatabaseHandle['sql'],
  { text, values }: Statement,
): Promise<Row[]> {
  return sql.unsafe<Row[]>(text, values, { prepare: true });
}
