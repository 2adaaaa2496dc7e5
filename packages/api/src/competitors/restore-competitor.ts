import { schema } from '@keydence/db';
import type { Competitor } from '@keydence/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { writeInTurn } from '../keyword-lists/write-in-turn.ts';
import type { CompetitorContext } from './access.ts';
import { getCompetitor } from './get-competitor.ts';
import { requireRoom } from './require-room.ts';
import { scoreCompetitorGaps } from './score-gaps.ts';

/**
 * Undoes a deletion: the competitor is as before, with gaps against today's rankings. Idempotent.
 */
export async function restoreCompetitor({
  services,
  domain,
  competitor,
}: CompetitorContext): Promise<Competitor> {
  const { competitors } = schema;
  const { id, listId } = competitor;
  return writeInTurn(services, domain.id, async (tx) => {
    await bumpListVersion(tx, listId);
    const restored = await tx
      .update(competitors)
      .set({ deletedAt: null })
      .where(and(eq(competitors.listId, listId), eq(competitors.id, id), isNotNull(competitors.deletedAt)))
      .returning({ id: competitors.id });
    if (restored.length > 0) {
      await scoreCompetitorGaps(tx, { listId, competitorId: id });
      await requireRoom(tx, listId);
    }
    return getCompetitor(tx, competitor);
  });
}
