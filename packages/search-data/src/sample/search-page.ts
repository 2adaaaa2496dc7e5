import type { SourceSearchPage } from '@keydence/domain';
import type { MarketWorld } from './market-world.ts';
import { toRankedKeyword } from './ranked-keyword.ts';
import { findRelated } from './related-keywords.ts';

const shownQuestions = 4;
/** Worst rank that an AI overview cites. */
const lastCitedRank = 5;

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
  const isShown = first.keyword.serpFeatures.includes('ai_overview');
  const cited = ranked.filter(({ ranking }) => isShown && ranking.rankGroup <= lastCitedRank);
  return {
    questions: findRelated(world, keywordText, { isQuestion: true, limit: shownQuestions }).map(
      (question) => question.keywordText,
    ),
    aiOverview: {
      isShown,
      citations: cited.map(({ domainName, ranking }) => ({ domainName, url: ranking.url })),
      isWhole: true,
    },
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
