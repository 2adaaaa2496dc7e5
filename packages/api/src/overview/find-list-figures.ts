import type { DatabaseHandle } from '@keydence/db';
import { createListMemory } from '../list-memory.ts';
import { type KnownCounts, type ListFigures, noFigures, readKnownFigures } from './read-list-figures.ts';

/** Lists whose counts stay in a process. */
const maxKept = 1_000;

const keptCounts = createListMemory<KnownCounts>(maxKept);

/**
 * The list's figures as they stand. What is counted over its rows grows with the list, so a process keeps the counts,
 * and counts again once the list or its active competitors are others.
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
