import type { SearchDataSource, SourceStory } from '@keydence/domain';
import { countDay } from './console-days.ts';
import type { WorldKeyword } from './list-keywords.ts';
import type { MarketWorld, WorldPast, WorldRanking, WorldSite } from './market-world.ts';
import { describePage } from './page-texts.ts';
import { fortnightDays, type RankFactor, wanderOf, wasKnown } from './past-ranks.ts';
import type { SampleSite } from './sites.ts';
import { assignRoles, listPages, type StoryPage, type StoryRoles } from './story-pages.ts';
import { checkDays, coursesOf, worksOf } from './story-script.ts';

/** Growth of ranks in two weeks, and the two-week periods before today that it covers. */
const siteTrend = { growth: 0.11, periods: 3 };
/** The same for pages whose course the story tells. */
const courseTrend = { growth: 0.02, periods: 6 };
/** The check at which the watched keywords had dropped, and by which factor. */
const drop = { daysAgo: 28, factor: 1.5 };
const consoleDays = { oldest: 150, newest: 3 };
const failedKeywords = 12;

interface Told {
  site: WorldSite;
  world: MarketWorld;
  sourceAt(daysAgo: number, past: WorldPast): SearchDataSource;
}

/** The weeks before today of one sample site, as the script has them. Days are relative, so that it never ages. */
export function composeStory({ site, world, sourceAt }: Told): SourceStory {
  const pages = listPages(site, world);
  const roles = assignRoles(pages);
  const watched = findWatched(pages, roles);
  const past = rankFactors(site, world, { roles, watched });
  const texts = site.rankings.map(({ keyword }) => keyword.text);
  return {
    checks: checkDays.map((daysAgo) => ({
      daysAgo,
      source: sourceAt(daysAgo, {
        factorOf: past.factorAt(daysAgo),
        wasKnown: (keyword) => wasKnown(keyword, daysAgo),
      }),
    })),
    works: worksOf(roles),
    console: {
      ...consoleDays,
      countDay: (daysAgo) => {
        const ownFactor = past.ownFactorAt(daysAgo);
        const positionOf = ({ keyword, rankGroup }: WorldRanking, url: string) =>
          Math.max(1, rankGroup * ownFactor(keyword, url));
        return countDay({ pages, roles, positionOf }, daysAgo);
      },
    },
    watched: { tag: watched.tag, keywordTexts: [...watched.texts] },
    failedCheck: { daysAgo: fortnightDays - 2, keywordTexts: texts.slice(0, failedKeywords) },
    newKeyword:
      `${site.site.title} ${world.market.languageCode === 'en' ? 'opening hours' : world.market.tag}`.toLowerCase(),
  };
}

interface Watched {
  tag: string;
  texts: ReadonlySet<string>;
}

function rankFactors(
  { site: own }: WorldSite,
  { market, sites }: MarketWorld,
  { roles, watched }: { roles: StoryRoles; watched: Watched },
) {
  const courses = coursesOf(roles);
  const wanders = new Map([...sites.values()].map(({ site }) => [site.domainName, wanderOf(site)]));
  const wander = (site: SampleSite, keyword: WorldKeyword, daysAgo: number) =>
    wanders.get(site.domainName)?.(keyword, daysAgo) ?? 1;
  const ownFactorAt = (daysAgo: number) => {
    const worse = ({ growth, periods }: typeof siteTrend) =>
      Math.exp(growth * Math.min(periods, daysAgo / fortnightDays));
    const [ofCourse, ofSite] = [worse(courseTrend), worse(siteTrend)];
    const dropped = drop.factor ** Math.max(0, 1 - Math.abs(daysAgo - drop.daysAgo) / fortnightDays);
    return (keyword: WorldKeyword, url: string) =>
      wander(own, keyword, daysAgo) *
      (courses.has(url) ? ofCourse * (courses.get(url)?.(daysAgo) ?? 1) : ofSite) *
      (watched.texts.has(keyword.text) ? dropped : 1);
  };
  const factorAt = (daysAgo: number): RankFactor => {
    const ownFactor = ownFactorAt(daysAgo);
    return (site, keyword) =>
      site.domainName === own.domainName
        ? ownFactor(keyword, describePage(site, keyword, market.languageCode).url)
        : wander(site, keyword, daysAgo);
  };
  return { ownFactorAt, factorAt };
}

/** Keywords of one topic, the most visited first, apart from pages with a part of their own. */
function findWatched(pages: readonly StoryPage[], roles: StoryRoles): Watched {
  const parts = new Set(Object.values(roles).flat());
  const topics = new Map<string, { tag: string; texts: Set<string> }>();
  for (const page of pages) {
    if (page.topicId === null || parts.has(page)) continue;
    for (const { keyword, rankGroup } of page.rankings) {
      if (rankGroup > lastWatchedRank) continue;
      const tag = keyword.topic?.name.toLowerCase() ?? '';
      const topic = topics.get(page.topicId) ?? { tag, texts: new Set<string>() };
      if (topic.texts.size < mostWatched) topic.texts.add(keyword.text);
      topics.set(page.topicId, topic);
    }
  }
  const full = [...topics.values()].find(({ texts }) => texts.size === mostWatched);
  return full ?? { tag: '', texts: new Set() };
}

const lastWatchedRank = 40;
const mostWatched = 8;
