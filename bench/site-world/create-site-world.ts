// A made-up site with known truth, as the rules of `packages/moves` read it. The same seed gives the same site.
import { fitSiteCurve, type SiteRates } from '@keydence/domain';
import type {
  CountedWindow,
  FormerWindow,
  KnownPages,
  MergeQuery,
  PageFacts,
  QueryPageRow,
  QueryPageWeek,
  SearchedQuery,
} from '@keydence/moves';
import { createDraws } from '../random-draws.ts';
import { createGaps, type GapWorld } from './competitor-gaps.ts';
import { addUp, type Counted, type CountedPair, countDays } from './count-searches.ts';
import { type LinkedSite, linkSite } from './link-site.ts';
import { createPlantedSite } from './plant-site.ts';
import { type DraftQuery, type SiteDraft, worldDays } from './site-draft.ts';

export interface SiteWorld extends LinkedSite {
  draft: SiteDraft;
  queries: SearchedQuery[];
  former: FormerWindow[];
  window: CountedWindow;
  site: SiteRates;
  unbrandedClicks: number;
  pages: KnownPages;
  rows: QueryPageRow[];
  weeks: QueryPageWeek[];
  mergeQueries: Map<string, MergeQuery>;
  gaps: GapWorld;
}

const windowDays = 28;
/** Search Console hides queries of fewer than a few dozen people in about three months. */
const leastPeople = 30;
const clearLeader = 0.55;

export function createSiteWorld(seed: number): SiteWorld {
  const draws = createDraws(seed);
  const draft = createPlantedSite(draws);
  const linked = linkSite(draft, draws);
  const gaps = createGaps(draft, draws);
  const shown = countDays(draft.queries, draws).filter(
    ({ days }) => (addUp(days).impressions * 90) / worldDays >= leastPeople,
  );
  const now = shown.map((pair) => ({ pair, sum: addUp(pair.days.slice(-windowDays)) }));
  const curve = fitSiteCurve(
    now.flatMap(({ pair: { query, ranking }, sum }) =>
      query.isBrand || ranking !== query.rankings[0] || sum.impressions === 0
        ? []
        : [{ impressions: sum.impressions, clicks: sum.clicks, position: sum.placeSum / sum.impressions }],
    ),
  );
  const rows = now.flatMap(({ pair, sum }) => toRow(pair, sum));
  const swaps = countSwaps(shown);
  const queries = now.flatMap(({ pair, sum }) => toSearch(pair, sum, { shown, swaps }));
  const seen = countByProperty(shown);
  return {
    draft,
    ...linked,
    gaps,
    window: { days: windowDays, months: { counted: [], now: 0 } },
    site: { curve, isInflated: false },
    unbrandedClicks: queries.reduce((sum, { isBrand, clicks }) => sum + (isBrand ? 0 : clicks), 0),
    pages: knownPages(draft, rows),
    rows,
    weeks: weeksOf(shown),
    mergeQueries: new Map(
      draft.queries.map(({ text, isBrand, intent, topic }) => [
        text,
        { keywordId: null, isBrand, intent, topic, impressions: seen.get(text) ?? null },
      ]),
    ),
    queries,
    former: [
      {
        period: 'previous',
        queries: shown.flatMap((pair) =>
          toRow(pair, addUp(pair.days.slice(0, windowDays))).map(({ query, ...row }) => ({
            text: query,
            ...row,
          })),
        ),
      },
    ],
  };
}

function toRow({ query, ranking }: CountedPair, { impressions, clicks, placeSum }: Counted): QueryPageRow[] {
  if (impressions === 0) return [];
  return [
    { query: query.text, page: ranking.page.address, impressions, clicks, position: placeSum / impressions },
  ];
}

