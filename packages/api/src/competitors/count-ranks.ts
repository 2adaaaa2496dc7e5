import type { Queryable } from '@keydence/db';
import { lastCheckedRank, type RankCount } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';

interface RankRow extends Record<string, unknown>, RankCount {
  competitorId: string | null;
}

/**
 * Keywords and search volumes by rank, of the list's own site (null) and of competitors. Both use
 * the volumes of the own list, so that a keyword weighs the same for every site.
 */
export async function countRanks(
  db: Queryable,
  listId: number,
  competitorIds: readonly string[],
): Promise<Map<string | null, RankCount[]>> {
  const theirRank = competitorRankSql('c');
  const ids = `{${competitorIds.join(',')}}`;
  const rows = await db.execute<RankRow>(sql`
    select null as "competitorId", rank_group as rank, count(*)::int as keywords,
      sum(search_volume)::float8 as searches
    from keyword_rankings
    where list_id = ${listId} and search_volume is not null and rank_group between 1 and ${lastCheckedRank}
    group by rank_group
    union all
    select c.competitor_id::text, ${theirRank}, count(*)::int, sum(k.search_volume)::float8
    from competitor_keywords c
    join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
    where c.list_id = ${listId} and c.competitor_id = any(${ids}::uuid[]) and k.search_volume is not null
      and ${theirRank} between 1 and ${lastCheckedRank}
    group by c.competitor_id, ${theirRank}`);
  const ranks = new Map<string | null, RankCount[]>();
  for (const { competitorId, ...count } of rows) {
    const known = ranks.get(competitorId);
    if (known) known.push(count);
    else ranks.set(competitorId, [count]);
  }
  return ranks;
}
