/** A link counts by its weight; several between two pages are one. Links to the same page do not count. */
export interface WeightedLink {
  from: number;
  to: number;
  weight: number;
}

const damping = 0.85;
const rounds = 50;

/**
 * PageRank (Brin and Page, 1998) of pages 0 to `count` − 1, by power iteration; the sum is 1. A page without links
 * gives to all others alike.
 */
export function rankPages(count: number, links: readonly WeightedLink[]): number[] {
  const given = new Float64Array(count);
  for (const { from, weight } of links) given[from] += weight;
  let ranks = new Float64Array(count).fill(1 / count);
  for (let round = 0; round < rounds; round += 1) {
    let lost = 0;
    for (let page = 0; page < count; page += 1) if (given[page] === 0) lost += ranks[page];
    const next = new Float64Array(count).fill((1 - damping + damping * lost) / count);
    for (const { from, to, weight } of links) next[to] += (damping * ranks[from] * weight) / given[from];
    ranks = next;
  }
  return [...ranks];
}
