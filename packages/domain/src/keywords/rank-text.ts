interface RankFacts {
  rankAbsolute: number | null;
  rankGroup: number | null;
  /** How many results the search engine reports. */
  resultsCount: number | null;
}

/**
 * The ranking line of a keyword card: "#7 (#5 among 1,200 results)", or "Not ranking (in top 100)".
 * A part whose figure is unknown is left out.
 */
export function rankText({ rankAbsolute, rankGroup, resultsCount }: RankFacts): string {
  if (rankAbsolute === null) return 'Not ranking (in top 100)';
  if (rankGroup === null) return `#${rankAbsolute}`;
  if (resultsCount === null) return `#${rankAbsolute} (#${rankGroup})`;
  return `#${rankAbsolute} (#${rankGroup} among ${resultsCount.toLocaleString('en-US')} results)`;
}

/** The dashboard's rank: "#7", or "Not ranking". */
export function dashboardRankText(rank: number | null): string {
  return rank === null ? 'Not ranking' : `#${rank}`;
}
