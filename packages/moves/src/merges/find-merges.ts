import { type GainParts, monthDays, readGainParts, sumGains } from '@keydence/domain';
import { type FoundMove, maxEvidence } from '../found-move.ts';
import { isPageBlocked, isSiteBlocked } from '../guards/is-blocked.ts';
import type { PageFacts } from '../guards/page-facts.ts';
import type { LeaderStrip, MergeDetails, PageCount, SharedSearch } from '../move-details.ts';
import { compareTexts, toEvidence } from '../shared/evidence.ts';
import { mergeHours } from '../shared/hours.ts';
import { gainFactsOf, type PricedSearch, type SearchedQuery } from '../shared/searched-query.ts';
import { titleSimilarity } from '../shared/text-words.ts';
import { areLocaleVersions, areTechnicalTwins, isHomePage } from './are-versions.ts';
import { type MergeFacts, mergeWeeks } from './merge-facts.ts';
import { countSwaps, entropyOf, type PagePair, pairPages, weeklyLeaders } from './page-pairs.ts';
import { groupRows, groupWeeks, mainIntent, type PageRows } from './page-rows.ts';

const limits = {
  sharedSearches: 2,
  impressions: 300,
  entropy: 0.5,
  swaps: 2,
  bestPosition: 3,
  overlap: 0.4,
  /** Pages with similar titles may overlap less. */
  titledOverlap: 0.2,
  titleSimilarity: 0.5,
};
/** Two pages that are both so high are better than one. */
const bothPosition = 5;
/** A page that earns so much by searches of its own is to be kept. */
const own = { share: 0.4, clicks: 5, position: 50 };
const leastMonthlyImpressions = 30;
const shownLeaders = 3;

interface Pages {
  kept: string;
  other: string;
  facts: readonly [PageFacts | undefined, PageFacts | undefined];
}

/**
 * Pairs of pages that compete for the same searches: impressions are shared or the leading page changes, both have the
 * same intent, and neither is near the top. Leaves out home pages, versions for languages and countries, pages of
 * results, a product beside a guide, two pages in the top five, and a page that earns much by searches of its own. The
 * page with more clicks is kept. Largest gain first. Takes time in proportion to the rows and the pairs.
 */
export function findMerges(facts: MergeFacts): FoundMove<'competing_pages'>[] {
  if (isSiteBlocked(facts, facts.window.days)) return [];
  const rows = groupRows(facts);
  const weeks = groupWeeks(facts.weeks, rows.addressOf);
  return pairPages(rows, weeks)
    .flatMap((pair) => judgePair(pair, rows, facts) ?? [])
    .sort(
      (a, b) => (b.gain?.mid ?? 0) - (a.gain?.mid ?? 0) || compareTexts(a.pages.join(' '), b.pages.join(' ')),
    );
}

function judgePair(pair: PagePair, rows: PageRows, facts: MergeFacts): FoundMove<'competing_pages'> | null {
  const total = [pair.a, pair.b].reduce((sum, page) => sum + (rows.totals.get(page)?.impressions ?? 0), 0);
  // Most pairs share little: this comes before everything that takes longer.
  if (sharedImpressions(pair, rows) < limits.titledOverlap * total) return null;
  const pages = orderPages(pair, rows, facts);
  const [kept, other] = [rows.pages.get(pages.kept), rows.pages.get(pages.other)];
  if (!kept || !other || !isCandidate(pages, facts) || keepsOwnSearches(other, kept)) return null;
  const shared = pair.shared.flatMap(({ query }): SharedSearch[] => {
    const [one, two] = [kept.get(query), other.get(query)];
    return one && two ? [{ text: query, kept: countOf(one), other: countOf(two) }] : [];
  });
  const places = [shared.map((search) => search.kept), shared.map((search) => search.other)].map(
    meanPosition,
  );
  if (Math.min(...places) <= limits.bestPosition || Math.max(...places) <= bothPosition) return null;
  const intentOf = (query: string) => facts.queries.get(query)?.intent ?? null;
  const intents = [kept, other].map((cells) => mainIntent(cells, intentOf));
  if (!intents.includes(null) && intents[0] !== intents[1]) return null;
  const details = measure(pair, pages, { shared, total });
  const titles = pages.facts.map((page) => page?.title ?? null);
  const similarity = titles[0] && titles[1] ? titleSimilarity(titles[0], titles[1]) : 0;
  return hasFired(details, similarity) ? describe(details, { kept, other }, facts) : null;
}

