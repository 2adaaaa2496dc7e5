import type { DatabaseHandle } from '@keydence/db';
import type { KeywordSortKey } from '@keydence/domain';
import { type CountedList, countKeywords } from './count-keywords.ts';

/**
 * The default order of a list: by search volume, or by Search Console's clicks if fewer than half
 * of the keywords have a volume.
 */
export async function findDefaultSort(
  pools: Pick<DatabaseHandle, 'indexSql'>,
  list: CountedList,
): Promise<KeywordSortKey> {
  const [counted] = await pools.indexSql<{ list_id: number }[]>`
    select list_id from site_rates where list_id = ${list.id}`;
  if (!counted) return 'search_volume';
  const known = await countKeywords(pools, list, { minSearchVolume: 0 });
  return known * 2 < list.keywordCount ? 'clicks' : 'search_volume';
}
