/**
 * Average page authority (0 to 100) of the pages in the top 10, from their average rank on DataForSEO's
 * 0 to 1000 scale: round(100 × sin(rank / 636.62)), the vendor's published conversion. Null stays null.
 */
export function pageAuthority(avgRank: number | null): number | null {
  if (avgRank === null) return null;
  return Math.round(100 * Math.sin(Math.min(1000, Math.max(0, avgRank)) / 636.62));
}
