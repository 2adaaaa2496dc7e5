import { createDriftFilter, type DriftFilter, whiten } from './drift-filter.ts';

/** ln of the density of a page's weeks at one drift: without a fall, and with one that lasts. */
interface Evidence {
  steady: number;
  fallen: number;
}

/** One value for each drift of `drifts`. */
export type FallEvidence = readonly Evidence[];

/** Standard deviation of a page's own drift from week to week. */
const drifts = [0.03, 0.05, 0.08, 0.12];
/** Weeks that are read: a base of 32, eight in between, and the last ones. */
const readWeeks = 48;
/** Starts of a fall in weeks before the end, and its lengths in weeks. */
const starts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20];
const ramps = [1, 2, 4, 8];
/** A fall that is worth work: ln of what is left, and how much falls differ. It is 45 % in the middle. */
const usualFall = { mean: -0.6, variance: 0.35 ** 2 };
/** Variance of a week beyond its count's own: days differ, and peers are not known exactly. */
const weekVariance = 0.01;
/** Weeks that are a spike: half as many clicks again as usual. They are left out, since their end is no fall. */
const spike = 0.4;
const highest = 0.3;
const lowest = -3;
/** A page of which a fall is a fifth as likely as none, when the drifts of a site are counted. */
const usualShare = 0.2;
const rounds = 2;

const shapes = starts.flatMap((ago) => ramps.map((ramp) => createShape(ago, ramp)));

function createShape(ago: number, ramp: number): Float64Array {
  return Float64Array.from({ length: readWeeks }, (_, week) =>
    Math.min(1, Math.max(0, (ago - (readWeeks - week) + 1) / ramp)),
  );
}

/**
 * How well a lasting fall explains the weeks, against drift alone. A page that drifts moves slowly and comes back; a
 * fall goes down within eight weeks and stays. Averages over when it began, how long it took and how deep it is.
 * `weeks` are above or below the page's usual level, on a logarithmic scale; `clicks` are those that were expected.
 */
export function readFallEvidence(weeks: readonly (number | null)[], clicks: readonly number[]): FallEvidence {
  const read = weeks.slice(-readWeeks).map((value) => (value === null || value > spike ? null : value));
  const expected = clicks.slice(-readWeeks);
  const values = read.map((value) => Math.max(lowest, Math.min(highest, value ?? 0)));
  const variances = read.map((value, week) =>
    value === null ? null : 1 / Math.max(0.7, expected[week]) + weekVariance,
  );
  return drifts.map((deviation) => weigh(values, createDriftFilter(variances, deviation)));
}

function weigh(values: readonly number[], filter: DriftFilter): Evidence {
  const level = whiten(filter, new Float64Array(values.length).fill(1));
  const seen = whiten(filter, Float64Array.from(values));
  const [levels, both, squares] = [dot(level, level), dot(level, seen), dot(seen, seen)];
  const steady = filter.constant - (squares - both ** 2 / levels) / 2 - Math.log(levels) / 2;
  const fall = new Float64Array(values.length);
  const ratios = shapes.map((whole) => {
    whiten(filter, whole.subarray(readWeeks - values.length), fall);
    const shared = dot(level, fall);
    const falls = dot(fall, fall);
    const precision = falls - shared ** 2 / levels;
    if (precision <= 1e-6 * falls) return 0;
    return ratioOf((dot(fall, seen) - (shared * both) / levels) / precision, 1 / precision);
  });
  return { steady, fallen: steady + logMeanExp(ratios) };
}

/** ln of the density of an estimated fall against that of no fall. */
function ratioOf(estimate: number, variance: number): number {
  const total = variance + usualFall.variance;
  return (
    (Math.log(variance / total) - (estimate - usualFall.mean) ** 2 / total + estimate ** 2 / variance) / 2
  );
}

/** How often the pages of a site have each drift, by expectation and maximization (Dempster et al., 1977). */
export function measureDrifts(pages: readonly FallEvidence[]): number[] {
  let shares = drifts.map(() => 1 / drifts.length);
  for (let round = 0; round < rounds; round += 1) {
    const sums = drifts.map(() => 0.5);
    for (const evidence of pages) {
      const parts = evidence.map(({ steady, fallen }, drift) =>
        logSumExp([
          steady + Math.log(shares[drift] * (1 - usualShare)),
          fallen + Math.log(shares[drift] * usualShare),
        ]),
      );
      const all = logSumExp(parts);
      parts.forEach((part, drift) => {
        sums[drift] += Math.exp(part - all);
      });
    }
    const total = sums.reduce((sum, value) => sum + value, 0);
    shares = sums.map((value) => value / total);
  }
  return shares;
}

/** ln of the odds of a lasting fall against drift alone; above 0 a fall explains the weeks better. */
export function fallOdds(evidence: FallEvidence, shares: readonly number[]): number {
  const weighted = (side: keyof Evidence) =>
    logSumExp(evidence.map((each, drift) => each[side] + Math.log(shares[drift])));
  return weighted('fallen') - weighted('steady');
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += a[index] * b[index];
  return sum;
}

function logSumExp(values: readonly number[]): number {
  const top = Math.max(...values);
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
}

function logMeanExp(values: readonly number[]): number {
  return logSumExp(values) - Math.log(values.length);
}
