import type { DatabaseHandle } from '@keydence/db';
import { createListMemory } from '../list-memory.ts';
import { type KnownCounts, type ListFigures, noFigures, readKnownFigures } from './read-list-figures.ts';

/** Lists whose counts a process caches. */
const maxKept = 1_000;

const keptCounts = createListMemory<KnownCounts>(maxKept);

/**
 * The list's current figures. Counting its rows takes longer as the list grows, so a process caches the counts until
 * the list or its active competitors change.
 */
export async function findListFigures({ db, owner }: DatabaseHandle, listId: number): Promise<ListFigures> {
  const found = await readKnownFigures(db, listId, keptCounts.find(owner, listId));
  if (!found) {
    keptCounts.forget(owner, listId);
    return noFigures;
  }
  const { state, figures } = found;
  const { keywordOpportunities, competitorGaps } = figures;
  keptCounts.keep(owner, listId, { state, keywordOpportunities, competitorGaps });
  return figures;
}
