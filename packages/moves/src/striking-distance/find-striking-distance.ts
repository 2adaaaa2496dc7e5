import {
  leastVisitsPerHour,
  monthDays,
  monthlyFactor,
  readGainParts,
  type SiteRates,
  sumGains,
} from '@keydence/domain';
import { type FoundMove, maxEvidence } from '../found-move.ts';
import { fitsIntent } from '../guards/fits-intent.ts';
import { isPageBlocked, isSiteBlocked } from '../guards/is-blocked.ts';
import type { Guards } from '../guards/page-facts.ts';
import { confidenceOf, isWellCounted } from '../shared/confidence.ts';
import { compareTexts, groupBy, toEvidence } from '../shared/evidence.ts';
import { updateHours } from '../shared/hours.ts';
import {
  type CountedWindow,
  gainFactsOf,
  type PricedSearch,
  type SearchedQuery,
} from '../shared/searched-query.ts';
import { headStems, wordsOf } from '../shared/text-words.ts';

export interface StrikingFacts extends Guards {
  queries: readonly SearchedQuery[];
  /** Of Search Console; without it the days and counted months do not matter. */
  window: CountedWindow;
  /** The site's click rates, fitted to the same window. */
  site: SiteRates;
  /** Clicks in the window of searches that do not name the site; 0 without Search Console. */
  unbrandedClicks: number;
  /** Guesses the page of a search whose page is unknown. */
  guessPage?: (search: string) => string | null;
}

const places = { from: 4, to: 20.4 };
const leastImpressions = 100;
const leastMonthlyImpressions = 30;
/** Searches a month, for keywords that only a tool has estimated. */
const leastVolume = 100;
/**
 * Expected clicks of a search, and the share below which it counts as answered on the results page.
 */
const unclicked = { level: 0.2, expectedClicks: 20 };
/** With a wider spread the average is a mixture of places. */
const mostDeviation = 5;
/** A search whose leading page changes so often asks for a merge first. */
const leastSwaps = 2;
/** Another own page is above if the site's place is better than the page's by more than rounding. */
const leastOutranked = 0.5;
/** Share of the unbranded clicks that an update has to bring. */
const leastShare = 0.002;

/**
 * Pages that searches show at places 4 to 20, where one step up brings most. Groups searches by page; those without a
 * page by the likely one, else by topic, but not across models: “drill x10” and “drill x20” are two pages; those without either alone, with other forms of their words. A group is found if its gain is worth the hours of
 * an update and 0.2 % of the clicks of searches that do not name the site: a well-known name must not hide what can be won
 * beside it. Where Search Console has too little, the rank and the volume of a keyword count, as in its own gain.
 * Leaves out searches that name the site, that look for another site and have no counted clicks here, that are shown less than 100 times in the window or 30 times a month, whose
 * results hardly anyone clicks, whose place is not steady, that two own pages share or another own page leads, or that the page does not suit.
 * Largest gain first. Takes linear time, apart from the sort.
 */
export function findStrikingDistance(facts: StrikingFacts): FoundMove<'striking_distance'>[] {
  const { queries, window, unbrandedClicks, guessPage } = facts;
  if (isSiteBlocked(facts, window.days)) return [];
  const priced = queries.flatMap((query): PagedSearch[] => {
    const search = priceUpdate(query, facts);
    if (search === null) return [];
    return [{ ...search, likelyPage: query.page === null ? (guessPage?.(query.text) ?? null) : null }];
  });
  const clicks = unbrandedClicks * monthlyFactor(window.days);
  const threshold = Math.max(
    updateHours * leastVisitsPerHour(clicks === 0 ? null : clicks),
    leastShare * clicks,
  );
  const placed = splitModels(priced);
  const leaders = findLeaders(placed);
  return [...groupBy(placed, (search) => groupOf(leaders.get(wordingOf(search)) ?? search)).values()]
    .flatMap((group) => describe(group, { threshold, window }) ?? [])
    .sort(
      (a, b) => b.gain.mid - a.gain.mid || compareTexts(a.queries[0]?.text ?? '', b.queries[0]?.text ?? ''),
    );
}

/** The gain of an update for one search; null if it is no search at striking distance, or nothing can be won. */
function priceUpdate(query: SearchedQuery, { window, site, pages }: StrikingFacts): PricedSearch | null {
  if (query.isBrand || !isPlaced(query) || (query.pageSwaps ?? 0) >= leastSwaps) return null;
  if ((query.places?.deviation ?? 0) > mostDeviation || isOutranked(query)) return null;
  const page = query.page === null ? undefined : pages?.get(query.page);
  if (isPageBlocked(page) || !fitsIntent(page?.kind ?? null, query.intent ?? null)) return null;
  const parts = readGainParts({ verb: 'update', ...gainFactsOf(query, window) }, site);
  if (parts === null || parts.success === 0 || !isNear(parts.position)) return null;
  if (parts.demand.basis === 'volume') {
    const isWorth = query.intent !== 'navigational' && (query.facts?.searchVolume ?? 0) >= leastVolume;
    return isWorth ? { query, parts } : null;
  }
  const { impressions } = query;
  if (impressions < leastImpressions || (impressions * monthDays) / window.days < leastMonthlyImpressions) {
    return null;
  }
  const isUnclicked = parts.level < unclicked.level && impressions * parts.now >= unclicked.expectedClicks;
  return isUnclicked ? null : { query, parts };
}

