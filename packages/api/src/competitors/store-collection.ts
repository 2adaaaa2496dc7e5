import type { Transaction } from '@keydence/db';
import { notFound } from '../access.ts';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import type { CompetitorCollection } from './collect-competitor.ts';
import { scoreCompetitorGaps } from './score-gaps.ts';
import { storeCompetitorKeywords } from './store-competitor-keywords.ts';
import { countRanked, storeMetrics } from './store-competitors.ts';

/**
 * Writes what was collected of a competitor, scores its gaps and marks the list as changed. What an incomplete
 * collection does not tell stays as it was. AppError('not_found') when the competitor is no longer tracked.
 */
export async function storeCollection(
  tx: Transaction,
  services: Services,
  {
    listId,
    competitorId,
    collection,
  }: { listId: number; competitorId: string; collection: CompetitorCollection },
): Promise<void> {
  const { items, isComplete, figures } = collection;
  const target = { listId, competitorId };
  const isTracked = await storeCompetitorKeywords(tx, target, {
    items,
    isPart: !isComplete,
    now: services.now(),
  });
  if (!isTracked) throw notFound();
  if (figures) {
    const ours = { organicKeywordsCount: await countRanked(tx, listId) };
    await storeMetrics(tx, services, { ...target, ours, figures });
  }
  await scoreCompetitorGaps(tx, target);
  await bumpListVersion(tx, listId);
}
