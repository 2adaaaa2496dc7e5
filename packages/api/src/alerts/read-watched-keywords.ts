import type { DatabaseHandle } from '@keydence/db';
import type { KeywordViewQuery, RankMonth, WatchedKeyword } from '@keydence/domain';
import { buildLookup, type KeywordFilter } from '../keyword-lists/build-keyword-filter.ts';
import { StatementParameters } from '../keyword-lists/collect-parameters.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import type { RuleRow } from './access.ts';

/** Keywords per query of the history. */
const batchSize = 5_000;

interface WatchedSet {
  listId: number;
  filter: KeywordFilter;
}

/** Filter that selects a rule's keywords from a list. */
export function filterOf(
  { keywordSet, tag }: Pick<RuleRow, 'keywordSet' | 'tag'>,
  view: KeywordViewQuery | null,
): KeywordFilter {
  if (keywordSet === 'tag') return tag === null ? {} : { tag };
  if (keywordSet === 'all' || view === null) return {};
  const { sortBy: _sortBy, sortOrder: _sortOrder, ...filter } = view;
  return filter;
}

/** Number of keywords in a set, counted up to `limit`. */
export async function countWatched(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  { listId, filter }: WatchedSet,
  limit: number,
): Promise<number> {
  const parameters = new StatementParameters();
  const { from, where } = buildLookup(filter, parameters.add(listId), parameters);
  const text = `select count(*)::int as n from (
    select 1 from ${from} where ${where} limit ${parameters.add(limit)}) as counted`;
  const [row] = await listSql.unsafe<{ n: number }[]>(text, parameters.values, { prepare: true });
  return row?.n ?? 0;
}

interface Row {
  id: string;
  keywordText: string;
  month: string | null;
  ranks: Uint8Array | null;
}

/** Keywords of a set with their rank history between two days (`YYYY-MM-DD`), in batches. */
export async function* readWatchedKeywords(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  set: WatchedSet,
  span: { from: string; until: string },
): AsyncGenerator<WatchedKeyword[]> {
  let after = 0;
  for (;;) {
    const { text, values } = buildBatch(set, span, after);
    const rows = await listSql.unsafe<Row[]>(text, values, { prepare: true });
    const keywords = new Map<string, WatchedKeyword & { months: RankMonth[] }>();
    for (const { id, keywordText, month, ranks } of rows) {
      const keywordId = encodeKeywordId({ listId: set.listId, id: Number(id) });
      const keyword = keywords.get(id) ?? { keywordId, keywordText, months: [] };
      keywords.set(id, keyword);
      if (month && ranks) keyword.months.push({ month, ranks });
    }
    if (keywords.size > 0) yield [...keywords.values()];
    if (keywords.size < batchSize) return;
    after = Number(rows.at(-1)?.id);
  }
}

function buildBatch({ listId, filter }: WatchedSet, span: { from: string; until: string }, after: number) {
  const parameters = new StatementParameters();
  const list = parameters.add(listId);
  const { from, where } = buildLookup(filter, list, parameters);
  const text = `
    with batch as materialized (
      select t.id, t.keyword_text from ${from} where ${where} and t.id > ${parameters.add(after)}
      order by t.id limit ${parameters.add(batchSize)})
    select b.id, b.keyword_text as "keywordText", to_char(m.month, 'YYYY-MM') as month, m.ranks
    from batch b
    left join ranking_months m on m.list_id = ${list} and m.keyword_id = b.id
      and m.month >= date_trunc('month', ${parameters.add(span.from)}::date) and m.month <= ${parameters.add(span.until)}::date
    order by b.id`;
  return { text, values: parameters.values };
}
