import { clickThroughRate, estimateTraffic, type SourceKeyword } from '@keydence/domain';
import { describeKeyword, type KeywordFacts } from './keyword-facts.ts';
import { listKeywords, type WorldKeyword } from './list-keywords.ts';
import type { SampleMarket } from './market-catalogue.ts';
import { monthlySearchesOf } from './monthly-searches.ts';
import type { RankFactor } from './past-ranks.ts';
import { hashText, mixSeeds, Random } from './random.ts';
import { type CompetingSite, rankSites } from './rank-sites.ts';
import { type SampleSite, sitesIn } from './sites.ts';
import { type NicheName, nicheNames } from './topic.ts';

export interface WorldEntry {
  keyword: WorldKeyword;
  facts: KeywordFacts;
}

/** A site's place for one keyword. */
export interface WorldRanking extends WorldEntry {
  rankGroup: number;
  rankAbsolute: number;
}

/** Everything known about one site in one market. */
export interface WorldSite {
  site: SampleSite;
  /** Highest estimated traffic first. */
  rankings: WorldRanking[];
  rankedTexts: ReadonlySet<string>;
  /** Estimated visits a month. */
  traffic: number;
  paidKeywordsCount: number;
  paidTraffic: number;
}

export interface MarketWorld {
  market: SampleMarket;
  newestMonth: number;
  /** Largest search volume first. */
  entries: WorldEntry[];
  sites: ReadonlyMap<string, WorldSite>;
}

/** A keyword as the port hands it out: a new object each time, so that no caller can change the world. */
export function toSourceKeyword({ keyword, facts }: WorldEntry, newestMonth: number): SourceKeyword {
  return {
    ...facts,
    monthlySearches: monthlySearchesOf(keyword, newestMonth),
    serpFeatures: [...facts.serpFeatures],
    avgBacklinks: facts.avgBacklinks && { ...facts.avgBacklinks },
  };
}

/** Share of the searches that click one advertisement. */
const paidClickRate = 0.021;

/** How an earlier day differs from today. */
export interface WorldPast {
  factorOf: RankFactor;
  wasKnown(keyword: WorldKeyword): boolean;
}

/** Builds a market from its vocabulary: the numbers of each keyword, and each site's rankings, today or in the past. */
export function buildMarketWorld(market: SampleMarket, newestMonth: number, past?: WorldPast): MarketWorld {
  const sites = sitesIn(market.locationCode);
  const rankings = new Map<string, WorldRanking[]>(sites.map((site) => [site.domainName, []]));
  const competitors = competitorsByNiche(sites, market);
  const entries: WorldEntry[] = [];
  for (const keyword of listKeywords(market)) {
    if (past?.wasKnown(keyword) === false) continue;
    const facts = describeKeyword(keyword, market, newestMonth);
    entries.push({ keyword, facts });
    const page = { keyword, difficulty: facts.difficulty, serpFeatures: facts.serpFeatures };
    const places = rankSites(page, competitors.get(keyword.niche) ?? [], past?.factorOf);
    for (const { site, rankGroup, rankAbsolute } of places) {
      rankings.get(site.domainName)?.push({ keyword, facts, rankGroup, rankAbsolute });
    }
  }
  entries.sort((a, b) => compareFacts(a.facts, b.facts));
  return {
    market,
    newestMonth,
    entries,
    sites: new Map(
      sites.map((site) => [
        site.domainName,
        describeSite(site, market, { rankings: rankings.get(site.domainName) ?? [], entries }),
      ]),
    ),
  };
}

function competitorsByNiche(
  sites: readonly SampleSite[],
  market: SampleMarket,
): ReadonlyMap<NicheName, CompetingSite[]> {
  return new Map(
    nicheNames.map((niche) => [
      niche,
      sites.flatMap((site) => {
        const reach = site.niches.find(({ name }) => name === niche)?.reach;
        const seed = hashText(`${site.domainName}|${market.locationCode}`);
        return reach === undefined ? [] : [{ site, reach, seed }];
      }),
    ]),
  );
}

function describeSite(
  site: SampleSite,
  market: SampleMarket,
  { rankings, entries }: { rankings: WorldRanking[]; entries: WorldEntry[] },
): WorldSite {
  rankings.sort((a, b) => visitsOf(b) - visitsOf(a) || compareFacts(a.facts, b.facts));
  const seed = hashText(`${site.domainName}|${market.locationCode}|advertising`);
  const advertised = entries.filter((entry) => advertisesOn(site, seed, entry));
  return {
    site,
    rankings,
    rankedTexts: new Set(rankings.map(({ keyword }) => keyword.text)),
    traffic: rankings.reduce(
      (sum, { facts, rankGroup }) => sum + (estimateTraffic(facts.searchVolume, rankGroup) ?? 0),
      0,
    ),
    paidKeywordsCount: advertised.length,
    paidTraffic: Math.round(
      advertised.reduce((sum, { facts }) => sum + (facts.searchVolume ?? 0) * paidClickRate, 0),
    ),
  };
}

function advertisesOn(site: SampleSite, seed: number, { keyword, facts }: WorldEntry): boolean {
  if (site.paidShare === 0 || facts.cpc === null) return false;
  if (keyword.intent !== 'transactional' && keyword.intent !== 'commercial') return false;
  if (keyword.brandOf !== null || !site.niches.some(({ name }) => name === keyword.niche)) return false;
  return new Random(mixSeeds(seed, keyword.seed)).chance(site.paidShare);
}

function visitsOf({ facts, rankGroup }: WorldRanking): number {
  return (facts.searchVolume ?? 0) * clickThroughRate(rankGroup);
}

/** Largest search volume first, then by text in code unit order, which is the same on every machine. */
function compareFacts(a: KeywordFacts, b: KeywordFacts): number {
  return (b.searchVolume ?? 0) - (a.searchVolume ?? 0) || (a.keywordText < b.keywordText ? -1 : 1);
}
