import { positionRanges, quickWinRanks, type RankFilter } from '@keydence/domain';

/** "4 to 10". */
export function rankRangeText(rank: RankFilter): string {
  if (rank === 'not_checked') return 'not checked yet';
  if (rank === 'no_page') return 'none in the last check';
  return (rank === 'quick_wins' ? quickWinRanks : positionRanges[rank]).join(' to ');
}

/** "a rank of 4 to 10", after "12 keywords with". */
export function rankFilterText(rank: RankFilter): string {
  if (rank === 'not_checked') return 'no check yet';
  return rank === 'no_page' ? 'no rank in the last check' : `a rank of ${rankRangeText(rank)}`;
}
