import { lastCheckedRank, type SerpFeature } from '@keydence/domain';
import type { WorldKeyword } from './list-keywords.ts';
import type { RankFactor } from './past-ranks.ts';
import { hashText, mixSeeds, Random } from './random.ts';
import type { SampleSite } from './sites.ts';

/** A site's place on the result page of one keyword. */
export interface Place {
  site: SampleSite;
  rankGroup: number;
  rankAbsolute: number;
}

interface ResultPage {
  keyword: WorldKeyword;
  difficulty: number | null;
  serpFeatures: readonly SerpFeature[];
}

/** Typical number of organic results above each element. */
const featurePlace: Record<SerpFeature, number> = {
  ai_overview: 0,
  featured_snippet: 0,
  local_pack: 1,
  image: 3,
  video: 4,
};

const focusBonus = 0.25;
const ownBrandRank = 1;

export interface CompetingSite {
  site: SampleSite;
  /** Share of the niche's searches that it has a page for. */
  reach: number;
  seed: number;
}

/**
 * Places the sites on a keyword's result page: who has a page for it, then how well that page ranks. Two sites
 * never share a place, and the elements above an organic result push its absolute rank down. `factorOf` tells the ranks
 * of an earlier day.
 */
export function rankSites(
  page: ResultPage,
  competitors: readonly CompetingSite[],
  factorOf: RankFactor = () => 1,
): Place[] {
  const topicSeed = hashText(page.keyword.topic?.id ?? '');
  const wishes: { site: SampleSite; wish: number }[] = [];
  for (const competitor of competitors) {
    const wish = targetRank(page, competitor, topicSeed);
    if (wish === null) continue;
    const isOwnName = page.keyword.brandOf === competitor.site.domainName;
    const factor = isOwnName ? 1 : factorOf(competitor.site, page.keyword);
    wishes.push({ site: competitor.site, wish: Math.max(1, Math.round(wish * factor)) });
  }
  wishes.sort((a, b) => a.wish - b.wish || (a.site.domainName < b.site.domainName ? -1 : 1));
  const places: Place[] = [];
  let taken = 0;
  for (const { site, wish } of wishes) {
    const rankGroup = Math.max(taken + 1, wish);
    const rankAbsolute = rankGroup + elementsAbove(rankGroup, page.serpFeatures);
    if (rankAbsolute > lastCheckedRank) break;
    places.push({ site, rankGroup, rankAbsolute });
    taken = rankGroup;
  }
  return places;
}

/** The organic rank of a site's page, or null if it has no page for the search. */
function targetRank(
  { keyword, difficulty }: ResultPage,
  { site, reach, seed }: CompetingSite,
  topicSeed: number,
): number | null {
  if (keyword.brandOf === site.domainName) return ownBrandRank;
  const onTopic = new Random(mixSeeds(seed, topicSeed));
  const own = new Random(mixSeeds(seed, keyword.seed));
  const isFocus = site.focus.includes(keyword.topic?.id ?? '');
  const topicReach = isFocus ? Math.min(0.97, reach + focusBonus) : reach * onTopic.between(0.75, 1.12);
  const fit = kindFit(keyword, site);
  if (!own.chance(Math.min(0.98, topicReach * fit))) return null;
  const resistance = (((difficulty ?? 30) - 30) / 60) * (1.25 - site.strength);
  const median = 95 * Math.exp(resistance - 2.4 * site.strength - (isFocus ? 0.45 : 0) + (1 - fit));
  return Math.max(1, Math.round(median * Math.exp(0.25 * onTopic.normal() + 0.9 * own.normal())));
}

/**
 * Shops answer buying searches, magazines answer questions; only tests cover a foreign brand name.
 */
function kindFit({ intent, brandOf }: WorldKeyword, { kind }: SampleSite): number {
  if (brandOf !== null) return kind === 'magazine' ? 0.45 : 0.04;
  if (kind === 'magazine') return intent === 'transactional' ? 0.85 : 1.05;
  return intent === 'informational' ? 0.8 : 1.08;
}

function elementsAbove(rankGroup: number, serpFeatures: readonly SerpFeature[]): number {
  return serpFeatures.filter((feature) => featurePlace[feature] < rankGroup).length;
}
