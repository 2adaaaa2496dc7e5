import {
  competitorSimilarity,
  type Market,
  type RankedKeyword,
  type SearchDataSource,
  type SourceCompetitor,
  type SourceRanking,
} from '@keydence/domain';
import { findSampleMarket } from './market-catalogue.ts';
import {
  buildMarketWorld,
  type MarketWorld,
  toSourceKeyword,
  type WorldRanking,
  type WorldSite,
} from './market-world.ts';
import { newestMonthOf } from './monthly-searches.ts';
import { describePage } from './page-texts.ts';
import { hashText, Random } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxTopics = 10;

/**
 * The sample world as a search-data source: closed, without network, and the same on every machine. It answers for
 * the catalogue's sites in their markets only; for anything else it knows nothing. `now` decides the newest
 * month of the search volumes and the days of the ranking checks, nothing else.
 */
export function createSampleSource({ now }: { now: () => Date }): SearchDataSource {
  const worlds = new Map<number, MarketWorld>();

  const openWorld = (market: Market): MarketWorld | undefined => {
    const sampleMarket = findSampleMarket(market);
    if (!sampleMarket) return undefined;
    const newestMonth = newestMonthOf(now());
    const built = worlds.get(sampleMarket.locationCode);
    if (built?.newestMonth === newestMonth) return built;
    const world = buildMarketWorld(sampleMarket, newestMonth);
    worlds.set(sampleMarket.locationCode, world);
    return world;
  };
  const findSite = (domainName: string, market: Market) => {
    const world = openWorld(market);
    const site = world?.sites.get(domainName);
    return world && site ? { world, site } : undefined;
  };

  return {
    name: 'sample',
    covers: async (domainName, market) => findSite(domainName, market) !== undefined,
    siteTopics: async (domainName, market) => {
      const found = findSite(domainName, market);
      return found ? topicsOf(found.site) : [];
    },
    rankedKeywords: async (domainName, market, { limit, offset }) => {
      const found = findSite(domainName, market);
      if (!found) return { items: [], total: 0 };
      const { world, site } = found;
      const page = site.rankings.slice(offset, offset + limit);
      return {
        items: page.map((ranking) => toRankedKeyword(ranking, site, { world, now: now() })),
        total: site.rankings.length,
      };
    },
    competitors: async (domainName, market, limit) => {
      const found = findSite(domainName, market);
      return found ? competitorsOf(found.site, found.world).slice(0, limit) : [];
    },
    keywordIdeas: async (domainName, market, limit) => {
      const found = findSite(domainName, market);
      if (!found) return [];
      const { world, site } = found;
      const niches = new Set(site.site.niches.map(({ name }) => name));
      return world.entries
        .filter(({ keyword }) => keyword.brandOf === null && niches.has(keyword.niche))
        .filter(({ keyword }) => !site.rankedTexts.has(keyword.text))
        .slice(0, limit)
        .map((entry) => toSourceKeyword(entry, world.newestMonth));
    },
    lookUpKeywords: async (keywordTexts, market) => {
      const world = openWorld(market);
      if (!world) return [];
      const asked = new Set(keywordTexts);
      return world.entries
        .filter(({ keyword }) => asked.has(keyword.text))
        .map((entry) => toSourceKeyword(entry, world.newestMonth));
    },
  };
}

/** The site's topics by the visits that they bring, most first. */
function topicsOf({ rankings }: WorldSite): string[] {
  const visits = new Map<string, number>();
  for (const { keyword, facts, rankGroup } of rankings) {
    if (keyword.topic === null) continue;
    const weight = (facts.searchVolume ?? 0) / rankGroup;
    visits.set(keyword.topic.name, (visits.get(keyword.topic.name) ?? 0) + weight);
  }
  return [...visits]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTopics)
    .map(([name]) => name);
}

function competitorsOf(ours: WorldSite, world: MarketWorld): SourceCompetitor[] {
  return [...world.sites.values()]
    .filter((theirs) => theirs !== ours)
    .map((theirs) => {
      const intersections = theirs.rankings.filter(({ keyword }) =>
        ours.rankedTexts.has(keyword.text),
      ).length;
      const similarity = competitorSimilarity(intersections, ours.rankings.length, theirs.rankings.length);
      return { similarity, competitor: toCompetitor(theirs, intersections) };
    })
    .filter(({ competitor }) => competitor.intersections > 0)
    .sort(
      (a, b) => b.similarity - a.similarity || (a.competitor.domainName < b.competitor.domainName ? -1 : 1),
    )
    .map(({ competitor }) => competitor);
}

function toCompetitor(theirs: WorldSite, intersections: number): SourceCompetitor {
  return {
    domainName: theirs.site.domainName,
    displayName: theirs.site.title,
    valueProp: theirs.site.valueProp,
    intersections,
    organicKeywordsCount: theirs.rankings.length,
    organicTraffic: theirs.traffic,
    paidKeywordsCount: theirs.paidKeywordsCount,
    paidTraffic: theirs.paidTraffic,
  };
}

function toRankedKeyword(
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
