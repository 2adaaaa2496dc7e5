import type { RankedKeyword } from '@keydence/domain';
import type { RankedItem } from './answer-schemas.ts';
import { toSourceKeyword } from './map-keyword.ts';
import { parseProviderTime } from './provider-time.ts';
import { toAbsolutePlace, toPlace, toResults } from './read-figure.ts';

/**
 * Maps a ranking. Null for an element that is not an organic result (a featured snippet repeats its
 * keyword with rank 1), and for one without its page, its time
 * or a place among the results that are checked.
 */
export function toRankedKeyword({
  keyword_data: data,
  ranked_serp_element: element,
}: RankedItem): RankedKeyword | null {
  const { serp_item: item, se_results_count: resultsCount } = element;
  const checkedAt = parseProviderTime(element.last_updated_time);
  const rankGroup = toPlace(item.rank_group ?? item.rank_absolute);
  if (item.type !== 'organic' || !rankGroup || !item.url || !checkedAt) return null;
  return {
    keyword: toSourceKeyword(data, {
      types: element.serp_item_types,
      difficulty: element.keyword_difficulty,
    }),
    ranking: {
      rankGroup,
      rankAbsolute: toAbsolutePlace(item.rank_absolute, rankGroup),
      url: item.url,
      title: item.title ?? null,
      description: item.description ?? null,
      resultsCount: toResults(resultsCount),
      checkedAt,
    },
  };
}
