import type { SourceSearchPage } from '@keydence/domain';
import type { MarketWorld } from './market-world.ts';
import { toRankedKeyword } from './ranked-keyword.ts';

/**
 * The result page of a keyword, read off the very rankings that the world's sites report. The places between
 * belong to sites that the sample world does not name. Null for an unknown keyword, and where no site ranks.
 */
export function buildSearchPage(world: MarketWorld, keywordText: string, now: Date): SourceSearchPage | null {
  const ranked = [...world.sites.values()]
    .filter(({ rankedTexts }) => rankedTexts.has(keywordText))
    .flatMap((site) => {
      const ranking = site.rankings.find(({ keyword }) => keyword.text === keywordText);
      if (!ranking) return [];
      return [{ domainName: site.site.domainName, ...toRankedKeyword(ranking, site, { world, now }) }];
    })
    .sort((a, b) => a.ranking.rankAbsolute - b.ranking.rankAbsolute);
  const [first] = ranked;
  if (!first) return null;
  return {
    checkedAt: first.ranking.checkedAt,
    resultsCount: first.ranking.resultsCount,
    serpFeatures: first.keyword.serpFeatures,
    results: ranked.map(({ domainName, ranking: { rankGroup, rankAbsolute, url, title, description } }) => ({
      rankGroup,
      rankAbsolute,
      domainName,
      url,
      title: title ?? '',
      description: description ?? '',
    })),
  };
}
