import type { DatabaseHandle } from '@keydence/db';
import type { GapMatrix } from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import { selectGapSites } from '../gains/build-gap-count.ts';

export type GapSite = GapMatrix['competitors'][number];

/**
 * The competitors to compare, the largest overlap first: those with the ids, else as many of the
 * active ones as fit. AppError('not_found') for an id that is not of an active competitor of the
 * list.
 */
export async function readGapSites(
  { db }: Pick<DatabaseHandle, 'db'>,
  listId: number,
  competitorIds: readonly string[],
): Promise<GapSite[]> {
  const ids = [...new Set(competitorIds.map((id) => id.toLowerCase()))];
  if (!ids.every(isId)) throw notFound();
  const sites = await db.execute<GapSite & Record<string, unknown>>(selectGapSites(listId, ids));
  if (sites.length < ids.length) throw notFound();
  return sites.map(({ id, domainName, displayName }) => ({ id, domainName, displayName }));
}
