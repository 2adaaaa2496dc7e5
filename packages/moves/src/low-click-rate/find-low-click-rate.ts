import { monthlyFactor, readGainParts, siteClickRate, sumGains, takesClicks } from '@keydence/domain';
import { type FoundMove, type MoveTrigger, maxEvidence } from '../found-move.ts';
import { isPageBlocked, isSiteBlocked } from '../guards/is-blocked.ts';
import type { ClickRateDetails, CurveWitness, FormerWitness } from '../move-details.ts';
import { compareTexts, groupBy, toEvidence } from '../shared/evidence.ts';
import { titleHours } from '../shared/hours.ts';
import { gainFactsOf, type PricedSearch, type SearchedQuery } from '../shared/searched-query.ts';
import { falseDiscoveryRates } from '../statistics/false-discoveries.ts';
import type { ClickRateFacts, FormerQuery, FormerWindow } from './click-rate-facts.ts';
import { type CurveTest, curveLimits, testAgainstCurve } from './test-against-curve.ts';
import { formerLimits, testAgainstFormer } from './test-against-former.ts';

type PlacedQuery = SearchedQuery & { page: string; position: number };

interface TestedPage {
  page: string;
  queries: PlacedQuery[];
  test: CurveTest | null;
  former: { witness: FormerWitness; rateOf: (query: PlacedQuery) => number } | null;
}

/** Chance that a new title and description reach the usual rate (assumption). */
const titleChance = { low: 0.15, mid: 0.35, high: 0.6 };
const mostDeviation = 3;
/** An average of very good and of deep places says nothing about the rate at either. */
const mostMixed = 0.2;
/** Another own page is above if the site's place is better than the page's by more than rounding. */
const leastOutranked = 0.5;

/**
 * Pages that are clicked less than their place leads to expect. Two witnesses: the sum of a page's searches against the
 * site's own rates, in a test that allows for how much searches differ and for how many pages are tested; and the page
 * against itself in an earlier window at the same places. Both make high confidence. Leaves out searches that name the
 * site, whose results page is known to take clicks, whose place varies or is a mixture, and those for which another own
 * page is above. The gain is at most as many clicks as the page has. Largest gain first.
 */
export function findLowClickRate(facts: ClickRateFacts): FoundMove<'low_click_rate'>[] {
  const { queries, site, window, pages } = facts;
  if (isSiteBlocked(facts, window.days)) return [];
  const former = facts.former.map(indexFormer);
  const tested = [...groupBy(queries.filter(isTestable), ({ page }) => page)]
    .filter(([page]) => !isPageBlocked(pages?.get(page)))
    .map(
      ([page, own]): TestedPage => ({
        page,
        queries: own,
        test:
          site.curve.basis === 'published'
            ? null
            : testAgainstCurve(
                own.map((query) => expect(query, facts)),
                site.curve.spread,
              ),
        former: strongestFall(own, former),
      }),
    );
  const testable = tested.filter(({ test }) => test !== null);
  const rates = falseDiscoveryRates(testable.map(({ test }) => test?.p ?? 1));
  const discovery = new Map(testable.map(({ page }, index) => [page, rates[index] ?? 1]));
  return tested
    .flatMap((page) => describe(page, readCurve(page.test, discovery.get(page.page) ?? 1), facts) ?? [])
    .sort((a, b) => b.gain.mid - a.gain.mid || compareTexts(a.pages[0] ?? '', b.pages[0] ?? ''));
}

function isTestable(query: SearchedQuery): query is PlacedQuery {
  const { page, position, isBrand, places, sitePosition = null } = query;
  if (page === null || position === null || isBrand || query.impressions === 0) return false;
  if (takesClicks(query.facts?.serpFeatures ?? [])) return false;
  if (
    places &&
    (places.deviation > mostDeviation || Math.min(places.topShare, places.deepShare) > mostMixed)
  ) {
    return false;
  }
  return sitePosition === null || position - sitePosition <= leastOutranked;
}

function expect({ impressions, clicks, position }: PlacedQuery, { site }: ClickRateFacts) {
  return { clicks, expected: impressions * siteClickRate(site.curve, position) };
}

function readCurve(test: CurveTest | null, falseDiscovery: number): CurveWitness | null {
  if (test === null || falseDiscovery > curveLimits.falseDiscovery) return null;
  return test.clicks <= curveLimits.ratio * test.expectedClicks ? { ...test, falseDiscovery } : null;
}

function indexFormer({ period, queries }: FormerWindow) {
  return { period, byKey: new Map(queries.map((query) => [keyOf(query), query])) };
}

