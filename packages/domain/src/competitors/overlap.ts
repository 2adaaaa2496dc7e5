/**
 * Share of our ranked keywords for which the competitor ranks too: percent with one decimal, at
 * most 100. 0 if we rank for nothing.
 */
export function overlapPercentage(intersections: number, ours: number): number {
  return ours <= 0 ? 0 : Math.min(100, Math.round((1000 * intersections) / ours) / 10);
}

/**
 * Similarity of two sites' keyword sets, 0 to 1: intersections / sqrt(ours × theirs), the cosine of
 * the sets. Plain overlap favors sites that rank for everything.
 */
export function competitorSimilarity(intersections: number, ours: number, theirs: number): number {
  return ours <= 0 || theirs <= 0 ? 0 : Math.min(1, intersections / Math.sqrt(ours * theirs));
}
