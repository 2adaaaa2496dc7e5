import type { Queryable } from '@keydence/db';
import { type RankState, rankStateOf } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';

/** A keyword that the domain tracks, and its rank. */
export interface OwnKeyword {
  keywordId: string;
  /** The organic rank. */
  rankGroup: number | null;
  rankAbsolute: number | null;
  /** Null before the first rank check. */
  lastRankingCheck: Date | null;
  rankState: RankState;
  rankDepth: number | null;
}

interface OwnRow extends Record<string, unknown> {
  id: string;
  kw_hash: string;
  rank_group: number | null;
  rank_absolute: number | null;
  last_ranking_check: string | null;
  rank_depth: number | null;
  rank_check_failed_at: string | null;
}

/**
 * Keywords of the list with the hashed texts, by hash. An equality on the text could use the
 * trigram index.
 */
export async function findOwnKeywords(
  db: Queryable,
  listId: number,
  hashes: readonly bigint[],
): Promise<Map<bigint, OwnKeyword>> {
  if (hashes.length === 0) return new Map();
  const wanted = sql.join(
    hashes.map((hash) => sql`${hash}::bigint`),
    sql`, `,
  );
  const rows = await db.execute<OwnRow>(sql`
    select k.id, k.kw_hash, r.rank_group, r.rank_absolute, r.last_ranking_check, r.rank_depth, r.rank_check_failed_at
    from tracked_keywords k
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash in (${wanted})`);
  return new Map(
    rows.map((row) => [
      BigInt(row.kw_hash),
      { keywordId: encodeKeywordId({ listId, id: Number(row.id) }), ...viewRank(row) },
    ]),
  );
}

function viewRank(row: OwnRow): Omit<OwnKeyword, 'keywordId'> {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  const lastRankingCheck = toDate(row.last_ranking_check);
  const checkFailedAt = toDate(row.rank_check_failed_at);
  return {
    rankGroup: row.rank_group,
    rankAbsolute: row.rank_absolute,
    lastRankingCheck,
    rankState: rankStateOf({ rank: row.rank_absolute, lastRankingCheck, checkFailedAt }),
    rankDepth: row.rank_depth,
  };
}
