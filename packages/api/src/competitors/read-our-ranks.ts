import type { Queryable } from '@keydence/db';
import { type RankState, rankStateOf } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { hashTexts } from '../keyword-lists/hash-texts.ts';

/** Our rank for a tracked keyword, and the facts of a check that did not find us. */
export interface OurRank {
  rank: number | null;
  state: RankState;
  /** Number of results that the check has read; null for the default depth. */
  depth: number | null;
}

interface Row extends Record<string, unknown> {
  keyword: string;
  rank: number | null;
  checkedAt: string | null;
  failedAt: string | null;
  depth: number | null;
}

/** Our ranks for those of these keywords that we track. */
export async function readOurRanks(
  db: Queryable,
  listId: number,
  texts: readonly string[],
): Promise<Map<string, OurRank>> {
  if (texts.length === 0) return new Map();
  const rows = await db.execute<Row>(sql`
    select k.keyword_text as keyword, r.rank_group as rank, r.last_ranking_check as "checkedAt",
      r.rank_check_failed_at as "failedAt", r.rank_depth as depth
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash = ${hashTexts(texts)}`);
  return new Map(
    [...rows].map(({ keyword, rank, checkedAt, failedAt, depth }) => [
      keyword,
      {
        rank,
        state: rankStateOf({ rank, lastRankingCheck: toDate(checkedAt), checkFailedAt: toDate(failedAt) }),
        depth,
      },
    ]),
  );
}

const toDate = (time: string | null) => (time === null ? null : new Date(time));
