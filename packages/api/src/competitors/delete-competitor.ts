import { schema } from '@keydence/db';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { writeInTurn } from '../keyword-lists/write-in-turn.ts';
import type { CompetitorContext } from './access.ts';
import { lockCompetitor } from './lock-competitor.ts';

/** Milliseconds in which a deletion can be undone. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Stops tracking a competitor. It no longer counts, but its row stays for `restoreCompetitor`;
 * those deleted longer ago than `keptMs` are removed permanently, with their keywords and
 * snapshots.
 */
export async function deleteCompetitor({
  services,
  domain,
  competitor,
  requireUnchanged,
}: CompetitorContext): Promise<void> {
  const { competitors } = schema;
  const { id, listId } = competitor;
  const now = services.now();
  const ofList = eq(competitors.listId, listId);
  await writeInTurn(services, domain.id, async (tx) => {
    await lockCompetitor(tx, competitor);
    await requireUnchanged?.(tx);
    await tx
      .update(competitors)
      .set({ deletedAt: now })
      .where(and(ofList, eq(competitors.id, id)));
    const longAgo = new Date(now.getTime() - keptMs);
    await tx
      .delete(competitors)
      .where(and(ofList, isNotNull(competitors.deletedAt), lt(competitors.deletedAt, longAgo)));
    await bumpListVersion(tx, listId);
  });
}