function sharedImpressions({ a, b, shared }: PagePair, { pages }: PageRows): number {
  const countOf = (page: string, query: string) => pages.get(page)?.get(query)?.impressions ?? 0;
  return shared.reduce((sum, { query }) => sum + countOf(a, query) + countOf(b, query), 0);
}

/** The page to keep first: more clicks, then more links, then older. */
function orderPages({ a, b }: PagePair, rows: PageRows, { pages }: MergeFacts): Pages {
  const rank = (page: string) => {
    const facts = pages?.get(page);
    const clicks = facts?.clicks ?? rows.totals.get(page)?.clicks ?? 0;
    return [clicks, facts?.inLinks ?? 0, facts?.ageDays ?? 0];
  };
  const [one, other] = [rank(a), rank(b)];
  const difference = one.map((value, index) => value - other[index]).find((each) => each !== 0) ?? 0;
  const [kept, rest] = difference < 0 ? [b, a] : [a, b];
  return { kept, other: rest, facts: [pages?.get(kept), pages?.get(rest)] };
}

function isCandidate({ kept, other, facts: [one, two] }: Pages, { window }: MergeFacts): boolean {
  const kinds = [one?.kind, two?.kind];
  return (
    window.days > 0 &&
    !isPageBlocked(one) &&
    !isPageBlocked(two) &&
    !isHomePage(kept, one) &&
    !isHomePage(other, two) &&
    !areTechnicalTwins(kept, other) &&
    !areLocaleVersions([kept, one], [other, two]) &&
    !(kinds.includes('guide') && (kinds.includes('product') || kinds.includes('list')))
  );
}

/** True if the other page earns much of its clicks by searches for which the kept one is not shown. */
function keepsOwnSearches(
  other: ReadonlyMap<string, PageCount>,
  kept: ReadonlyMap<string, PageCount>,
): boolean {
  let all = 0;
  let alone = 0;
  for (const [query, { clicks }] of other) {
    all += clicks;
    if ((kept.get(query)?.position ?? Number.POSITIVE_INFINITY) > own.position) alone += clicks;
  }
  return alone >= own.clicks && alone >= own.share * all;
}

function measure(
  { shared: pairs }: PagePair,
  { kept, other }: Pages,
  { shared, total }: { shared: readonly SharedSearch[]; total: number },
): MergeDetails {
  const strips = pairs.flatMap(({ query, weeks }): (LeaderStrip & { swaps: number })[] => {
    if (weeks === null) return [];
    const leaders = weeklyLeaders(weeks, [kept, other]);
    return [{ query, weeks: leaders, swaps: countSwaps(leaders) }];
  });
  const swapsOf = new Map(strips.map(({ query, swaps }) => [query, swaps]));
  const sorted = shared.toSorted(
    (a, b) =>
      Number((swapsOf.get(b.text) ?? 0) >= limits.swaps) -
        Number((swapsOf.get(a.text) ?? 0) >= limits.swaps) ||
      bothOf(b) - bothOf(a) ||
      compareTexts(a.text, b.text),
  );
  const impressions = shared.reduce((sum, search) => sum + bothOf(search), 0);
  const [first] = sorted;
  const leaders = sorted
    .flatMap(({ text }) => strips.filter(({ query }) => query === text))
    .slice(0, shownLeaders);
  return {
    kept,
    other,
    query: first.text,
    impressions: bothOf(first),
    swaps: swapsOf.get(first.text) ?? 0,
    weeks: swapsOf.has(first.text) ? mergeWeeks : 0,
    entropy: shared.reduce((sum, search) => sum + bothOf(search) * entropyOf(search), 0) / impressions,
    overlap: impressions / total,
    sharedSearches: shared.length,
    shared: sorted.slice(0, maxEvidence),
    leaders: leaders.map(({ query, weeks }) => ({ query, weeks })),
  };
}

