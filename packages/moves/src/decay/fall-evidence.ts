import { createDriftFilter, type DriftFilter, whiten } from './drift-filter.ts';
import type { createEventShapes, EventShape } from './event-shapes.ts';
import type { SharedIndex } from './peer-index.ts';

/** One way to explain the weeks of a page. */
interface Explanation {
  /** ln of the density of the weeks. */
  log: number;
  /** How strongly the page follows its peers, less 1. */
  response: number;
  /** What the fall or rise adds to each week, on a logarithmic scale; null without one. */
  event: Float64Array | null;
}

/** At one drift: no change, a fall that lasts, and a rise. */
type DriftEvidence = Record<'steady' | 'fallen' | 'risen', Explanation>;

/** One value for each drift of `drifts`. */
export type PageEvidence = readonly DriftEvidence[];

/** Weeks of a page, and what is known about its peers in them. */
export interface ComparedWeeks {
  /** ln of the clicks, less the page's usual level and the index of its peers; null in missing weeks. */
  values: readonly (number | null)[];
  /** Clicks that were expected in each week. */
  clicks: readonly number[];
  /** Share of the days that are counted; above 0 in weeks that are not missing. */
  counted: readonly number[];
  index: SharedIndex;
  shapes: ReturnType<typeof createEventShapes>;
}

/** Standard deviation of a page's own drift from week to week. */
const drifts = [0.03, 0.05, 0.08, 0.12];
/** Every drift as likely. */
export const evenShares = drifts.map(() => 1 / drifts.length);
/** A fall that is worth work: ln of what is left, and how much falls differ. It is 45 % in the middle. */
const usualFall = { mean: -0.6, variance: 0.35 ** 2 };
/** How much pages differ in how strongly they follow their peers. */
const responseVariance = 0.15 ** 2;
/** Variance of a week beyond its count's own, since days differ. */
const weekVariance = 0.01;
/** Weeks that are a spike: half as many clicks again as usual. They are left out, since their end is no fall. */
export const spike = 0.4;
const highest = 0.3;
const lowest = -3;
/** How often pages fall and rise. */
const usualShares = { steady: 0.7, fallen: 0.2, risen: 0.1 };
const rounds = 2;
/** Explanations less likely than this are left out of means. */
const leastLikely = 1e-3;

/**
 * How well a lasting fall explains the weeks, against drift alone. A page that drifts moves slowly and comes back; a
 * fall goes down within eight weeks and stays. Averages over when it began, how long it took, how deep it is, and how
 * strongly the page follows its peers.
 */
export function readEvidence(compared: ComparedWeeks): PageEvidence {
  const { values, clicks, counted, index } = compared;
  const read = values.map((value) => (value === null || value > spike ? null : value));
  const seen = Float64Array.from(read, (value) => Math.max(lowest, Math.min(highest, value ?? 0)));
  const variances = read.map((value, week) =>
    value === null ? null : countVariance(clicks[week]) / counted[week],
  );
  return drifts.map((deviation) => {
    const filter = createDriftFilter(variances, deviation, index.steps);
    return weigh(filter, whitenAll(filter, seen, index.values), compared.shapes);
  });
}

/** The variance of a week's logarithm from its count and its days. */
export function countVariance(clicks: number): number {
  return 1 / Math.max(0.7, clicks) + weekVariance;
}

interface White {
  level: Float64Array;
  index: Float64Array;
  seen: Float64Array;
}

function whitenAll(filter: DriftFilter, seen: Float64Array, index: Float64Array): White {
  const ones = new Float64Array(seen.length).fill(1);
  return { level: whiten(filter, ones), index: whiten(filter, index), seen: whiten(filter, seen) };
}

function weigh(filter: DriftFilter, white: White, { falls, rises }: ComparedWeeks['shapes']): DriftEvidence {
  const { level, index, seen } = white;
  const [levels, ofIndex, ofSeen] = [dot(level, level), dot(level, index), dot(level, seen)];
  const indexes = dot(index, index) - ofIndex ** 2 / levels;
  const both = dot(index, seen) - (ofIndex * ofSeen) / levels;
  const squares = dot(seen, seen) - ofSeen ** 2 / levels;
  const follow = 1 / (indexes + 1 / responseVariance);
  const log =
    filter.constant -
    (squares - both ** 2 * follow) / 2 -
    (Math.log(levels) + Math.log1p(indexes * responseVariance)) / 2;
  const event = new Float64Array(seen.length);
  const test = ({ weeks, from }: EventShape, mean: number): TestedEvent => {
    whiten(filter, weeks, { white: event, from });
    const ofEvent = dot(level, event, from);
    const events = dot(event, event, from);
    const withIndex = dot(index, event, from) - (ofIndex * ofEvent) / levels;
    const withSeen = dot(seen, event, from) - (ofSeen * ofEvent) / levels;
    const precision = events - ofEvent ** 2 / levels - withIndex ** 2 * follow;
    if (precision <= 1e-6 * events) return { log: 0, depth: 0, response: both * follow };
    const found = estimate((withSeen - withIndex * both * follow) / precision, 1 / precision, mean);
    return { ...found, response: (both - found.depth * withIndex) * follow };
  };
  const average = (shapes: readonly EventShape[], mean: number) =>
    averageEvents(
      shapes,
      shapes.map((shape) => test(shape, mean)),
      log,
    );
  return {
    steady: { log, response: both * follow, event: null },
    fallen: average(falls, usualFall.mean),
    risen: average(rises, -usualFall.mean),
  };
}

