/** A candidate with its gain and its effort. */
export interface Pick {
  /** At most one of each group is picked. */
  group: number;
  /** Never negative. */
  gain: number;
  /** In whole points. */
  effort: number;
}

interface Capacity {
  count: number;
  effort: number;
}

/**
 * The picks with the largest total gain: at most `count` of them, at most one of a group, within the effort. Exact, by
 * dynamic programming over the groups (the multiple-choice knapsack problem with a second, cardinality constraint;
 * Kellerer, Pferschy and Pisinger, Knapsack Problems, 2004, chapter 11). O(picks × count × effort).
 */
export function pickBest<Item extends Pick>(items: readonly Item[], { count, effort }: Capacity): Item[] {
  const groups = splitGroups(items);
  const width = effort + 1;
  let best: number[] = new Array((count + 1) * width).fill(0);
  const choices: (Item | null)[][] = [];
  for (const members of groups) {
    const next = [...best];
    const chosen: (Item | null)[] = new Array(best.length).fill(null);
    for (let n = 1; n <= count; n += 1) {
      for (let points = 0; points <= effort; points += 1) {
        for (const item of members) {
          if (item.effort > points) continue;
          const total = (best[(n - 1) * width + points - item.effort] ?? 0) + item.gain;
          const at = n * width + points;
          if (total > (next[at] ?? 0)) {
            next[at] = total;
            chosen[at] = item;
          }
        }
      }
    }
    best = next;
    choices.push(chosen);
  }
  return readBack(choices, { count, effort });
}

function readBack<Item extends Pick>(choices: (Item | null)[][], { count, effort }: Capacity): Item[] {
  const picked: Item[] = [];
  let n = count;
  let points = effort;
  for (const chosen of choices.toReversed()) {
    const item = chosen[n * (effort + 1) + points];
    if (!item) continue;
    picked.push(item);
    n -= 1;
    points -= item.effort;
  }
  return picked;
}

/** The members of each group, ordered by first appearance. */
export function splitGroups<Item extends { group: number }>(items: readonly Item[]): Item[][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups.values()];
}
