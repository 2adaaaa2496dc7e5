import { pickBest } from '@keydence/domain';

export interface Fillable {
  key: string;
  /** Expected visits, weighted; more is better. */
  value: number;
  /** Effort in quarters of an hour. */
  quarters: number;
  /** Null if unknown: it is alone. */
  topicId: number | null;
}

export interface Room {
  count: number;
  quarters: number;
  /** Most quarters of an hour for one topic. */
  topicQuarters: number;
}

/** The second, third, … item of a topic counts so much less than the one before. */
const repeatFactor = 0.75;
const mostRounds = 200;
const leastStep = 1e-9;

/**
 * The items that add most to what is fixed: exactly the best set by value within the count and the hours (a knapsack),
 * then changed by swaps while they help, since the k-th item of a topic counts 0.75^(k−1) and a topic takes at most its
 * share of the hours. The order of the items does not matter.
 */
export function fillPlan<Item extends Fillable>(
  items: readonly Item[],
  fixed: readonly Fillable[],
  room: Room,
): Item[] {
  const sorted = items.filter(({ value }) => value > 0).sort(byDensity);
  const best = pickBest(
    sorted.map((item, group) => ({ item, group, gain: item.value, effort: item.quarters })),
    { count: room.count, effort: room.quarters },
  ).map(({ item }) => item);
  const one = improve(keepTopicShare(best, fixed, room), sorted, { fixed, room });
  const other = improve([], sorted, { fixed, room });
  return worth([...fixed, ...other]) > worth([...fixed, ...one]) + leastStep ? other : one;
}

export function worth(items: readonly Fillable[]): number {
  const topics = new Map<number, number[]>();
  let sum = 0;
  for (const { topicId, value } of items) {
    if (topicId === null) sum += value;
    else topics.set(topicId, [...(topics.get(topicId) ?? []), value]);
  }
  for (const values of topics.values()) {
    values.sort((a, b) => b - a);
    values.forEach((value, index) => {
      sum += value * repeatFactor ** index;
    });
  }
  return sum;
}

export function byDensity(a: Fillable, b: Fillable): number {
  return b.value * a.quarters - a.value * b.quarters || (a.key < b.key ? -1 : 1);
}

export function fits(item: Fillable, others: readonly Fillable[], room: Room): boolean {
  const used = others.reduce((sum, { quarters }) => sum + quarters, 0);
  return others.length < room.count && used + item.quarters <= room.quarters && fitsTopic(item, others, room);
}

/** True if a topic keeps to its share. Its first item may take more, so that a large one can be planned at all. */
export function fitsTopic(item: Fillable, others: readonly Fillable[], { topicQuarters }: Room): boolean {
  if (item.topicId === null) return true;
  const own = others.filter(({ topicId }) => topicId === item.topicId);
  if (own.length === 0) return true;
  return own.reduce((sum, { quarters }) => sum + quarters, item.quarters) <= topicQuarters;
}

function keepTopicShare<Item extends Fillable>(
  items: readonly Item[],
  fixed: readonly Fillable[],
  room: Room,
): Item[] {
  const kept: Item[] = [];
  for (const item of items.toSorted(byDensity)) {
    if (fitsTopic(item, [...fixed, ...kept], room)) kept.push(item);
  }
  return kept;
}

/** Adds an item, or swaps one for another, as long as it helps; the best change first. */
function improve<Item extends Fillable>(
  start: readonly Item[],
  items: readonly Item[],
  { fixed, room }: { fixed: readonly Fillable[]; room: Room },
): Item[] {
  let chosen = [...start];
  for (let round = 0; round < mostRounds; round += 1) {
    const now = worth([...fixed, ...chosen]);
    const isIn = new Set(chosen);
    let best: { step: number; next: Item[] } | null = null;
    for (const out of [null, ...chosen]) {
      const rest = chosen.filter((item) => item !== out);
      const others = [...fixed, ...rest];
      const loss = now - worth(others);
      const quarters = room.quarters - rest.reduce((sum, item) => sum + item.quarters, 0);
      if (rest.length >= room.count) continue;
      for (const item of items) {
        // An item adds at most its value.
        if (item.value - loss <= (best?.step ?? leastStep) || item.quarters > quarters || isIn.has(item))
          continue;
        if (!fitsTopic(item, others, room)) continue;
        const next = [...rest, item];
        const step = worth([...fixed, ...next]) - now;
        if (step > (best?.step ?? leastStep)) best = { step, next };
      }
    }
    if (best === null) break;
    chosen = best.next;
  }
  return chosen;
}
