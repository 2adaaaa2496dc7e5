import type { DatabaseHandle } from '@keydence/db';
import { type GapMatrix, maxGapSites } from '@keydence/domain';
import { isId, notFound } from '../access.ts';

export type GapSite = GapMatrix['competitors'][number];

/**
 * The competitors to set side by side, largest overlap first: those with the ids, else as many of the active ones as
 * fit. AppError('not_found') when an id is of no active competitor of the list.
 */
export async function readGapSites(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  listId: number,
  competitorIds: readonly string[],
): Promise<GapSite[]> {
  const ids = new Set(competitorIds.map((id) => id.toLowerCase()));
  if (![...ids].every(isId)) throw notFound();
  const sites = await sql<GapSite[]>`
    select c.id, c.domain_name as "domainName", c.display_name as "displayName"
    from competitors c
    left join lateral (
      select m.overlap_permille from competitor_metrics m
      where m.list_id = ${listId} and m.competitor_id = c.id
      order by m.metric_date desc limit 1) newest on true
    where c.list_id = ${listId} and c.is_active and c.deleted_at is null
      ${ids.size > 0 ? sql`and c.id in ${sql([...ids])}` : sql``}
    order by newest.overlap_permille desc nulls last, c.domain_name
    limit ${maxGapSites}`;
  if (sites.length < ids.size) throw notFound();
  return sites;
}
