import { median } from '../statistics/median.ts';
import { persistence } from './drift-filter.ts';
import { countVariance, type PageEstimate, spike } from './fall-evidence.ts';
import type { LogSeries, SharedIndex } from './peer-index.ts';
import { baseOf, known } from './week-ranges.ts';

/** The index of peers without one of them, which would else explain itself; null for that of all. */
export type IndexWithout = (page: LogSeries | null) => SharedIndex;

/** A page, its weeks with those before its first one missing, and what is likely about it. */
export interface Peer {
  page: LogSeries;
  weeks: readonly (number | null)[];
  estimate: PageEstimate;
}

/** Usual change of the index from week to week; Student's t-distribution with 2 degrees of freedom allows for leaps. */
const usualChange = 0.1;
const freedom = 2;
/** A week that differs more from the others of its page, in standard deviations, counts less (Huber). */
const farthest = 2.5;
const passes = { page: 2, index: 3 };
const leastWeight = 1e-3;

/**
 * Estimates again what peers share, from what their own falls and rises leave: each page counts by how little it drifts
 * and how many clicks it has. An event that half of the peers show counts as shared. Weeks
 * that no peer has are left out, and what is left of a drift after them ties their neighbors.
 */
export function shareIndex(peers: readonly Peer[], former: Float64Array): IndexWithout {
  const common = former.map((_, week) => median(peers.map(({ estimate }) => estimate.event[week])));
  const axis = countedAxis(peers, former.length);
  const start = axis.weeks.map((week) => former[week]);
  const parts = new Map(peers.map((peer) => [peer.page, countPeer(peer, { start, common, axis })]));
  const all = emptyPart(start.length);
  for (const part of parts.values()) addPart(all, part, 1);
  let values: Float64Array = Float64Array.from(start);
  for (let pass = 0; pass < passes.index; pass += 1) values = solve(all, changeWeights(values, axis), axis);
  const rigid = changeWeights(values, axis);
  return (page) => {
    const others = addPart(emptyPart(start.length), all, 1);
    const own = page === null ? undefined : parts.get(page);
    if (own) addPart(others, own, -1);
    const found = spread(solve(others, rigid, axis), axis, former.length);
    const middle = median(baseOf([...found]));
    const steps = new Float64Array(former.length);
    axis.weeks.forEach((week, place) => {
      steps[week] = Math.max(0, others.drifts[place]) / (others.weights[place] + rigid[place]) ** 2;
    });
    return { values: found.map((value) => value - middle), steps };
  };
}

/** Weeks that any peer has. */
interface Axis {
  weeks: number[];
  /** Weeks since the one before, 1 without a gap. */
  passed: number[];
  /** Share of a drift that is left since then. */
  left: number[];
}

function countedAxis(peers: readonly Peer[], count: number): Axis {
  const weeks = Array.from({ length: count }, (_, week) => week).filter((week) =>
    peers.some((peer) => peer.weeks[week] !== null),
  );
  const passed = weeks.map((week, place) => week - (weeks[place - 1] ?? week - 1));
  return { weeks, passed, left: passed.map((one) => persistence ** one) };
}

/** Values of all weeks: those between counted ones are on a straight line. */
function spread(values: Float64Array, { weeks, passed }: Axis, count: number): Float64Array {
  const all = new Float64Array(count);
  weeks.forEach((week, place) => {
    const before = values[place - 1] ?? values[place];
    for (let back = 0; back < passed[place]; back += 1) {
      all[week - back] = values[place] + ((before - values[place]) * back) / passed[place];
    }
  });
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)];
  all.fill(values[0] ?? 0, 0, first);
  all.fill(values.at(-1) ?? 0, last + 1);
  return all;
}

/**
 * What pages say about the index: weights and weighted changes of the weeks, where a change is what a week adds to the
 * drift; the same for the index itself in weeks without a known one before them, such as those after a spike; and the
 * weighted share of drift in their variance.
 */
type PeerPart = Record<(typeof sides)[number], Float64Array>;

const sides = ['weights', 'products', 'anchors', 'anchored', 'drifts'] as const;

function emptyPart(weeks: number): PeerPart {
  const none = () => new Float64Array(weeks);
  return { weights: none(), products: none(), anchors: none(), anchored: none(), drifts: none() };
}

