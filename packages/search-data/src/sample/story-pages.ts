import { clickThroughRate } from '@keydence/domain';
import type { MarketWorld, WorldRanking, WorldSite } from './market-world.ts';
import { describePage } from './page-texts.ts';

/** A page of the story's site with the keywords for which it ranks today. */
export interface StoryPage {
  url: string;
  topicId: string | null;
  rankings: WorldRanking[];
  /** Visits a month. */
  visits: number;
}

/** Role of each page in the story; null if the site has no such page. */
export interface StoryRoles {
  /** Updated, and clearly better since. */
  worked: StoryPage | null;
  /** Updated, and somewhat better since. */
  helped: StoryPage | null;
  /** Updated, and as before. */
  unchanged: StoryPage | null;
  /** Updated, and worse since. */
  fell: StoryPage | null;
  /** Updated a short time ago. */
  recent: StoryPage | null;
  /** Loses clicks, without any work on it. */
  decaying: StoryPage | null;
  /** Was not among the first 100 until now. */
  entering: StoryPage | null;
  /** Its update was too much work. */
  skipped: StoryPage | null;
  /** Two pages for the same searches, which were merged. */
  merged: readonly [StoryPage, StoryPage] | null;
  /** Two pages for the same searches. */
  competing: readonly [StoryPage, StoryPage] | null;
}

/** The pages of a site, the most visited first. */
export function listPages(site: WorldSite, { market }: MarketWorld): StoryPage[] {
  const pages = new Map<string, StoryPage>();
  for (const ranking of site.rankings) {
    const { url } = describePage(site.site, ranking.keyword, market.languageCode);
    const topicId = ranking.keyword.topic?.id ?? null;
    const page = pages.get(url) ?? { url, topicId, rankings: [], visits: 0 };
    page.rankings.push(ranking);
    page.visits += (ranking.facts.searchVolume ?? 0) * clickThroughRate(ranking.rankGroup);
    pages.set(url, page);
  }
  return [...pages.values()].sort((a, b) => b.visits - a.visits || (a.url < b.url ? -1 : 1));
}

/** Gives the parts to pages that can play them, always the same for one site and market. */
export function assignRoles(pages: readonly StoryPage[]): StoryRoles {
  const taken = new Set<StoryPage>();
  const take = (page: StoryPage | undefined) => {
    if (page) taken.add(page);
    return page ?? null;
  };
  const candidates = pages.filter(({ topicId }) => topicId !== null).slice(0, mostCandidates);
  const competing = takePair(candidates, taken);
  const merged = takePair(candidates, taken);
  const pick = (fits: (page: StoryPage) => boolean = () => true) =>
    take(candidates.find((page) => !taken.has(page) && isNear(page) && fits(page)));
  return {
    competing,
    merged,
    decaying: pick(({ visits }) => visits < 650),
    worked: pick(({ visits }) => visits < 700),
    helped: take(
      candidates.filter((page) => !taken.has(page) && hasRoom(page)).sort((a, b) => roomOf(b) - roomOf(a))[0],
    ),
    unchanged: pick(({ visits }) => visits < 450),
    recent: pick(({ visits }) => visits < 450),
    fell: pick(({ visits }) => visits < 140),
    entering: take(candidates.find((page) => !taken.has(page) && isFarDown(page))),
    skipped: pick(({ visits }) => visits < 250),
  };
}

const mostCandidates = 40;
const nearRanks = { from: 4, to: 16 };
const leastShared = 2;
const pairRanks = { from: 5.5, to: 22 };

/** Its largest search is near the top, so that an update is proposed. */
function isNear({ rankings: [first] }: StoryPage): boolean {
  return first !== undefined && first.rankGroup >= nearRanks.from && first.rankGroup <= nearRanks.to;
}

function isFarDown({ rankings: [first, second] }: StoryPage): boolean {
  return second !== undefined && first !== undefined && first.rankGroup >= 25 && first.rankGroup <= 60;
}

/** An update of it promises more than it brings. */
function hasRoom({ rankings: [first], visits }: StoryPage): boolean {
  return (first?.rankGroup ?? 0) >= 7 && (first?.rankGroup ?? 0) <= 11 && visits > 140 && visits < 400;
}

/** Searches of its largest keyword by visits: with many, an update promises much. */
function roomOf({ rankings: [first], visits }: StoryPage): number {
  return (first?.facts.searchVolume ?? 0) / visits;
}

/** Two pages of one topic and purpose, neither of them near the top. */
function takePair(
  pages: readonly StoryPage[],
  taken: Set<StoryPage>,
): readonly [StoryPage, StoryPage] | null {
  const free = pages.filter((page) => !taken.has(page) && isPairable(page));
  for (const [index, one] of free.entries()) {
    const isTaken = [...taken].some(({ topicId }) => topicId === one.topicId);
    const other = free.slice(index + 1).find((page) => isAlike(one, page));
    if (!other || isTaken) continue;
    taken.add(one).add(other);
    return [one, other];
  }
  return null;
}

function isPairable({ rankings }: StoryPage): boolean {
  const searches = rankings.reduce((sum, { facts }) => sum + (facts.searchVolume ?? 0), 0);
  const mean =
    rankings.reduce((sum, { facts, rankGroup }) => sum + (facts.searchVolume ?? 0) * rankGroup, 0) /
    Math.max(1, searches);
  return rankings.length >= leastShared && mean >= pairRanks.from && mean <= pairRanks.to;
}

function isAlike(one: StoryPage, other: StoryPage): boolean {
  const folder = ({ url }: StoryPage) => url.slice(0, url.lastIndexOf('/'));
  return one.topicId === other.topicId && folder(one) === folder(other);
}
