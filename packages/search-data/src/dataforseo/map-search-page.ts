import { lastCheckedRank, type RankCheck, type SourceSearchPage } from '@keydence/domain';
import { itemsOf, type SearchPage } from './answer-schemas.ts';
import { toSerpFeatures } from './map-keyword.ts';
import { readPageElements } from './map-page-elements.ts';
import { parseProviderTime } from './provider-time.ts';
import { toAbsolutePlace, toPlace, toResults } from './read-figure.ts';

/** Results on a search engine's first page. */
const topPlaces = 10;

/** Maps a search engine's page; null without its time. */
export function toSearchPage(page: SearchPage): SourceSearchPage | null {
  const checkedAt = parseProviderTime(page.datetime);
  if (!checkedAt) return null;
  const results = itemsOf(page).flatMap((item) => {
    const { type, url, domain } = item;
    const rankGroup = toPlace(item.rank_group);
    if (type !== 'organic' || !url || !domain || rankGroup === null) return [];
    return {
      rankGroup,
      rankAbsolute: toAbsolutePlace(item.rank_absolute, rankGroup),
      domainName: domain.toLowerCase().replace(/^www\./, ''),
      url,
      title: item.title ?? '',
      description: item.description ?? '',
    };
  });
  const sorted = results.sort((a, b) => a.rankGroup - b.rankGroup);
  const top = sorted.filter(({ rankGroup }) => rankGroup <= topPlaces);
  return {
    checkedAt,
    resultsCount: toResults(page.se_results_count),
    serpFeatures: toSerpFeatures(page.item_types),
    ...readPageElements(page, { isCut: false }),
    ...(top.length === topPlaces && { topResults: top.map(({ url }) => url) }),
    results: sorted,
  };
}

/**
 * Rank of a site, or of its subdomain, on the page; null without the page's time or its results.
 */
export function toRankCheck(domainName: string, keywordText: string, page: SearchPage): RankCheck | null {
  const read = toSearchPage(page);
  if (!read) return null;
  const { checkedAt, resultsCount, topResults } = read;
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
  const depth = readDepth(page);
  // Nothing was read, so nothing is known.
  if (!ranking && depth === 0) return null;
  const isCut = own !== undefined && !itemsOf(page).some((item) => isBelow(item, own.rankAbsolute));
  return {
    keywordText,
    checkedAt,
    ranking: ranking ?? null,
    depth,
    ...readPageElements(page, { isCut }),
    ...(topResults && { topResults }),
  };
}

/**
 * A page read only up to the site ends with its result; any element below shows that it was read to
 * its end.
 */
function isBelow(
  { rank_absolute: rank }: { rank_absolute?: number | null | undefined },
  own: number,
): boolean {
  return typeof rank === 'number' && rank > own;
}

/**
 * Number of organic results read without a gap: the site may be in one, for example if a page of
 * results is missing. A search without results was read completely.
 */
function readDepth(page: SearchPage): number {
  const ranks = itemsOf(page).flatMap(({ type, rank_group: rank }) =>
    type === 'organic' && rank ? [rank] : [],
  );
  if (ranks.length === 0) return page.se_results_count === 0 ? lastCheckedRank : 0;
  const read = new Set(ranks);
  let depth = 0;
  while (depth < lastCheckedRank && read.has(depth + 1)) depth += 1;
  return depth;
}
