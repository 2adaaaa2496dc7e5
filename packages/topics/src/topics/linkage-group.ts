import { type Kinship, knownPages, sharedPage } from './kinship.ts';

/** Evidence besides wording that joined a group. */
export type Helped = 'none' | 'pages' | 'results';

/** Units that were linked, with the sums of which similarities to others are made. */
export interface LinkageGroup {
  readonly size: number;
  /** Its units, if similarities are in a matrix; else none. */
  readonly units: readonly number[];
  /** Ascending labels, own pages behind them. */
  readonly labels: Int32Array;
  /** Number of members with each label. */
  readonly counts: Float32Array;
  /** Members whose own page is known. */
  readonly known: number;
  /** Units or groups that may be similar enough to merge. */
  readonly near: readonly number[];
  readonly changes: readonly PairChange[];
  /** Units that must stay out. */
  readonly apart: readonly number[];
  readonly owner: number;
  readonly helped: Helped;
}

export type PairChange = readonly [unit: number, change: number];

/** The mean similarity of the pairs of two groups, by what it comes from. */
export interface Closeness {
  readonly wording: number;
  readonly pages: number;
}

/** The mean over pairs of what they share is the product of the shares of each label, so no matrix of pairs is held. */
export function compareGroups(kinship: Kinship, one: LinkageGroup, other: LinkageGroup): Closeness {
  const { labelCount, partitions, matrix } = kinship;
  let shared = 0;
  let pages = 0;
  let first = 0;
  let second = 0;
  while (first < one.labels.length && second < other.labels.length) {
    const label = one.labels[first];
    const step = label - other.labels[second];
    if (step === 0) {
      const product = one.counts[first] * other.counts[second];
      if (label < labelCount) shared += product;
      else pages += product;
    }
    if (step <= 0) first += 1;
    if (step >= 0) second += 1;
  }
  const pairs = one.size * other.size;
  return {
    wording: (matrix ? sumMatrix(kinship, one, other) : shared / Math.max(1, partitions)) / pairs,
    pages: (sharedPage * pages + knownPages * one.known * other.known) / pairs,
  };
}

function sumMatrix({ matrix, count }: Kinship, one: LinkageGroup, other: LinkageGroup): number {
  let sum = 0;
  for (const first of one.units)
    for (const second of other.units) sum += matrix?.[first * count + second] ?? 0;
  return sum;
}

export function joinGroups(
  one: LinkageGroup,
  other: LinkageGroup,
  { near, helped }: Pick<LinkageGroup, 'near' | 'helped'>,
): LinkageGroup {
  return {
    size: one.size + other.size,
    units: join(one.units, other.units),
    ...joinLabels(one, other),
    known: one.known + other.known,
    near,
    changes: join(one.changes, other.changes),
    apart: join(one.apart, other.apart),
    owner: Math.max(one.owner, other.owner),
    helped: helped !== 'none' ? helped : one.helped !== 'none' ? one.helped : other.helped,
  };
}

function join<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
}

function joinLabels(one: LinkageGroup, other: LinkageGroup): Pick<LinkageGroup, 'labels' | 'counts'> {
  const labels = new Int32Array(one.labels.length + other.labels.length);
  const counts = new Float32Array(labels.length);
  let size = 0;
  let first = 0;
  let second = 0;
  while (first < one.labels.length || second < other.labels.length) {
    const left = first < one.labels.length ? one.labels[first] : Number.POSITIVE_INFINITY;
    const right = second < other.labels.length ? other.labels[second] : Number.POSITIVE_INFINITY;
    labels[size] = Math.min(left, right);
    if (left <= right) counts[size] += one.counts[first++];
    if (right <= left) counts[size] += other.counts[second++];
    size += 1;
  }
  return { labels: labels.slice(0, size), counts: counts.slice(0, size) };
}
