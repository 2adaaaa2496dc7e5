import type { Neighbors } from './neighbors.ts';

/** An undirected weighted graph, compressed; an edge is in the rows of both its ends. */
export interface Graph {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly weights: Float32Array;
}

/** Joins each row with its nearest `keep`: weight cosine², from both sides added. */
export function buildNeighborGraph({ count, width, numbers, cosines }: Neighbors, keep: number): Graph {
  const starts = new Int32Array(count + 1);
  const eachEdge = (give: (row: number, other: number, weight: number) => void) => {
    for (let row = 0; row < count; row++) {
      for (let at = row * width; at < row * width + Math.min(keep, width); at++) {
        if (numbers[at] >= 0) give(row, numbers[at], cosines[at] * cosines[at]);
      }
    }
  };
  eachEdge((row, other) => {
    starts[row + 1] += 1;
    starts[other + 1] += 1;
  });
  for (let row = 0; row < count; row++) starts[row + 1] += starts[row];
  const ends = new Int32Array(starts[count]);
  const weights = new Float32Array(starts[count]);
  const filled = starts.slice(0, count);
  eachEdge((row, other, weight) => {
    ends[filled[row]] = other;
    weights[filled[row]++] = weight;
    ends[filled[other]] = row;
    weights[filled[other]++] = weight;
  });
  return { count, starts, ends, weights };
}
