import { lastCheckedRank, type SourceSearchPage } from '@keydence/domain';
import type { SearchPage } from './answer-schemas.ts';
import { toSerpFeatures } from './map-keyword.ts';
import { parseProviderTime } from './provider-time.ts';

/** A search engine's page in our terms; null where the provider does not say when it was read. */
export function toSearchPage(page: SearchPage): SourceSearchPage | null {
  const checkedAt = parseProviderTime(page.datetime);
  if (!checkedAt) return null;
  const results = (page.items ?? []).flatMap((item) => {
    const { type, url, domain, rank_group: rankGroup, rank_absolute: rankAbsolute } = item;
    if (type !== 'organic' || !url || !domain || !rankGroup || rankGroup > lastCheckedRank) return [];
    return {
      rankGroup,
      rankAbsolute: rankAbsolute ?? rankGroup,
      domainName: domain.toLowerCase().replace(/^www\./, ''),
      url,
      title: item.title ?? '',
      description: item.description ?? '',
    };
  });
  return {
    checkedAt,
    resultsCount: page.se_results_count ?? null,
    serpFeatures: toSerpFeatures(page.item_types),
    results: results.sort((a, b) => a.rankGroup - b.rankGroup),
  };
}