function hasFired(
  { sharedSearches, shared, entropy, swaps, overlap }: MergeDetails,
  similarity: number,
): boolean {
  const isMuch =
    sharedSearches >= limits.sharedSearches || shared.some((search) => bothOf(search) >= limits.impressions);
  const isSplit = entropy >= limits.entropy || swaps >= limits.swaps;
  const isAlike =
    overlap >= limits.overlap || (similarity >= limits.titleSimilarity && overlap >= limits.titledOverlap);
  return isMuch && isSplit && isAlike;
}

function describe(
  details: MergeDetails,
  { kept, other }: { kept: ReadonlyMap<string, PageCount>; other: ReadonlyMap<string, PageCount> },
  facts: MergeFacts,
): FoundMove<'competing_pages'> | null {
  const texts = new Set([...kept.keys(), ...other.keys()]);
  const priced = [...texts].flatMap(
    (text) => price(unite(text, [kept.get(text), other.get(text)], details, facts), facts) ?? [],
  );
  const gain = sumGains(priced.map(({ parts }) => parts));
  if (gain.mid <= 0) return null;
  const topicOf = ({ query }: PricedSearch) => query.topic ?? [];
  return {
    verb: 'merge',
    cause: 'competing_pages',
    pages: [details.kept, details.other],
    topic: priced.toSorted((a, b) => b.parts.success - a.parts.success).flatMap(topicOf)[0] ?? null,
    queries: toEvidence(priced, maxEvidence),
    triggers: [
      { name: 'shared_searches', value: details.sharedSearches, threshold: limits.sharedSearches },
      details.swaps >= limits.swaps
        ? { name: 'swaps', value: details.swaps, threshold: limits.swaps }
        : { name: 'entropy', value: details.entropy, threshold: limits.entropy },
      {
        name: 'overlap',
        value: details.overlap,
        threshold: details.overlap >= limits.overlap ? limits.overlap : limits.titledOverlap,
      },
    ],
    details,
    gain,
    confidence: 'low',
    effortHours: mergeHours,
  };
}

/**
 * One search with the counts of both pages. Where rows by property are unknown, impressions of pages that take turns
 * add up, and those of pages that are shown together count once.
 */
function unite(
  text: string,
  counts: readonly (PageCount | undefined)[],
  { kept, swaps }: MergeDetails,
  { queries }: MergeFacts,
): SearchedQuery {
  const known = queries.get(text);
  const rows = counts.filter((count) => count !== undefined);
  const each = rows.map(({ impressions }) => impressions);
  const together = swaps >= limits.swaps ? each.reduce((sum, count) => sum + count, 0) : Math.max(...each);
  return {
    id: known?.keywordId ?? null,
    text,
    impressions: known?.impressions ?? together,
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
    position: Math.min(...rows.map(({ position }) => position)),
    page: kept,
    topic: known?.topic ?? null,
    isBrand: false,
    facts: known?.facts,
  };
}

function price(query: SearchedQuery, { window, site }: MergeFacts): PricedSearch | null {
  if ((query.impressions * monthDays) / window.days < leastMonthlyImpressions) return null;
  const parts: GainParts | null = readGainParts({ verb: 'merge', ...gainFactsOf(query, window) }, site);
  return parts === null || parts.demand.basis !== 'impressions' ? null : { query, parts };
}

function countOf({ impressions, clicks, position }: PageCount): PageCount {
  return { impressions, clicks, position };
}

function bothOf({ kept, other }: SharedSearch): number {
  return kept.impressions + other.impressions;
}

function sumOf(counts: Iterable<PageCount>): number {
  let sum = 0;
  for (const { impressions } of counts) sum += impressions;
  return sum;
}

function meanPosition(counts: readonly PageCount[]): number {
  return counts.reduce((sum, { position, impressions }) => sum + position * impressions, 0) / sumOf(counts);
}
