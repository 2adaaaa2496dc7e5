import type { DatabaseHandle } from '@keydence/db';
import { type KnownCounts, type ListFigures, noFigures, readKnownFigures } from './read-list-figures.ts';

/** Lists whose counts stay in a process; the one that was not asked for longest goes first. */
const maxKept = 1_000;

const keptByOwner = new WeakMap<DatabaseHandle['owner'], Map<number, KnownCounts>>();

/**
 * The list's figures as they stand. What is counted over its rows grows with the list, so a process keeps the counts,
 * and counts again once the list or its active competitors are others.
 */
export async function findListFigures({ db, owner }: DatabaseHandle, listId: number): Promise<ListFigures> {
  const kept = keptByOwner.get(owner) ?? new Map<number, KnownCounts>();
  keptByOwner.set(owner, kept);
  const found = await readKnownFigures(db, listId, kept.get(listId));
  kept.delete(listId);
  if (!found) return noFigures;
  const { state, figures } = found;
  kept.set(listId, {
    state,
    keywordOpportunities: figures.keywordOpportunities,
    competitorGaps: figures.competitorGaps,
  });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return figures;
}
