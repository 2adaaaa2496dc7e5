import { type Queryable, schema } from '@keydence/db';
import { estimateVisits, localDay, type MeasuredSite } from '@keydence/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { findListTimeZone } from '../access/find-time-zone.ts';
import { countRanks } from './count-ranks.ts';

/**
 * Visits of the own site and of its active competitors on the tracked keywords, with the day of
 * their ranks. Leaves out a competitor whose keywords were never collected, since its visits are
 * unknown.
 */
export async function measureSites(db: Queryable, listId: number, day: string): Promise<MeasuredSite[]> {
  const { competitors } = schema;
  const known = await db
    .select({ id: competitors.id, refreshedAt: competitors.lastRefreshedAt })
    .from(competitors)
    .where(
      and(
        eq(competitors.listId, listId),
        eq(competitors.isActive, true),
        isNull(competitors.deletedAt),
        isNotNull(competitors.lastRefreshedAt),
      ),
    )
    .orderBy(competitors.domainName);
  const timeZone = await findListTimeZone(db, listId);
  const ids = known.map(({ id }) => id);
  const ranks = await countRanks(db, listId, ids);
  const visitsOf = (id: string | null) => Math.round(estimateVisits(ranks.get(id) ?? []));
  const theirs = known.map(({ id, refreshedAt }) => {
    const collectedOn = refreshedAt && localDay(refreshedAt, timeZone);
    return { id, visits: visitsOf(id), ranksOf: collectedOn === day ? null : collectedOn };
  });
  return [{ id: null, visits: visitsOf(null), ranksOf: null }, ...theirs];
}
