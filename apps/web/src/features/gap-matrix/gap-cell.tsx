import { absentRankText } from '@keydence/domain';
import type { CSSProperties } from 'react';
import classes from './gap-matrix.module.css';
import { messages } from './messages.ts';
import type { GapRow } from './use-gap-matrix.ts';

/** Strength of the site's color for a rank, in percent; the number shows the same. */
function strengthOf(rank: number): number {
  if (rank <= 3) return 40;
  if (rank <= 10) return 28;
  if (rank <= 20) return 18;
  return rank <= 50 ? 10 : 4;
}

interface GapCellProps {
  rank: number | null;
  /** Color of the site. */
  hue: string;
  /** Shown in place of a rank, with its meaning. */
  mark?: string;
  meaning?: string;
}

/** Reason for a missing rank: only a check can tell that a site does not rank. */
export function describeAbsence({ ownRankState, ownRankDepth }: GapRow): { mark: string; meaning: string } {
  if (ownRankState === null) return { mark: '–', meaning: messages.notTracked };
  const meaning = absentRankText({ rankState: ownRankState, rankDepth: ownRankDepth });
  return { mark: ownRankState === 'not_found' ? '–' : '?', meaning };
}

/** Rank of one site for one keyword. It fills its cell. */
export function GapCell({ rank, hue, mark = '–', meaning = messages.notRanking }: GapCellProps) {
  if (rank === null) {
    return (
      <span className={classes.rank} title={meaning}>
        <span aria-hidden>{mark}</span>
        <span className={classes.hidden}>{meaning}</span>
      </span>
    );
  }
  const style = { '--hue': hue, '--strength': `${strengthOf(rank)}%` } as CSSProperties;
  return (
    <span className={classes.rank} style={style} data-ranked>
      {rank}
    </span>
  );
}
