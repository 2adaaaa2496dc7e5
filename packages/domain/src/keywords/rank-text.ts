import { lastCheckedRank } from '../gain/click-through-rate.ts';
import type { RankState } from './rank-state.ts';

interface AbsentRank {
  rankState: RankState;
  /** Results read by the check; null for the full depth. */
  rankDepth: number | null;
}

interface RankFacts extends AbsentRank {
  rankAbsolute: number | null;
  rankGroup: number | null;
  /** Number of results that the search engine reports. */
  resultsCount: number | null;
}

/**
 * The ranking line of a keyword card: "#7 (#5 among 1,200 results)", or the reason for no rank.
 * Omits a part whose figure is unknown, and a rank that would repeat the other.
 */
export function rankText({ rankAbsolute, rankGroup, resultsCount, ...absent }: RankFacts): string {
  if (rankAbsolute === null) return absentRankText(absent);
  if (rankGroup === null) return `#${rankAbsolute}`;
  if (resultsCount === null) {
    return rankAbsolute === rankGroup ? `#${rankGroup}` : `#${rankAbsolute} (#${rankGroup})`;
  }
  return `#${rankAbsolute} (#${rankGroup} among ${resultsCount.toLocaleString('en-US')} results)`;
}

/** Reason for no rank: "Not ranking (in top 100)" only after a check of that depth. */
export function absentRankText(absent: AbsentRank): string {
  return stateText(absent, 'Not ranking (in top 100)');
}

/** The dashboard's rank: "#7", "Not ranking", or the reason why it is unknown. */
export function dashboardRankText(rank: number | null, absent: AbsentRank): string {
  return rank === null ? stateText(absent, 'Not ranking') : `#${rank}`;
}

function stateText({ rankState, rankDepth }: AbsentRank, notRanking: string): string {
  if (rankState === 'not_checked') return 'Not checked yet';
  if (rankState === 'failed') return 'Check failed';
  const isWhole = rankDepth === null || rankDepth >= lastCheckedRank;
  return isWhole ? notRanking : `Not in the first ${rankDepth}`;
}