/** True if another page of the site is above for the search: that one is to be improved. */
function isOutranked({ position, sitePosition = null }: SearchedQuery): boolean {
  return position !== null && sitePosition !== null && position - sitePosition > leastOutranked;
}

function isPlaced({ position, rank = null }: SearchedQuery): boolean {
  return isNear(position) || isNear(rank);
}

function isNear(position: number | null): boolean {
  return position !== null && position >= places.from && position <= places.to;
}

/** A search with the page that it is shown for, or probably for. */
type PagedSearch = PricedSearch & {
  likelyPage: string | null;
  /** One of several models of its topic. */
  model?: string;
};

/**
 * Of searches with the same words whose page is unknown, such as singular and plural, the one that tells where all of
 * them belong: one with a likely page, else the one that brings most.
 */
function findLeaders(searches: readonly PagedSearch[]): Map<string | null, PagedSearch> {
  const leaders = new Map<string | null, PagedSearch>();
  const isLikely = ({ likelyPage }: PagedSearch) => Number(likelyPage !== null);
  for (const search of searches) {
    const wording = wordingOf(search);
    const leader = leaders.get(wording);
    const lead = leader
      ? isLikely(search) - isLikely(leader) || search.parts.success - leader.parts.success
      : 1;
    if (wording !== null && lead > 0) leaders.set(wording, search);
  }
  return leaders;
}

/** Null for a search whose page is known. */
function wordingOf({ query: { page, text } }: PagedSearch): string | null {
  return page === null ? headStems(text).sort().join(' ') : null;
}

/** Takes searches for a model out of a topic that has several: each has a page of its own. */
function splitModels(searches: readonly PagedSearch[]): PagedSearch[] {
  const topicOf = ({ query, likelyPage }: PagedSearch) =>
    query.page === null && likelyPage === null ? (query.topic?.id ?? null) : null;
  const models = new Map<number, Set<string>>();
  for (const search of searches) {
    const [topic, model] = [topicOf(search), modelOf(search.query.text)];
    if (topic !== null && model !== '') models.set(topic, (models.get(topic) ?? new Set()).add(model));
  }
  return searches.map((search) => {
    const [topic, model] = [topicOf(search), modelOf(search.query.text)];
    const isApart = topic !== null && model !== '' && (models.get(topic)?.size ?? 0) > 1;
    return isApart
      ? { ...search, query: { ...search.query, topic: null }, model: `${topic} ${model}` }
      : search;
  });
}

/** The words with a digit, other than a year: a model, size or version. */
function modelOf(text: string): string {
  return wordsOf(text)
    .filter((word) => /\d/.test(word) && !/^(19|20)\d\d$/.test(word))
    .sort()
    .join(' ');
}

function groupOf({ query: { page, topic, id, text }, likelyPage, model }: PagedSearch): string {
  if (page !== null) return `page ${page}`;
  if (likelyPage !== null) return `likely page ${likelyPage}`;
  if (model !== undefined) return `model ${model}`;
  if (topic !== null) return `topic ${topic.id}`;
  return `query ${id} ${text}`;
}

function describe(
  group: readonly PagedSearch[],
  { threshold, window }: { threshold: number; window: CountedWindow },
) {
  const gain = sumGains(group.map(({ parts }) => parts));
  if (gain.mid < threshold) return null;
  const sorted = group.toSorted((a, b) => b.parts.success - a.parts.success);
  const [first] = sorted;
  const isCounted = ({ parts }: PricedSearch) => parts.demand.basis === 'impressions';
  const counted = group.filter(isCounted).map(({ query }) => query);
  const impressions = counted.reduce((sum, query) => sum + query.impressions, 0);
  const searchVolume = group
    .filter((priced) => !isCounted(priced))
    .reduce((sum, { query }) => sum + (query.facts?.searchVolume ?? 0), 0);
  const { page } = first.query;
  return {
    verb: 'update' as const,
    cause: 'striking_distance' as const,
    pages: page === null ? [] : [page],
    likelyPage: group.find(({ likelyPage }) => likelyPage !== null)?.likelyPage ?? null,
    topic: sorted.find(({ query }) => query.topic !== null)?.query.topic ?? null,
    queries: toEvidence(group, maxEvidence),
    triggers: [
      counted.length > 0
        ? ({ name: 'impressions', value: impressions, threshold: leastImpressions } as const)
        : ({ name: 'search_volume', value: searchVolume, threshold: leastVolume } as const),
      { name: 'gain' as const, value: gain.mid, threshold },
    ],
    details: {
      searches: group.length,
      impressions,
      estimatedSearches: group.length - counted.length,
      searchVolume,
      days: window.days,
    },
    gain,
    confidence: isCounted(first)
      ? confidenceOf(first.parts.curve.basis, page !== null && isWellCounted(counted))
      : ('low' as const),
    effortHours: updateHours,
  };
}
