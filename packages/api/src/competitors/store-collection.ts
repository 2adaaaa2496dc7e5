import type { Transaction } from '@keydence/db';
import { notFound } from '../access.ts';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import type { CompetitorCollection } from './collect-competitor.ts';
import { scoreCompetitorGaps } from './score-gaps.ts';
import { storeCompetitorKeywords } from './store-competitor-keywords.ts';
import { countRanked, storeMetrics } from './store-competitors.ts';

/**
 * Stores the data collected about a competitor, scores its gaps and bumps the list version. Data
 * missing from an incomplete collection stays unchanged. AppError('not_found') if the competitor is
 * no longer tracked.
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
