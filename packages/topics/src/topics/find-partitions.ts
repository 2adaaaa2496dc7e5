import type { DenseRows } from './dense-rows.ts';
import { findCommunities } from './find-communities.ts';
import { findNeighbors } from './find-neighbors.ts';
import { buildNeighborGraph } from './neighbor-graph.ts';
import { rerankNeighbors } from './neighbors.ts';
import type { Random } from './seeded-random.ts';

const candidates = 32;
/** Shares of the columns: general kinship at few, particular at all. */
const prefixes = [0.45, 0.7, 1];
/**
 * Keywords for each unit of resolution: tied to the size of the list, because communities grow with it otherwise; and
 * the least resolutions, below which short lists fall into one community.
 */
const resolutions = [
  { keywords: 375, least: 0.4 },
  { keywords: 214, least: 0.6 },
  { keywords: 136, least: 0.9 },
];

/** The ways in which rows fall into communities: by three prefixes, one or two reaches and three resolutions. */
export function findPartitions(
  rows: DenseRows,
  random: Random,
  progress: (done: number, total: number) => void,
): Int32Array[] {
  let done = 0;
  const reaches = chooseReaches(rows.count);
  const total = prefixes.length * reaches.length * resolutions.length;
  const near = findNeighbors(rows, Math.min(candidates, rows.count - 1), {
    random,
    pause: () => progress(done, total),
  });
  const partitions: Int32Array[] = [];
  for (const share of prefixes) {
    const prefix = Math.max(1, Math.round(rows.width * share));
    const ranked = rerankNeighbors(rows, near, { prefix, keep: Math.max(...reaches) });
    for (const reach of reaches) {
      const graph = buildNeighborGraph(ranked, reach);
      for (const { keywords, least } of resolutions) {
        partitions.push(findCommunities(graph, Math.max(rows.count / keywords, least), random));
        done += 1;
        progress(done, total);
      }
    }
  }
  return partitions;
}

function chooseReaches(count: number): readonly number[] {
  if (count <= 600) return [4, 6];
  return count <= 30_000 ? [6, 10] : [8];
}
