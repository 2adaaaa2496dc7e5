import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { mostPageChecks } from '../refreshes/find-doubtful.ts';

/** What the price of an action on a list depends on, in keywords. */
export interface ListSize {
  tracked: number;
  /** The site ranks for them in the top 100. */
  ranked: number;
  /** A check of rankings would read their result pages, whatever else it finds. */
  doubtful: number;
}

export async function readListSize(db: Queryable, listId: number): Promise<ListSize> {
  const [row] = await db.execute<{ tracked: number; ranked: number; doubtful: number }>(sql`
    select count(*)::int as tracked, (count(*) filter (where rank_absolute is not null))::int as ranked,
      (count(*) filter (where rank_absolute is null and (last_ranking_check is null or search_volume is null)))::int
        as doubtful
    from keyword_rankings where list_id = ${listId}`);
  const { tracked = 0, ranked = 0, doubtful = 0 } = row ?? {};
  return { tracked, ranked, doubtful: Math.min(doubtful, mostPageChecks) };
}
