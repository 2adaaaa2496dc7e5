import { lastCheckedRank, type RankCheck, type SourceSearchPage } from '@keydence/domain';
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

/** Where a site, or a subdomain of it, stands on the page; null where the page does not say when it was read. */
export function toRankCheck(domainName: string, keywordText: string, page: SearchPage): RankCheck | null {
  const read = toSearchPage(page);
  if (!read) return null;
  const { checkedAt, resultsCount } = read;
  const own = read.results.find(({ domainName: name }) => `.${name}`.endsWith(`.${domainName}`));
  const ranking = own && {
    rankGroup: own.rankGroup,
    rankAbsolute: own.rankAbsolute,
    url: own.url,
    title: own.title,
    description: own.description,
    resultsCount,
    checkedAt,
  };
  return { keywordText, checkedAt, ranking: ranking ?? null };
}
