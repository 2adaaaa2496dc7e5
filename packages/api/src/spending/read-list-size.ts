import type { Queryable } from '@keydence/db';
import { sql } from 'drizzle-orm';
import { isIncomplete } from '../keyword-lists/find-incomplete.ts';
import { mostPageChecks } from '../refreshes/find-doubtful.ts';

/** Keyword counts on which the price of an action depends. */
export interface ListSize {
  tracked: number;
  /** Keywords with the site in the top 100. */
  ranked: number;
  /** Keywords whose result pages a ranking check reads in any case. */
  doubtful: number;
  /** Keywords with unknown intent or difficulty that no source was asked for. */
  incomplete: number;
}

export async function readListSize(db: Queryable, listId: number): Promise<ListSize> {
  const [row] = await db.execute<Record<keyof ListSize, number>>(sql`
    select count(*)::int as tracked, (count(*) filter (where rank_absolute is not null))::int as ranked,
      (count(*) filter (where rank_absolute is null and (last_ranking_check is null or search_volume is null)))::int
        as doubtful,
      (count(*) filter (where ${isIncomplete(listId)}))::int as incomplete
    from keyword_rankings r where list_id = ${listId}`);
  const { tracked = 0, ranked = 0, doubtful = 0, incomplete = 0 } = row ?? {};
  return { tracked, ranked, doubtful: Math.min(doubtful, mostPageChecks), incomplete };
}
