import {
  isRankMove,
  positionRanges,
  quickWinRanks,
  type RankFilter,
  type RankMoveKind,
} from '@keydence/domain';

const moveTexts: Record<RankMoveKind, string> = {
  up: 'better than in the report before',
  down: 'worse than in the report before',
  gained: 'new in the top 100',
  lost: 'no longer in the top 100',
};

/** "4 to 10". */
export function rankRangeText(rank: RankFilter): string {
  if (rank === 'not_checked') return 'not checked yet';
  if (rank === 'no_page') return 'none in the last check';
  if (isRankMove(rank)) return moveTexts[rank];
  return (rank === 'quick_wins' ? quickWinRanks : positionRanges[rank]).join(' to ');
}

/** "a rank of 4 to 10", after "12 keywords with". */
export function rankFilterText(rank: RankFilter): string {
  if (rank === 'not_checked') return 'no check yet';
  if (isRankMove(rank)) return `a rank ${moveTexts[rank]}`;
  return rank === 'no_page' ? 'no rank in the last check' : `a rank of ${rankRangeText(rank)}`;
}
