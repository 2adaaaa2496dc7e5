import {
  competitorSimilarity,
  type Market,
  type SearchDataSource,
  type SourceCompetitor,
} from '@keydence/domain';
import { composeSite } from './compose-site.ts';
import { composeStory } from './compose-story.ts';
import { findSampleMarket } from './market-catalogue.ts';
import {
  buildMarketWorld,
  type MarketWorld,
  toSourceKeyword,
  type WorldPast,
  type WorldSite,
} from './market-world.ts';
import { newestMonthOf } from './monthly-searches.ts';
import { toRankedKeyword } from './ranked-keyword.ts';
import { findRelated } from './related-keywords.ts';
import { buildSearchPage } from './search-page.ts';

const maxTopics = 10;

/**
 * The sample world as a search-data source: closed, without network, and the same on every machine. It answers for
 * the catalogue's sites in their markets only; for anything else it knows nothing. `now` decides the newest
 * month of the search volumes and the days of the ranking checks, nothing else. With a story, it also tells the weeks
 * before today.
 */
export function createSampleSource({ now, hasStory = false }: SampleOptions): SearchDataSource {
  const { source: today, openWorld } = answerFrom(now);
  if (!hasStory) return today;
  return {
    ...today,
    site: async (domainName, market, { isEarlier }) => {
      const world = openWorld(market);
      const site = world?.sites.get(domainName);
      return world && site ? composeSite(site, world, isEarlier, now()) : null;
    },
    story: async (domainName, market) => {
      const world = openWorld(market);
      const site = world?.sites.get(domainName);
      if (!world || !site) return null;
      const sourceAt = (daysAgo: number, past: WorldPast) =>
        answerFrom(() => new Date(now().getTime() - daysAgo * dayMs), past).source;
      return composeStory({ site, world, sourceAt });
    },
  };
}

interface SampleOptions {
  now: () => Date;
  /** New sites come with their last weeks. */
  hasStory?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

function answerFrom(now: () => Date, past?: WorldPast) {
  const worlds = new Map<number, MarketWorld>();

  const openWorld = (market: Market): MarketWorld | undefined => {
    const sampleMarket = findSampleMarket(market);
    if (!sampleMarket) return undefined;
    const newestMonth = newestMonthOf(now());
    const built = worlds.get(sampleMarket.locationCode);
    if (built?.newestMonth === newestMonth) return built;
    const world = buildMarketWorld(sampleMarket, newestMonth, past);
    worlds.set(sampleMarket.locationCode, world);
    return world;
  };
  const findSite = (domainName: string, market: Market) => {
    const world = openWorld(market);
    const site = world?.sites.get(domainName);
    return world && site ? { world, site } : undefined;
  };

  const source: SearchDataSource = {
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
    relatedKeywords: async (keywordText, market, limit) => {
      const world = openWorld(market);
      return world ? findRelated(world, keywordText, { isQuestion: false, limit }) : [];
    },
    questions: async (keywordText, market, limit) => {
      const world = openWorld(market);
      return world ? findRelated(world, keywordText, { isQuestion: true, limit }) : [];
    },
    searchResults: async (keywordText, market) => {
      const world = openWorld(market);
      return world ? buildSearchPage(world, keywordText, now()) : null;
    },
  };
  return { source, openWorld };
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
