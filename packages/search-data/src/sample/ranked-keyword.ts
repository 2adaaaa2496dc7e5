import type { RankedKeyword, SourceRanking } from '@keydence/domain';
import { type MarketWorld, toSourceKeyword, type WorldRanking, type WorldSite } from './market-world.ts';
import { describePage } from './page-texts.ts';
import { hashText, Random } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A site's place for a keyword as the port hands it out. The check and the count of results are the page's own. */
export function toRankedKeyword(
  ranked: WorldRanking,
  { site }: WorldSite,
  { world, now }: { world: MarketWorld; now: Date },
): RankedKeyword {
  const { keyword, rankGroup, rankAbsolute } = ranked;
  const random = new Random(hashText(`${keyword.text}|${world.market.locationCode}|page`));
  const resultsCount = Math.round(Math.exp(random.between(12.4, 18.2)) / 1000) * 1000;
  // Checked on one of the last five days: midnight today less up to five days, so never in the future.
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const checkedAt = new Date(midnight - Math.floor(random.between(0, 5 * 24 * 60)) * 60_000);
  const ranking: SourceRanking = {
    rankGroup,
    rankAbsolute,
    ...describePage(site, keyword, world.market.languageCode),
    resultsCount,
    checkedAt,
  };
  return { keyword: toSourceKeyword(ranked, world.newestMonth), ranking };
}
