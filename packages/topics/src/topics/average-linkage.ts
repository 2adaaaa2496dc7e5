interface Pairs {
  readonly similarity: (one: number, other: number) => number;
  /** For each item, another that it stays with; itself for none. */
  readonly given: readonly number[];
  /** Groups are joined from this mean similarity of their members on. */
  readonly least: number;
}

/**
 * Average linkage of a few items by chains of nearest neighbors, in time and memory of the square of their number.
 * Equal similarities are decided by the order of the items.
 */
export function averageLinkage({ similarity, given, least }: Pairs): number[][] {
  const groups = gather(given);
  const size = groups.length;
  const means = compareGroups(groups, similarity);
  const isOpen = new Uint8Array(size).fill(1);
  const chain: number[] = [];
  for (;;) {
    if (chain.length === 0) {
      const start = isOpen.indexOf(1);
      if (start === -1) break;
      chain.push(start);
    }
    const last = chain[chain.length - 1];
    const before = chain[chain.length - 2] ?? -1;
    const next = findNearest(last, before);
    if (next === -1 || means[last * size + next] < least) {
      // A group has no nearer neighbor after others have been joined.
      isOpen[last] = 0;
      chain.pop();
    } else if (next === before) {
      chain.length -= 2;
      join(Math.min(before, last), Math.max(before, last));
    } else chain.push(next);
  }
  return groups.filter((members) => members.length > 0);

  /** The one before in the chain wins a tie, so that a chain ends. */
  function findNearest(group: number, before: number): number {
    let best = before;
    for (let other = 0; other < size; other++) {
      if (other === group || !isOpen[other]) continue;
      if (best === -1 || means[group * size + other] > means[group * size + best]) best = other;
    }
    return best;
  }

  function join(kept: number, gone: number): void {
    const [a, b] = [groups[kept].length, groups[gone].length];
    for (let third = 0; third < size; third++) {
      const mean = (a * means[kept * size + third] + b * means[gone * size + third]) / (a + b);
      means[kept * size + third] = mean;
      means[third * size + kept] = mean;
    }
    groups[kept].push(...groups[gone]);
    groups[gone] = [];
    isOpen[gone] = 0;
  }
}

function gather(given: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [item, first] of given.entries()) {
    const group = groups.get(first);
    if (group) group.push(item);
    else groups.set(first, [item]);
  }
  return [...groups.values()];
}

function compareGroups(groups: readonly number[][], similarity: Pairs['similarity']): Float64Array {
  const size = groups.length;
  const means = new Float64Array(size * size);
  for (let one = 0; one < size; one++) {
    for (let other = 0; other < one; other++) {
      let sum = 0;
      for (const a of groups[one]) for (const b of groups[other]) sum += similarity(a, b);
      const mean = sum / (groups[one].length * groups[other].length);
      means[one * size + other] = mean;
      means[other * size + one] = mean;
    }
  }
  return means;
}
