import { type ConsoleFactRow, clickThroughRate, type StoryDay } from '@keydence/domain';
import type { WorldRanking } from './market-world.ts';
import { hashText, mixSeeds, normalOf, Random } from './random.ts';
import type { StoryPage, StoryRoles } from './story-pages.ts';
import { mergedDaysAgo } from './story-script.ts';

/** A page for a search on one day, before its counts are drawn. */
interface Shown {
  page: string;
  position: number;
  /** Share of the searches at this place that show it. */
  share: number;
}

interface CountedSite {
  pages: readonly StoryPage[];
  roles: StoryRoles;
  positionOf(ranking: WorldRanking, page: string): number;
}

const monthDays = 30.44;
/** Search Console does not name searches of so few people. */
const leastNamedVolume = 50;
/** Searches by day of a week that ends today: five days with more, two with fewer. */
const weekday = [1.06, 1.08, 1.07, 1.05, 1.02, 0.84, 0.88];
/** How far the second of two pages for one search is behind the first. */
const behind = 2.4;
const leadShare = 0.62;

/**
 * Search Console counts of the story's site on a day: drawn from the ranks of that day, the same on
 * every machine.
 */
export function countDay(site: CountedSite, daysAgo: number): StoryDay {
  const pair: ConsoleFactRow[] = [];
  const byPage = new Map<string, ConsoleFactRow>();
  const byQuery = new Map<string, ConsoleFactRow>();
  for (const { url, rankings } of site.pages) {
    for (const ranking of rankings) {
      for (const shown of findShown(site, { ranking, url, daysAgo })) {
        const row = draw(ranking, shown, daysAgo);
        if (row.impressions === 0) continue;
        add(byPage, shown.page, { ...row, query: null });
        if ((ranking.facts.searchVolume ?? 0) < leastNamedVolume) continue;
        pair.push(row);
        add(byQuery, ranking.keyword.text, { ...row, page: null });
      }
    }
  }
  return { page: [...byPage.values()], query: [...byQuery.values()], pair };
}

function findShown(
  site: CountedSite,
  { ranking, url, daysAgo }: { ranking: WorldRanking; url: string; daysAgo: number },
): Shown[] {
  const { roles } = site;
  const position = site.positionOf(ranking, url);
  const pairs = [roles.competing, ...(daysAgo > mergedDaysAgo ? [roles.merged] : [])];
  const pages = pairs.find((each) => each?.some((page) => page.url === url));
  if (!pages) {
    const isMerged = roles.merged?.[1].url === url;
    const page = isMerged ? (roles.merged?.[0].url ?? url) : url;
    return [{ page, position, share: 1 }];
  }
  // The page that leads changes from week to week.
  const week = Math.floor(daysAgo / 7);
  const order = (week + (ranking.keyword.seed & 1)) % 2 === 0 ? pages : [pages[1], pages[0]];
  return order.map((page, place) => ({
    page: page.url,
    position: position + behind * place,
    share: place === 0 ? leadShare : 1 - leadShare,
  }));
}

function draw({ keyword, facts }: WorldRanking, shown: Shown, daysAgo: number): ConsoleFactRow {
  const random = new Random(mixSeeds(mixSeeds(keyword.seed, daysAgo + 1), hashText(shown.page)));
  const searches = ((facts.searchVolume ?? 0) / monthDays) * (weekday[daysAgo % 7] ?? 1);
  const expected = searches * shown.share * shownShare(shown.position);
  const impressions = countAround(expected, random);
  const clicks = countAround(expected * clickRateAt(shown.position), random);
  const jitter = 0.2 * normalOf(mixSeeds(keyword.seed, daysAgo));
  return {
    page: shown.page,
    query: keyword.text,
    clicks: Math.min(clicks, impressions),
    impressions,
    position: impressions === 0 ? null : Math.max(1, Math.round(10 * (shown.position + jitter)) / 10),
  };
}

/** A count that spreads about as chance does. */
function countAround(expected: number, random: Random): number {
  return Math.floor(Math.max(0, expected + 0.7 * Math.sqrt(expected) * random.normal()) + random.next());
}

/** Few people look at further pages of results. */
function shownShare(position: number): number {
  if (position <= 10) return 1;
  if (position <= 20) return 1 - 0.05 * (position - 10);
  return position <= 50 ? 0.5 - 0.0125 * (position - 20) : 0.05;
}

function clickRateAt(position: number): number {
  const below = Math.floor(position);
  const share = position - below;
  return (1 - share) * clickThroughRate(below) + share * clickThroughRate(below + 1);
}

function add(rows: Map<string, ConsoleFactRow>, key: string, row: ConsoleFactRow): void {
  const known = rows.get(key);
  if (!known) {
    rows.set(key, { ...row });
    return;
  }
  const impressions = known.impressions + row.impressions;
  known.position =
    ((known.position ?? 0) * known.impressions + (row.position ?? 0) * row.impressions) / impressions;
  known.impressions = impressions;
  known.clicks += row.clicks;
}
