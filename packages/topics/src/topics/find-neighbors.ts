import { createDenseRows, type DenseRows, normaliseRows } from './dense-rows.ts';
import { createNeighbors, type Neighbors, offerNeighbor } from './neighbors.ts';
import { type Random, shuffleNumbers } from './seeded-random.ts';

/** Up to here every pair is compared. */
export const mostExact = 12_000;
const block = 64;
const probed = 5;
const centerRounds = 6;
const sampledPerCenter = 24;

/**
 * The nearest rows by cosine, of rows of unit length. Beyond 12,000 rows inverted lists find nearly all of them.
 * @param pause called now and then; what it throws ends the search.
 */
export function findNeighbors(rows: DenseRows, keep: number, { random, pause }: Search): Neighbors {
  return rows.count <= mostExact
    ? compareAll(rows, keep, pause)
    : compareWithinLists(rows, keep, { random, pause });
}

export interface Search {
  readonly random: Random;
  readonly pause: () => void;
}

function compareAll(rows: DenseRows, keep: number, pause: () => void): Neighbors {
  const nearest = createNeighbors(rows.count, keep);
  for (let first = 0; first < rows.count; first += block) {
    pause();
    const firstEnd = Math.min(first + block, rows.count);
    for (let second = first; second < rows.count; second += block) {
      compareBlocks(rows, nearest, {
        first,
        firstEnd,
        second,
        secondEnd: Math.min(second + block, rows.count),
      });
    }
  }
  return nearest;
}

/** Two rows of the first block at a time against two of the second: half the reads of one against one. */
function compareBlocks(
  { width, values }: DenseRows,
  nearest: Neighbors,
  {
    first,
    firstEnd,
    second,
    secondEnd,
  }: { first: number; firstEnd: number; second: number; secondEnd: number },
): void {
  const offer = (one: number, other: number, cosine: number) => {
    if (other <= one || one >= firstEnd || other >= secondEnd) return;
    offerNeighbor(nearest, one, other, cosine);
    offerNeighbor(nearest, other, one, cosine);
  };
  for (let one = first; one < firstEnd; one += 2) {
    const a = one * width;
    const b = one + 1 < firstEnd ? a + width : a;
    for (let other = second; other < secondEnd; other += 2) {
      if (other + 1 <= one) continue;
      const c = other * width;
      const d = other + 1 < secondEnd ? c + width : c;
      let ac = 0;
      let ad = 0;
      let bc = 0;
      let bd = 0;
      for (let column = 0; column < width; column++) {
        const valueA = values[a + column];
        const valueB = values[b + column];
        const valueC = values[c + column];
        const valueD = values[d + column];
        ac += valueA * valueC;
        ad += valueA * valueD;
        bc += valueB * valueC;
        bd += valueB * valueD;
      }
      offer(one, other, ac);
      offer(one, other + 1, ad);
      offer(one + 1, other, bc);
      offer(one + 1, other + 1, bd);
    }
  }
}

/** Each row is compared with those of the lists of the centers nearest to it. */
function compareWithinLists(rows: DenseRows, keep: number, { random, pause }: Search): Neighbors {
  const centers = findCenters(rows, Math.round(2 * Math.sqrt(rows.count)), random);
  const probes = createNeighbors(rows.count, probed);
  for (let row = 0; row < rows.count; row++) offerCenters(rows, row, centers, probes);
  const { starts, members } = listMembers(probes, centers.count);
  const nearest = createNeighbors(rows.count, keep);
  // List by list, so that its rows stay in the cache.
  const visitors = listVisitors(probes, centers.count);
  for (let center = 0; center < centers.count; center++) {
    pause();
    for (let at = visitors.starts[center]; at < visitors.starts[center + 1]; at++) {
      compareWithMembers(
        rows,
        visitors.members[at],
        members.subarray(starts[center], starts[center + 1]),
        nearest,
      );
    }
  }
  return nearest;
}

function compareWithMembers(
  { width, values }: DenseRows,
  row: number,
  members: Int32Array,
  nearest: Neighbors,
): void {
  const from = row * width;
  let at = 0;
  for (; at + 1 < members.length; at += 2) {
    const one = members[at] * width;
    const other = members[at + 1] * width;
    let first = 0;
    let second = 0;
    for (let column = 0; column < width; column++) {
      const value = values[from + column];
      first += value * values[one + column];
      second += value * values[other + column];
    }
    if (members[at] !== row) offerNeighbor(nearest, row, members[at], first);
    if (members[at + 1] !== row) offerNeighbor(nearest, row, members[at + 1], second);
  }
  if (at < members.length && members[at] !== row) {
    offerNeighbor(nearest, row, members[at], dot(values, from, members[at] * width, width));
  }
}

function dot(values: Float32Array, one: number, other: number, width: number): number {
  let sum = 0;
  for (let column = 0; column < width; column++) sum += values[one + column] * values[other + column];
  return sum;
}

/** Spherical k-means on a sample. */
function findCenters(rows: DenseRows, count: number, random: Random): DenseRows {
  const { width, values } = rows;
  const sample = shuffleNumbers(rows.count, random).slice(0, count * sampledPerCenter);
  const centers = createDenseRows(count, width);
  for (let center = 0; center < count; center++) {
    const start = sample[center] * width;
    centers.values.set(values.subarray(start, start + width), center * width);
  }
  for (let round = 0; round < centerRounds; round++) {
    const nearest = createNeighbors(sample.length, 1);
    const sums = createDenseRows(count, width);
    for (let index = 0; index < sample.length; index++) {
      const row = sample[index];
      offerCenters(rows, row, centers, nearest, index);
      const to = nearest.numbers[index] * width;
      for (let column = 0; column < width; column++) sums.values[to + column] += values[row * width + column];
    }
    normaliseRows(sums);
    centers.values.set(sums.values);
  }
  return centers;
}

function offerCenters(
  { width, values }: DenseRows,
  row: number,
  centers: DenseRows,
  nearest: Neighbors,
  place = row,
): void {
  const from = row * width;
  for (let center = 0; center < centers.count; center++) {
    let sum = 0;
    const to = center * width;
    for (let column = 0; column < width; column++) sum += values[from + column] * centers.values[to + column];
    offerNeighbor(nearest, place, center, sum);
  }
}

interface Lists {
  readonly starts: Int32Array;
  readonly members: Int32Array;
}

/** The rows to which each center is the nearest. */
function listMembers(probes: Neighbors, centers: number): Lists {
  return listRows(probes, centers, 1);
}

/** The rows that look into each center's list. */
function listVisitors(probes: Neighbors, centers: number): Lists {
  return listRows(probes, centers, probes.width);
}

function listRows({ count, width, numbers }: Neighbors, centers: number, taken: number): Lists {
  const starts = new Int32Array(centers + 1);
  for (let row = 0; row < count; row++) {
    for (let at = 0; at < taken; at++) starts[numbers[row * width + at] + 1] += 1;
  }
  for (let center = 0; center < centers; center++) starts[center + 1] += starts[center];
  const members = new Int32Array(starts[centers]);
  const ends = starts.slice();
  for (let row = 0; row < count; row++) {
    for (let at = 0; at < taken; at++) {
      const center = numbers[row * width + at];
      members[ends[center]++] = row;
    }
  }
  return { starts, members };
}
