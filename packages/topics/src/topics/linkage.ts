import { appendTo } from './append-to.ts';
import type { EachKin, Kinship } from './kinship.ts';
import {
  compareGroups,
  type Helped,
  joinGroups,
  type LinkageGroup,
  type PairChange,
} from './linkage-group.ts';

export interface LinkageLimits {
  /** Changes of pair similarities, each pair once. */
  readonly changes: readonly (readonly [one: number, other: number, change: number])[];
  readonly apart: readonly (readonly [number, number])[];
  /** Units of different owners never come together; −1 where none. */
  readonly owners: Int32Array;
  /** 1 for units that are not linked. */
  readonly excluded: Uint8Array;
  /** No call of `linkTo` asks for less. */
  readonly leastSimilarity: number;
}

const nothing: readonly never[] = [];
const rounding = 1e-9;

/** Average linkage of units, in the order of similarity by chains of nearest neighbors (Murtagh 1983). */
export class Linkage {
  readonly #kinship: Kinship;
  readonly #leastSimilarity: number;
  readonly #groups: (LinkageGroup | null)[];
  readonly #parents: number[];
  readonly #changes = new Map<number, number>();

  constructor(kinship: Kinship, eachKin: EachKin, limits: LinkageLimits) {
    this.#kinship = kinship;
    this.#leastSimilarity = limits.leastSimilarity;
    this.#parents = Array.from({ length: kinship.count }, (_, unit) => unit);
    this.#groups = openGroups(kinship, eachKin, limits);
  }

  /** Merges as long as two groups are at least so similar. */
  linkTo(least: number): void {
    for (let start = 0; start < this.#groups.length; start++) {
      const chain = this.#groups[start] ? [start] : [];
      while (chain.length > 0) this.#followChain(chain, least);
    }
  }

  /** Merges the groups of these units whatever they are. */
  force(units: readonly number[]): void {
    for (const unit of units) {
      const one = this.groupOf(units[0]);
      const other = this.groupOf(unit);
      if (one !== other) this.#merge(one, other, 'none');
    }
  }

  groupOf(unit: number): number {
    let group = unit;
    while (this.#parents[group] !== group) {
      this.#parents[group] = this.#parents[this.#parents[group]];
      group = this.#parents[group];
    }
    return group;
  }

  helpOf(group: number): Helped {
    return this.#take(group).helped;
  }

  /** The mean similarity of the pairs between two groups; −1 where they must not come together. */
  similarity(one: number, other: number): number {
    return this.#rate(this.#take(one), other, this.#sumChanges(this.#take(one)));
  }

  #followChain(chain: number[], least: number): void {
    const last = chain[chain.length - 1];
    const before = chain[chain.length - 2] ?? -1;
    const { nearest, similarity } = this.#findNearest(last, before);
    if (similarity < least) chain.length = 0;
    else if (nearest !== before) chain.push(nearest);
    else {
      chain.length -= 2;
      this.#merge(before, last, this.#findHelp(before, last, least));
    }
  }

  /** Drops what can never be near enough again: a merged group is no nearer than the nearer of its parts. */
  #findNearest(id: number, before: number): { nearest: number; similarity: number } {
    const group = this.#take(id);
    const changes = this.#sumChanges(group);
    const near: number[] = [];
    let nearest = -1;
    let best = -1;
    for (const other of new Set(group.near.map((unit) => this.groupOf(unit)))) {
      if (other === id) continue;
      const similarity = this.#rate(group, other, changes);
      if (similarity < this.#leastSimilarity - rounding) continue;
      near.push(other);
      const isNearer = similarity > best + rounding;
      const isAsNear = similarity > best - rounding;
      if (!isNearer && !(isAsNear && (other === before || (nearest !== before && other < nearest)))) continue;
      nearest = other;
      best = Math.max(best, similarity);
    }
    this.#groups[id] = { ...group, near };
    return { nearest, similarity: best };
  }

  #rate(group: LinkageGroup, other: number, changes: ReadonlyMap<number, number>): number {
    const second = this.#take(other);
    if (group.owner >= 0 && second.owner >= 0 && group.owner !== second.owner) return -1;
    if (group.apart.some((unit) => this.groupOf(unit) === other)) return -1;
    const { wording, pages } = compareGroups(this.#kinship, group, second);
    return wording + pages + (changes.get(other) ?? 0) / (group.size * second.size);
  }

  /** The sum of changes towards each other group; good until the next call. */
  #sumChanges(group: LinkageGroup): ReadonlyMap<number, number> {
    this.#changes.clear();
    for (const [unit, change] of group.changes) {
      const other = this.groupOf(unit);
      this.#changes.set(other, (this.#changes.get(other) ?? 0) + change);
    }
    return this.#changes;
  }

  #findHelp(one: number, other: number, least: number): Helped {
    const first = this.#take(one);
    const second = this.#take(other);
    const { wording, pages } = compareGroups(this.#kinship, first, second);
    if (wording >= least) return 'none';
    const changes = (this.#sumChanges(first).get(other) ?? 0) / (first.size * second.size);
    return changes > pages ? 'results' : 'pages';
  }

  #merge(one: number, other: number, helped: Helped): void {
    const first = this.#take(one);
    const second = this.#take(other);
    const id = this.#groups.length;
    this.#parents.push(id);
    this.#parents[one] = id;
    this.#parents[other] = id;
    const near = [...new Set([...first.near, ...second.near].map((unit) => this.groupOf(unit)))];
    this.#groups.push(joinGroups(first, second, { near, helped }));
    this.#groups[one] = null;
    this.#groups[other] = null;
  }

  #take(id: number): LinkageGroup {
    const group = this.#groups[id];
    if (!group) throw new Error(`Group ${id} has become part of another.`);
    return group;
  }
}

function openGroups(kinship: Kinship, eachKin: EachKin, limits: LinkageLimits): LinkageGroup[] {
  const { labels, partitions, pages, labelCount } = kinship;
  const changes = new Map<number, PairChange[]>();
  const apart = new Map<number, number[]>();
  for (const [one, other, change] of limits.changes) {
    appendTo(changes, one, [other, change]);
    appendTo(changes, other, [one, change]);
  }
  for (const [one, other] of limits.apart) {
    appendTo(apart, one, other);
    appendTo(apart, other, one);
  }
  const ones = new Float32Array(partitions + 1).fill(1);
  return Array.from({ length: kinship.count }, (_, unit) => {
    const near: number[] = [];
    if (!limits.excluded[unit]) {
      eachKin(unit, limits.leastSimilarity - rounding, (other) => {
        if (!limits.excluded[other]) near.push(other);
      });
      for (const [other] of changes.get(unit) ?? nothing) if (!limits.excluded[other]) near.push(other);
    }
    const own = labels.subarray(unit * partitions, (unit + 1) * partitions);
    const isKnown = pages[unit] >= 0;
    return {
      size: 1,
      units: kinship.matrix ? [unit] : nothing,
      labels: isKnown ? Int32Array.from([...own, labelCount + pages[unit]]) : own,
      counts: ones.subarray(0, partitions + (isKnown ? 1 : 0)),
      known: isKnown ? 1 : 0,
      near,
      changes: changes.get(unit) ?? nothing,
      apart: apart.get(unit) ?? nothing,
      owner: limits.owners[unit],
      helped: 'none',
    };
  });
}
