import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { encodeKeywordId } from '../keywords/encode-keyword-id.ts';

/** A keyword that the domain tracks itself, and where it ranks. */
export interface OwnKeyword {
  keywordId: string;
  rankAbsolute: number | null;
  /** Null when nobody has looked. */
  lastRankingCheck: Date | null;
}

interface OwnRow extends Record<string, unknown> {
  id: string;
  kw_hash: string;
  rank_absolute: number | null;
  last_ranking_check: string | null;
}

/** Those of the hashed texts that the list has, by hash. An equality on the text could take the trigram index. */
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
    select k.id, k.kw_hash, r.rank_absolute, r.last_ranking_check
    from tracked_keywords k
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash in (${wanted})`);
  return new Map(
    rows.map(({ id, kw_hash, rank_absolute, last_ranking_check }) => [
      BigInt(kw_hash),
      {
        keywordId: encodeKeywordId({ listId, id: Number(id) }),
        rankAbsolute: rank_absolute,
        lastRankingCheck: last_ranking_check === null ? null : new Date(last_ranking_check),
      },
    ]),
  );
}
