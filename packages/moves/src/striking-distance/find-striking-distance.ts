import { type GainParts, monthDays, readGainParts, type SiteRates, sumGains } from '@keydence/domain';
import { type FoundMove, maxEvidence } from '../found-move.ts';
import { confidenceOf, isWellCounted } from '../shared/confidence.ts';
import { type CountedWindow, gainFactsOf, type SearchedQuery, toEvidence } from '../shared/searched-query.ts';

export interface StrikingFacts {
  queries: readonly SearchedQuery[];
  window: CountedWindow;
  /** The site's click rates, fitted to the same window. */
  site: SiteRates;
  /** Clicks of the whole site in the window. */
  siteClicks: number;
}

interface PricedQuery {
  query: SearchedQuery;
  parts: GainParts;
}

const places = { from: 4, to: 20.4 };
const leastImpressions = 100;
const leastMonthlyImpressions = 30;
/** A search that expects so many clicks and gets less than this share of them is answered on the results page. */
const unclicked = { level: 0.2, expectedClicks: 20 };
const leastGain = 3;
const leastSiteShare = 0.002;
/** A third more content: 500 to 1,500 words. */
const updateHours = 2.5;

/**
 * Pages that searches show at places 4 to 20, where one step up brings most. Groups searches by page; those without a
 * page by topic; those without either alone. A group is found if its gain is at least 3 visits a month and 0.2 % of the
 * site's clicks. Leaves out searches that name the site, that are shown less than 100 times in the window or 30 times a
 * month, and those whose results hardly anyone clicks. Largest gain first. Takes linear time, apart from the sort.
 */
export function findStrikingDistance(facts: StrikingFacts): FoundMove[] {
  const { queries, window, site, siteClicks } = facts;
  const groups = new Map<string, PricedQuery[]>();
  for (const query of queries) {
    const parts = isNear(query, window.days) ? priceUpdate(query, window, site) : null;
    if (parts === null) continue;
    const key = groupOf(query);
    const group = groups.get(key);
    if (group) group.push({ query, parts });
    else groups.set(key, [{ query, parts }]);
  }
  const threshold = Math.max(leastGain, (leastSiteShare * siteClicks * monthDays) / window.days);
  return [...groups.values()]
    .flatMap((group) => describe(group, threshold))
    .sort((a, b) => b.gain.mid - a.gain.mid || compareTexts(a.queries[0]?.text, b.queries[0]?.text));
}

function isNear({ impressions, position, isBrand }: SearchedQuery, days: number): boolean {
  return (
    !isBrand &&
    position !== null &&
    position >= places.from &&
    position <= places.to &&
    impressions >= leastImpressions &&
    (impressions * monthDays) / days >= leastMonthlyImpressions
  );
}

/** The gain of an update for one search; null if nothing can be won. */
function priceUpdate(query: SearchedQuery, window: CountedWindow, site: SiteRates): GainParts | null {
  const parts = readGainParts({ verb: 'update', ...gainFactsOf(query, window) }, site);
  if (parts === null || parts.success === 0) return null;
  const isUnclicked =
    parts.level < unclicked.level && query.impressions * parts.now >= unclicked.expectedClicks;
  return isUnclicked ? null : parts;
}

function groupOf({ page, topic, id, text }: SearchedQuery): string {
  if (page !== null) return `page ${page}`;
  if (topic !== null) return `topic ${topic.id}`;
  return `query ${id} ${text}`;
}

function describe(
  group: readonly PricedQuery[],
  threshold: number,
): (FoundMove & { gain: { mid: number } })[] {
  const gain = sumGains(group.map(({ parts }) => parts));
  if (gain.mid < threshold) return [];
  const sorted = group.toSorted((a, b) => b.parts.success - a.parts.success);
  const queries = sorted.map(({ query }) => query);
  const [first] = sorted;
  const impressions = queries.reduce((sum, query) => sum + query.impressions, 0);
  const page = first.query.page;
  return [
    {
      verb: 'update',
      cause: 'striking_distance',
      pages: page === null ? [] : [page],
      topic: queries.find(({ topic }) => topic !== null)?.topic ?? null,
      queries: queries.slice(0, maxEvidence).map(toEvidence),
      triggers: [
        { name: 'impressions', value: impressions, threshold: leastImpressions },
        { name: 'gain', value: gain.mid, threshold },
      ],
      gain,
      confidence: confidenceOf(first.parts.curve.basis, page !== null && isWellCounted(queries)),
      effortHours: updateHours,
    },
  ];
}

function compareTexts(a = '', b = ''): number {
  return a < b ? -1 : 1;
}
