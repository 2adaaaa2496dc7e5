import { schema } from '@keydence/db';
import type { Competitor, UpdateCompetitorInput } from '@keydence/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import type { CompetitorContext } from './access.ts';
import { getCompetitor } from './get-competitor.ts';
import { scoreCompetitorGaps } from './score-gaps.ts';

/** Changes the name, the value proposition or whether it counts; fields that are left out stay. */
export async function updateCompetitor(
  { services, competitor }: CompetitorContext,
  { displayName, valueProp, isActive }: UpdateCompetitorInput,
): Promise<Competitor> {
  const { competitors } = schema;
  const { id, listId } = competitor;
  const { db } = services.database;
  const change = {
    ...(displayName !== undefined && { displayName }),
    ...(valueProp !== undefined && { valueProp }),
    ...(isActive !== undefined && { isActive }),
  };
  if (Object.keys(change).length === 0) return getCompetitor(db, competitor);
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(competitors)
      .set(change)
      .where(and(eq(competitors.listId, listId), eq(competitors.id, id), isNull(competitors.deletedAt)))
      .returning({ id: competitors.id });
    if (changed.length === 0) throw notFound();
    // While it was inactive its gaps were not kept up with our rankings.
    if (isActive) await scoreCompetitorGaps(tx, { listId, competitorId: id });
    await bumpListVersion(tx, listId);
    return getCompetitor(tx, competitor);
  });
}