interface TestedEvent {
  /** ln of the density of the weeks against that of no event. */
  log: number;
  /** What the whole event adds. */
  depth: number;
  response: number;
}

function estimate(seen: number, variance: number, mean: number): Omit<TestedEvent, 'response'> {
  const total = variance + usualFall.variance;
  return {
    log: (Math.log(variance / total) - (seen - mean) ** 2 / total + seen ** 2 / variance) / 2,
    depth: mean + (usualFall.variance / total) * (seen - mean),
  };
}

function averageEvents(
  shapes: readonly EventShape[],
  tested: readonly TestedEvent[],
  steady: number,
): Explanation {
  const all = logSumExp(tested.map(({ log }) => log));
  const event = new Float64Array(shapes[0]?.weeks.length ?? 0);
  let response = 0;
  tested.forEach(({ log, depth, response: own }, place) => {
    const share = Math.exp(log - all);
    const { weeks, from } = shapes[place];
    response += share * own;
    if (share < leastLikely) return;
    for (let week = from; week < event.length; week += 1) event[week] += share * depth * weeks[week];
  });
  return { log: steady + all - Math.log(tested.length), response, event };
}

/** How often the pages of a site have each drift, by expectation and maximization (Dempster et al., 1977). */
export function measureDrifts(
  pages: readonly { evidence: PageEvidence }[],
  start: readonly number[],
): number[] {
  let shares = [...start];
  for (let round = 0; round < rounds; round += 1) {
    const sums = drifts.map(() => 0.5);
    for (const { evidence } of pages) {
      for (const { drift, share } of listLikely(evidence, shares)) sums[drift] += share;
    }
    const total = sums.reduce((sum, value) => sum + value, 0);
    shares = sums.map((value) => value / total);
  }
  return shares;
}

/** What is likely about a page. */
export interface PageEstimate {
  /** How strongly it follows its peers. */
  response: number;
  /** What falls and rises of its own add to each week, on a logarithmic scale. */
  event: Float64Array;
  /** Variance that its own drift adds in a week. */
  driftVariance: number;
}

export function estimatePage(evidence: PageEvidence, shares: readonly number[]): PageEstimate {
  const event = new Float64Array(evidence[0]?.fallen.event?.length ?? 0);
  let [response, driftVariance] = [1, 0];
  for (const { drift, share, explanation } of listLikely(evidence, shares)) {
    response += share * explanation.response;
    driftVariance += share * drifts[drift] ** 2;
    if (share < leastLikely) continue;
    explanation.event?.forEach((value, week) => {
      event[week] += share * value;
    });
  }
  return { response, event, driftVariance };
}

/** The explanations of a page with their probabilities, which add up to 1. */
function listLikely(evidence: PageEvidence, shares: readonly number[]) {
  const terms = evidence.flatMap((each, drift) =>
    (['steady', 'fallen', 'risen'] as const).map((kind) => ({
      drift,
      explanation: each[kind],
      log: each[kind].log + Math.log(shares[drift] * usualShares[kind]),
    })),
  );
  const all = logSumExp(terms.map(({ log }) => log));
  return terms.map(({ drift, explanation, log }) => ({ drift, explanation, share: Math.exp(log - all) }));
}

/** ln of the odds of a lasting fall against drift alone; above 0 a fall explains the weeks better. */
export function fallOdds(evidence: PageEvidence, shares: readonly number[]): number {
  const weighted = (side: keyof DriftEvidence) =>
    logSumExp(evidence.map((each, drift) => each[side].log + Math.log(shares[drift])));
  return weighted('fallen') - weighted('steady');
}

function dot(a: Float64Array, b: Float64Array, from = 0): number {
  let sum = 0;
  for (let index = from; index < a.length; index += 1) sum += a[index] * b[index];
  return sum;
}

function logSumExp(values: readonly number[]): number {
  const top = Math.max(...values);
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
}