function toSearch(
  pair: CountedPair,
  { impressions, clicks, placeSum }: Counted,
  { shown, swaps }: { shown: readonly CountedPair[]; swaps: ReadonlyMap<string, number> },
): SearchedQuery[] {
  if (impressions === 0) return [];
  const { query, ranking } = pair;
  const others = shown
    .filter((other) => other.query === query)
    .map(({ days }) => addUp(days.slice(-windowDays)));
  const positions = others.flatMap((sum) => (sum.impressions > 0 ? [sum.placeSum / sum.impressions] : []));
  return [
    {
      id: null,
      text: query.text,
      impressions,
      clicks,
      position: placeSum / impressions,
      page: ranking.page.address,
      topic: query.topic,
      isBrand: query.isBrand,
      intent: query.intent,
      facts: query.hasFeature ? { serpFeatures: ['ai_overview'] } : {},
      places: spreadOf(pair.days.slice(-windowDays)),
      sitePosition: Math.min(...positions),
      pageSwaps: swaps.get(query.text) ?? 0,
    },
  ];
}

/** Impressions of a query by property: a results page with two own pages counts once. */
function countByProperty(shown: readonly CountedPair[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [{ text }, pairs] of groupByQuery(shown)) {
    const days = pairs.map((pair) => pair.days.slice(-windowDays));
    const most = (day: number) => Math.max(...days.map((each) => each[day]?.impressions ?? 0));
    counts.set(
      text,
      Array.from({ length: windowDays }, (_, day) => most(day)).reduce((sum, count) => sum + count, 0),
    );
  }
  return counts;
}

/** How daily average positions vary. */
function spreadOf(days: readonly Counted[]) {
  const shown = days.filter(({ impressions }) => impressions > 0);
  const all = shown.reduce((sum, { impressions }) => sum + impressions, 0);
  const places = shown.map(({ impressions, placeSum }) => ({ impressions, place: placeSum / impressions }));
  const middle = places.reduce((sum, { place, impressions }) => sum + place * impressions, 0) / all;
  const shareOf = (isIn: (place: number) => boolean) =>
    places.filter(({ place }) => isIn(place)).reduce((sum, { impressions }) => sum + impressions, 0) / all;
  const variance =
    places.reduce((sum, { place, impressions }) => sum + impressions * (place - middle) ** 2, 0) / all;
  return {
    deviation: Math.sqrt(variance),
    topShare: shareOf((place) => place <= 3),
    deepShare: shareOf((place) => place > 10),
  };
}

function weeksOf(shown: readonly CountedPair[]): QueryPageWeek[] {
  return shown.flatMap(({ query, ranking, days }) =>
    Array.from({ length: worldDays / 7 }, (_, week) => ({
      query: query.text,
      page: ranking.page.address,
      week,
      impressions: addUp(days.slice(week * 7, week * 7 + 7)).impressions,
    })).filter(({ impressions }) => impressions > 0),
  );
}

function groupByQuery(shown: readonly CountedPair[]): Map<DraftQuery, CountedPair[]> {
  const groups = new Map<DraftQuery, CountedPair[]>();
  for (const pair of shown) groups.set(pair.query, [...(groups.get(pair.query) ?? []), pair]);
  return groups;
}

/** Changes of the page with more than half of a query's impressions. */
function countSwaps(shown: readonly CountedPair[]): Map<string, number> {
  const swaps = new Map<string, number>();
  for (const [query, pairs] of groupByQuery(shown)) {
    let leader: CountedPair | null = null;
    let count = 0;
    for (let week = 0; week < worldDays / 7; week += 1) {
      const sums = pairs.map(({ days }) => addUp(days.slice(week * 7, week * 7 + 7)).impressions);
      const all = sums.reduce((sum, value) => sum + value, 0);
      const first = pairs[sums.findIndex((value) => all > 0 && value >= clearLeader * all)];
      if (!first) continue;
      if (leader && leader !== first) count += 1;
      leader = first;
    }
    swaps.set(query.text, count);
  }
  return swaps;
}

function knownPages(draft: SiteDraft, rows: readonly QueryPageRow[]): Map<string, PageFacts> {
  const clicks = new Map<string, number>();
  for (const row of rows) clicks.set(row.page, (clicks.get(row.page) ?? 0) + row.clicks);
  return new Map(
    draft.pages.map((page) => [
      page.address,
      {
        title: null,
        kind: page.kind,
        locale: page.locale,
        country: page.country,
        clicks: clicks.get(page.address) ?? 0,
        ageDays: page.ageDays,
        changedDaysAgo: null,
        mixShift: page.mixShift,
      },
    ]),
  );
}
