import { createDenseRows, type DenseRows, normaliseRows } from './dense-rows.ts';
import { createTile, fillTile, multiplyTiles, type Tile, tileRows } from './multiply-tiles.ts';
import { createNeighbors, type Neighbors, offerNeighbor } from './neighbors.ts';
import { type Random, shuffleNumbers } from './seeded-random.ts';

/** Up to here every pair is compared. */
const mostExact = 12_000;
const probed = 5;
const centerRounds = 6;
const sampledPerCenter = 24;

export interface Search {
  readonly random: Random;
  /** Called now and then; what it throws ends the search. */
  readonly pause: () => void;
}

/** The nearest rows by cosine, of rows of unit length. Beyond 12,000 rows inverted lists find nearly all of them. */
export function findNeighbors(rows: DenseRows, keep: number, search: Search): Neighbors {
  return rows.count <= mostExact ? compareAll(rows, keep, search) : compareWithinLists(rows, keep, search);
}

function compareAll(rows: DenseRows, keep: number, { pause }: Search): Neighbors {
  const nearest = createNeighbors(rows.count, keep);
  const everyRow = Int32Array.from({ length: rows.count }, (_, row) => row);
  for (let first = 0; first < rows.count; first += tileRows) {
    pause();
    const some = everyRow.subarray(first, first + tileRows);
    compareRows(rows, rows, { some, others: everyRow.subarray(first) }, (one, other, cosine) => {
      if (other <= one) return;
      offerNeighbor(nearest, one, other, cosine);
      offerNeighbor(nearest, other, one, cosine);
    });
  }
  return nearest;
}

/** Each row is compared with those of the lists of the centers nearest to it. */
function compareWithinLists(rows: DenseRows, keep: number, { random, pause }: Search): Neighbors {
  const centers = findCenters(rows, Math.round(2 * Math.sqrt(rows.count)), { random, pause });
  const probes = createNeighbors(rows.count, probed);
  const everyRow = Int32Array.from({ length: rows.count }, (_, row) => row);
  offerCenters(rows, centers, everyRow, (row, _place, center, cosine) => {
    offerNeighbor(probes, row, center, cosine);
  });
  const members = listRows(probes, centers.count, 1);
  const visitors = listRows(probes, centers.count, probed);
  const nearest = createNeighbors(rows.count, keep);
  for (let center = 0; center < centers.count; center++) {
    pause();
    const some = visitors.rows.subarray(visitors.starts[center], visitors.starts[center + 1]);
    const others = members.rows.subarray(members.starts[center], members.starts[center + 1]);
    compareRows(rows, rows, { some, others }, (one, other, cosine) => {
      if (one !== other) offerNeighbor(nearest, one, other, cosine);
    });
  }
  return nearest;
}

/** Spherical k-means on a sample. */
function findCenters(rows: DenseRows, count: number, { random, pause }: Search): DenseRows {
  const { width, values } = rows;
  const sample = shuffleNumbers(rows.count, random).slice(0, count * sampledPerCenter);
  const centers = createDenseRows(count, width);
  for (let center = 0; center < count; center++) {
    const start = sample[center] * width;
    centers.values.set(values.subarray(start, start + width), center * width);
  }
  for (let round = 0; round < centerRounds; round++) {
    pause();
    const nearest = createNeighbors(sample.length, 1);
    offerCenters(rows, centers, sample, (_row, place, center, cosine) => {
      offerNeighbor(nearest, place, center, cosine);
    });
    const sums = createDenseRows(count, width);
    for (let place = 0; place < sample.length; place++) {
      const from = sample[place] * width;
      const to = nearest.numbers[place] * width;
      for (let column = 0; column < width; column++) sums.values[to + column] += values[from + column];
    }
    normaliseRows(sums);
    centers.values.set(sums.values);
  }
  return centers;
}

function offerCenters(
  rows: DenseRows,
  centers: DenseRows,
  some: Int32Array,
  offer: (row: number, place: number, center: number, cosine: number) => void,
): void {
  const others = Int32Array.from({ length: centers.count }, (_, center) => center);
  for (let start = 0; start < some.length; start += tileRows) {
    compareRows(
      rows,
      centers,
      { some: some.subarray(start, start + tileRows), others },
      (row, center, cosine, place) => {
        offer(row, start + place, center, cosine);
      },
    );
  }
}

/** The cosine of each of some rows with each of the others, tile by tile. */
function compareRows(
  rows: DenseRows,
  otherRows: DenseRows,
  { some, others }: { some: Int32Array; others: Int32Array },
  give: (one: number, other: number, cosine: number, place: number) => void,
): void {
  const left = createTile(rows.width);
  const right = createTile(rows.width);
  const products = new Float64Array(tileRows * tileRows);
  for (let first = 0; first < some.length; first += tileRows) {
    fill(left, rows, some, first);
    for (let second = 0; second < others.length; second += tileRows) {
      fill(right, otherRows, others, second);
      multiplyTiles(left, right, products);
      for (let one = 0; one < left.count; one++) {
        for (let other = 0; other < right.count; other++) {
          give(some[first + one], others[second + other], products[one * tileRows + other], first + one);
        }
      }
    }
  }
}

function fill(tile: Tile, rows: DenseRows, picked: Int32Array, start: number): void {
  fillTile(tile, rows, Math.min(tileRows, picked.length - start), (place) => picked[start + place]);
}

interface Lists {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** The rows that have each center among their `taken` nearest. */
function listRows({ count, width, numbers }: Neighbors, centers: number, taken: number): Lists {
  const starts = new Int32Array(centers + 1);
  for (let row = 0; row < count; row++) {
    for (let at = 0; at < taken; at++) starts[numbers[row * width + at] + 1] += 1;
  }
  for (let center = 0; center < centers; center++) starts[center + 1] += starts[center];
  const rows = new Int32Array(starts[centers]);
  const filled = starts.slice(0, centers);
  for (let row = 0; row < count; row++) {
    for (let at = 0; at < taken; at++) rows[filled[numbers[row * width + at]]++] = row;
  }
  return { starts, rows };
}
