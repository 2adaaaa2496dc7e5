import { clickThroughRate } from './click-through-rate.ts';

/** Search Console's counts of one query, without brand queries. */
export interface QueryCount {
  clicks: number;
  impressions: number;
  /** The average position; 1 is the top. */
  position: number;
}

/**
 * `published`: too few counts; `site_factor`: the published rates times one factor; `own`: a curve
 * of the site.
 */
export type CurveBasis = 'published' | 'site_factor' | 'own';

/** A site's click rates for searches that do not name it. */
export interface SiteCurve {
  basis: CurveBasis;
  /** The site's clicks divided by those that the published rates predict. */
  factor: number;
  /** Position and click rate (0 to 1) at the middle of each bin, by position; empty unless `own`. */
  points: readonly (readonly [position: number, rate: number])[];
  /** Variation between queries at one place: the overdispersion, 0.05 to 5. */
  spread: number;
  /** Clicks that the published rates predict for the counted queries. */
  expectedClicks: number;
}

/** The published rates, with the assumed spread for too few queries. */
export const publishedSiteCurve: SiteCurve = {
  basis: 'published',
  factor: 1,
  points: [],
  spread: 1,
  expectedClicks: 0,
};

const edges = [1, 1.3, 1.8, 2.5, 3.5, 4.5, 6, 8, 10.5, 14, 20, 35, 100] as const;
/** Prior of a bin in expected clicks at the site's factor; keeps an empty bin near it. */
const priorClicks = 10;
const factorPrior = 3;
const leastFactorClicks = 5;
const leastQueries = 60;
const leastClicks = 40;

/**
 * Fits a site's click rates by position: one factor for the site, one for each bin of positions
 * around it, constrained never to rise with the position (isotonic regression). Queries weigh by
 * their impressions, since those with the most impressions have the lowest click rates. Below 60
 * queries or 40 clicks there is only one factor, below 5 expected clicks none.
 */
export function fitSiteCurve(counts: readonly QueryCount[]): SiteCurve {
  const queries = counts.filter(
    ({ impressions, position }) => impressions > 0 && position >= 1 && position <= 100,
  );
  const clicks = sumBy(queries, (query) => query.clicks);
  const expectedClicks = sumBy(queries, (query) => query.impressions * clickThroughRate(query.position));
  if (expectedClicks < leastFactorClicks) return { ...publishedSiteCurve, expectedClicks };
  const factor = (clicks + factorPrior) / (expectedClicks + factorPrior);
  const isOwn = queries.length >= leastQueries && clicks >= leastClicks;
  const curve: SiteCurve = {
    basis: isOwn ? 'own' : 'site_factor',
    factor,
    points: isOwn ? fitPoints(queries, factor) : [],
    spread: publishedSiteCurve.spread,
    expectedClicks,
  };
  return queries.length < leastQueries ? curve : { ...curve, spread: measureSpread(queries, curve) };
}

/**
 * Share (0 to 1) of searches without the site's name that click its result at an average position;
 * 0 beyond 100.
 */
export function siteClickRate(curve: SiteCurve, position: number | null): number {
  const published = clickThroughRate(position);
  if (position === null || published === 0) return 0;
  const [first] = curve.points;
  const last = curve.points.at(-1);
  if (!first || !last) return Math.min(1, curve.factor * published);
  if (position <= first[0]) return Math.min(1, (first[1] * published) / clickThroughRate(first[0]));
  if (position >= last[0]) return Math.min(1, (last[1] * published) / clickThroughRate(last[0]));
  const next = curve.points.findIndex(([place]) => place > position);
  const [left, right] = [curve.points[next - 1] ?? first, curve.points[next] ?? last];
  const share = Math.log(position / left[0]) / Math.log(right[0] / left[0]);
  return Math.min(1, Math.exp(Math.log(left[1]) + share * Math.log(right[1] / left[1])));
}

interface Bin {
  centre: number;
  rate: number;
  weight: number;
}

function fitPoints(queries: readonly QueryCount[], factor: number): [number, number][] {
  const bins = edges.slice(1).map((to, index): Bin => {
    const from = edges[index] ?? 1;
    const isIn = ({ position }: QueryCount) => position >= from && (position < to || to === 100);
    const own = queries.filter(isIn);
    const expected = sumBy(own, (query) => query.impressions * clickThroughRate(query.position));
    const clicks = sumBy(own, (query) => query.clicks);
    const centre = Math.sqrt(from * to);
    const weight = expected + priorClicks;
    return { centre, weight, rate: (clickThroughRate(centre) * (clicks + priorClicks * factor)) / weight };
  });
  const rates = neverRising(bins);
  return bins.map(({ centre }, index) => [centre, Math.min(1, rates[index] ?? 0)]);
}

/** Weighted isotonic regression by pooling adjacent violators (Ayer et al., 1955). */
function neverRising(bins: readonly Bin[]): number[] {
  const pools: { rate: number; weight: number; size: number }[] = [];
  for (const { rate, weight } of bins) {
    let pool = { rate, weight, size: 1 };
    for (let above = pools.at(-1); above && above.rate < pool.rate; above = pools.at(-1)) {
      pools.pop();
      const total = above.weight + pool.weight;
      const pooled = (above.rate * above.weight + pool.rate * pool.weight) / total;
      pool = { rate: pooled, weight: total, size: above.size + pool.size };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ rate, size }) => new Array<number>(size).fill(rate));
}

/**
 * Moment estimate of the overdispersion of clicks around the curve, in which each query counts
 * about once.
 */
function measureSpread(queries: readonly QueryCount[], curve: SiteCurve): number {
  let excess = 0;
  let scale = 0;
  for (const { clicks, impressions, position } of queries) {
    const expected = impressions * siteClickRate(curve, position);
    const weight = 1 / (1 + expected) ** 2;
    excess += weight * ((clicks - expected) ** 2 - expected);
    scale += weight * expected ** 2;
  }
  return scale === 0 ? publishedSiteCurve.spread : Math.min(5, Math.max(0.05, excess / scale));
}

function sumBy<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + measure(item), 0);
}
