import type { DenseRows } from './dense-rows.ts';

/** For each row the rows nearest to it, nearest first; −1 where there are no more. */
export interface Neighbors {
  readonly count: number;
  readonly width: number;
  readonly numbers: Int32Array;
  readonly cosines: Float32Array;
}

export function createNeighbors(count: number, width: number): Neighbors {
  return {
    count,
    width,
    numbers: new Int32Array(count * width).fill(-1),
    cosines: new Float32Array(count * width).fill(-2),
  };
}

/** Puts a candidate in its place among the nearest of a row, where it is near enough. */
export function offerNeighbor(nearest: Neighbors, row: number, number: number, cosine: number): void {
  const { width, numbers, cosines } = nearest;
  const start = row * width;
  let at = start + width - 1;
  if (cosine <= cosines[at]) return;
  while (at > start && cosines[at - 1] < cosine) {
    cosines[at] = cosines[at - 1];
    numbers[at] = numbers[at - 1];
    at -= 1;
  }
  cosines[at] = cosine;
  numbers[at] = number;
}

/** The nearest of a row's candidates by the first `prefix` columns alone. */
export function rerankNeighbors(
  rows: DenseRows,
  candidates: Neighbors,
  { prefix, keep }: { prefix: number; keep: number },
): Neighbors {
  const { width, values } = rows;
  const lengths = measurePrefixes(rows, prefix);
  const nearest = createNeighbors(rows.count, keep);
  for (let row = 0; row < rows.count; row++) {
    if (lengths[row] === 0) continue;
    for (let at = row * candidates.width; at < (row + 1) * candidates.width; at++) {
      const other = candidates.numbers[at];
      if (other < 0) break;
      if (lengths[other] === 0) continue;
      let sum = 0;
      const from = row * width;
      const to = other * width;
      for (let column = 0; column < prefix; column++) sum += values[from + column] * values[to + column];
      const cosine = sum / (lengths[row] * lengths[other]);
      if (cosine > 0) offerNeighbor(nearest, row, other, cosine);
    }
  }
  return nearest;
}

function measurePrefixes({ count, width, values }: DenseRows, prefix: number): Float64Array {
  const lengths = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    let squares = 0;
    for (let column = 0; column < prefix; column++) squares += values[row * width + column] ** 2;
    lengths[row] = Math.sqrt(squares);
  }
  return lengths;
}