function addPart(sum: PeerPart, part: PeerPart, sign: number): PeerPart {
  for (const side of sides) {
    const [to, from] = [sum[side], part[side]];
    for (let week = 0; week < to.length; week += 1) to[week] += sign * from[week];
  }
  return sum;
}

function countPeer(
  { weeks: all, estimate }: Peer,
  { start: index, common, axis }: { start: readonly number[]; common: Float64Array; axis: Axis },
): PeerPart {
  const { response, driftVariance } = estimate;
  const weeks = axis.weeks.map((week) => all[week]);
  const event = axis.weeks.map((week) => estimate.event[week] - common[week]);
  const usual = levelOf(all, spread(Float64Array.from(index), axis, all.length));
  const values = weeks.map((value, week) =>
    value === null || value - index[week] - usual > spike ? null : value - event[week],
  );
  const noise = values.map((_, week) => countVariance(Math.exp(usual + index[week])));
  const usualSpread = driftVariance / (1 - persistence ** 2);
  const changes = values.flatMap((value, week) => {
    const former = week === 0 ? null : values[week - 1];
    if (value === null || former === null) return [];
    const left = axis.left[week];
    const drift = usualSpread * (1 - left ** 2);
    const variance = drift + noise[week] + left ** 2 * noise[week - 1];
    const shared = response * (index[week] - left * index[week - 1]);
    return [{ week, change: value - left * former, shared, drift, variance, rest: 1 - left }];
  });
  let level = usual;
  const weightOf = ({ change, shared, variance, rest }: (typeof changes)[number]) =>
    Math.min(1, (farthest * Math.sqrt(variance)) / Math.abs(change - shared - rest * level)) / variance;
  for (let pass = 0; pass < passes.page && changes.length > 0; pass += 1) {
    let [sum, total] = [0, 0];
    for (const each of changes) {
      const weight = weightOf(each) * each.rest;
      sum += weight * (each.change - each.shared);
      total += weight * each.rest;
    }
    level = sum / total;
  }
  const part = emptyPart(weeks.length);
  for (const each of changes) {
    const weight = weightOf(each);
    part.weights[each.week] = weight * response ** 2;
    part.products[each.week] = weight * response * (each.change - each.rest * level);
    part.drifts[each.week] = (weight * response ** 2 * each.drift) / each.variance;
  }
  values.forEach((value, week) => {
    if (value === null || (week > 0 && values[week - 1] !== null)) return;
    const variance = usualSpread + noise[week];
    part.anchors[week] = response ** 2 / variance;
    part.anchored[week] = (response * (value - level)) / variance;
    part.drifts[week] = (part.anchors[week] * usualSpread) / variance;
  });
  return part;
}

/** The usual level of a page, apart from the index of its peers. NaN without base weeks. */
export function levelOf(weeks: readonly (number | null)[], index: ArrayLike<number>): number {
  return median(known(baseOf(weeks.map((value, week) => (value === null ? null : value - index[week])))));
}

/** Weights of no change in each week: small after a leap, and after weeks that are left out. */
function changeWeights(values: Float64Array, { passed }: Axis): Float64Array {
  return values.map((value, week) => {
    const change = week === 0 ? 0 : value - values[week - 1];
    return (freedom + 1) / (freedom * usualChange ** 2 * passed[week] + change ** 2);
  });
}

/**
 * The index that explains the weighted changes best, and itself changes as little as is usual: least squares, whose
 * normal equations tie each week to the one before.
 */
function solve(
  { weights, products, anchors, anchored }: PeerPart,
  rigid: Float64Array,
  { left }: Axis,
): Float64Array {
  const count = weights.length;
  const [own, tie, right] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let week = 0; week < count; week += 1) {
    own[week] += leastWeight + anchors[week];
    right[week] += anchored[week];
    if (week === 0) continue;
    own[week] += weights[week] + rigid[week];
    own[week - 1] += left[week] ** 2 * weights[week] + rigid[week];
    tie[week] = -left[week] * weights[week] - rigid[week];
    right[week] += products[week];
    right[week - 1] -= left[week] * products[week];
  }
  for (let week = 1; week < count; week += 1) {
    const ratio = tie[week] / own[week - 1];
    own[week] -= ratio * tie[week];
    right[week] -= ratio * right[week - 1];
  }
  for (let week = count - 1; week >= 0; week -= 1) {
    const next = week + 1 < count ? tie[week + 1] * right[week + 1] : 0;
    right[week] = (right[week] - next) / own[week];
  }
  return right;
}
