import { type RankedKeyword, SourceError } from '@keydence/domain';
import { countRanked } from '../competitors/store-competitors.ts';
import type { Services } from '../context.ts';

/**
 * Refuses a collection without any ranking for a list that has some: an empty response is far more
 * often a fault of the source than a site that has lost all rankings. AppError('source_failed').
 */
export async function requireRankings(
  { database }: Pick<Services, 'database'>,
  listId: number,
  ranked: readonly RankedKeyword[],
): Promise<void> {
  if (ranked.length > 0 || (await countRanked(database.db, listId)) === 0) return;
  throw new SourceError(
    'upstream',
    'The search-data source has no rankings at all for a site that had some. Nothing was changed.',
  );
}
