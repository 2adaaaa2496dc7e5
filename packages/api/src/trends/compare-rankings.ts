import type { Queryable } from '@keydence/db';
import {
  collectMoves,
  type MoveCollector,
  type MovedIds,
  type RankChanges,
  type RankMonth,
  readRank,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';

/** Keywords whose history is read per statement. */
const batchSize = 5_000;
/** Days before the earlier report within which a rank still counts for it. */
const lookBackDays = 31;
const dayMs = 86_400_000;

interface Row extends Record<string, unknown> {
  id: string;
  keywordText: string;
  searchVolume: number | null;
  month: string | null;
  ranks: Uint8Array | null;
}

interface Span {
  /** The day of the earlier report, `YYYY-MM-DD`. */
  since: string;
  until: string;
}

/** Rank changes of all keywords of a list since an earlier report, from the rank history only. */
export async function compareRankings(
  db: Queryable,
  listId: number,
  span: Span,
): Promise<{ ranks: RankChanges; movedIds: MovedIds }> {
  const moves = collectMoves();
  const [list] = await db.execute<{ next: string }>(
    sql`select next_keyword_id as next from keyword_lists where id = ${listId}`,
  );
  const next = Number(list?.next ?? 1);
  for (let first = 1; first < next; first += batchSize) {
    addBatch(moves, await readBatch(db, listId, { ...span, first }), span);
  }
  return { ranks: moves.result(), movedIds: moves.movedIds() };
}

function readBatch(
  db: Queryable,
  listId: number,
  { since, until, first }: Span & { first: number },
): Promise<Iterable<Row>> {
  const oldest = firstKnownDay(since);
  return db.execute<Row>(sql`
    select k.id, k.keyword_text as "keywordText", k.search_volume as "searchVolume",
      to_char(m.month, 'YYYY-MM') as month, m.ranks
    from tracked_keywords k
    left join ranking_months m on m.list_id = ${listId} and m.keyword_id = k.id
      and m.month >= date_trunc('month', ${oldest}::date) and m.month <= ${until}::date
    where k.list_id = ${listId} and k.id >= ${first} and k.id < ${first + batchSize}
    order by k.id`);
}

const firstKnownDay = (since: string) =>
  new Date(Date.parse(since) - lookBackDays * dayMs).toISOString().slice(0, 10);

function addBatch(moves: MoveCollector, rows: Iterable<Row>, { since, until }: Span): void {
  const keywords = new Map<string, { row: Row; months: RankMonth[] }>();
  for (const row of rows) {
    const keyword = keywords.get(row.id) ?? { row, months: [] };
    keywords.set(row.id, keyword);
    if (row.month && row.ranks) keyword.months.push({ month: row.month, ranks: row.ranks });
  }
  const oldest = firstKnownDay(since);
  for (const { row, months } of keywords.values()) {
    moves.add({
      id: Number(row.id),
      keywordText: row.keywordText,
      searchVolume: row.searchVolume,
      before: readRank(months, { after: oldest, until: since }),
      now: readRank(months, { after: since, until }),
    });
  }
}
