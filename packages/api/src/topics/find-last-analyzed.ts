import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

export interface LastAnalyzed {
  volume: number;
  id: number;
}

/** SQL condition: keyword `k` is past the limit. */
export function isPastLimit({ volume, id }: LastAnalyzed) {
  return sql`(coalesce(k.search_volume, 0), -k.id) < (${volume}::int, ${-id}::bigint)`;
}

/**
 * The last of the first `most` keywords by volume, then by id, because most Search Console lists have no volumes; null
 * if the list has at most that many.
 */
export async function findLastAnalyzed(
  db: Services['database']['db'],
  listId: number,
  most: number,
): Promise<LastAnalyzed | null> {
  const [row] = await db.execute<{ volume: number; id: string }>(sql`
    select coalesce(search_volume, 0) as volume, id from tracked_keywords where list_id = ${listId}
    order by coalesce(search_volume, 0) desc, id offset ${most - 1} limit 1`);
  return row ? { volume: row.volume, id: Number(row.id) } : null;
}