/** The earlier window that shows the clearest fall of the page's click rate; null if none does. */
function strongestFall(queries: readonly PlacedQuery[], windows: readonly ReturnType<typeof indexFormer>[]) {
  const falls = windows.flatMap(({ period, byKey }) => {
    const pairs = queries.flatMap((now) => {
      const former = byKey.get(keyOf(now));
      return former ? [{ now, former }] : [];
    });
    const test = testAgainstFormer(pairs);
    if (test === null || test.score > formerLimits.score || test.formerClicks < formerLimits.clicks)
      return [];
    if (test.rate > formerLimits.ratio * test.formerRate) return [];
    const rateOf = (query: PlacedQuery) => {
      const former = byKey.get(keyOf(query));
      return former ? former.clicks / former.impressions : 0;
    };
    const { rate, formerRate, score } = test;
    return [{ witness: { period, rate, formerRate, score }, rateOf }];
  });
  return falls.sort((a, b) => a.witness.score - b.witness.score)[0] ?? null;
}

function keyOf({ page, text }: Pick<FormerQuery, 'page' | 'text'>): string {
  return `${page} ${text}`;
}

function describe(tested: TestedPage, curve: CurveWitness | null, facts: ClickRateFacts) {
  const { page, queries, former } = tested;
  if (curve === null && former === null) return null;
  const usual = curve === null ? ('former' as const) : ('site' as const);
  const usualOf = (query: PlacedQuery) =>
    curve === null ? (former?.rateOf(query) ?? 0) : siteClickRate(facts.site.curve, query.position);
  const priced = priceTitles(queries, usualOf, facts);
  const gain = sumGains(priced.map(({ parts }) => parts));
  if (gain.mid <= 0) return null;
  const sum = (measure: (query: PlacedQuery) => number) =>
    queries.reduce((total, query) => total + measure(query), 0);
  const impressions = sum((query) => query.impressions);
  const clicks = sum((query) => query.clicks);
  const details: ClickRateDetails = {
    position: sum((query) => query.impressions * query.position) / impressions,
    impressions,
    clicks,
    clickRate: clicks / impressions,
    usualRate: sum((query) => query.impressions * usualOf(query)) / impressions,
    usual,
    curve,
    former: former?.witness ?? null,
  };
  return {
    verb: 'update' as const,
    cause: 'low_click_rate' as const,
    pages: [page],
    topic: queries.find(({ topic }) => topic !== null)?.topic ?? null,
    queries: toEvidence(priced, maxEvidence),
    triggers: triggersOf(curve, former?.witness ?? null),
    details,
    gain,
    confidence: curve !== null && former !== null ? ('high' as const) : ('medium' as const),
    effortHours: titleHours,
  };
}

/** The clicks that the page lacks at the places it has, by search; at most as many as it has now. */
function priceTitles(
  queries: readonly PlacedQuery[],
  usualOf: (query: PlacedQuery) => number,
  { window, site, pages }: ClickRateFacts,
): PricedSearch[] {
  const priced = queries.flatMap((query): PricedSearch[] => {
    const parts = readGainParts({ verb: 'update', ...gainFactsOf(query, window) }, site);
    if (parts === null || parts.demand.basis !== 'impressions') return [];
    const rate = usualOf(query);
    const lacking = parts.demand.mid * (rate - query.clicks / query.impressions) * parts.season;
    const target = { low: query.position, mid: query.position, high: query.position };
    const rates = { low: rate, mid: rate, high: rate };
    return [{ query, parts: { ...parts, rates, aim: { target, chance: titleChance }, success: lacking } }];
  });
  const lackingOf = ({ parts }: PricedSearch) => Math.max(0, parts.success);
  const net = priced.reduce((sum, { parts }) => sum + parts.success, 0);
  const positive = priced.reduce((sum, search) => sum + lackingOf(search), 0);
  const clicks =
    pages?.get(queries[0]?.page ?? '')?.clicks ?? queries.reduce((sum, query) => sum + query.clicks, 0);
  const most = Math.max(0, Math.min(net, clicks * monthlyFactor(window.days)));
  return priced.map((search) => ({
    query: search.query,
    parts: { ...search.parts, success: positive === 0 ? 0 : (lackingOf(search) * most) / positive },
  }));
}

function triggersOf(curve: CurveWitness | null, former: FormerWitness | null): MoveTrigger[] {
  const ofCurve: MoveTrigger[] = curve
    ? [
        { name: 'click_ratio', value: curve.clicks / curve.expectedClicks, threshold: curveLimits.ratio },
        { name: 'false_discovery', value: curve.falseDiscovery, threshold: curveLimits.falseDiscovery },
      ]
    : [];
  const ofFormer: MoveTrigger[] = former
    ? [
        { name: 'rate_ratio', value: former.rate / former.formerRate, threshold: formerLimits.ratio },
        { name: 'rate_score', value: former.score, threshold: formerLimits.score },
      ]
    : [];
  return [...ofCurve, ...ofFormer];
}
