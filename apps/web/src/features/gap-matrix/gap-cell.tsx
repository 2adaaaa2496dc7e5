import { absentRankText } from '@keydence/domain';
import { formatNumber, Hint } from '@keydence/ui';
import type { CSSProperties } from 'react';
import classes from './gap-matrix.module.css';
import { messages } from './messages.ts';
import type { GapRow } from './use-gap-matrix.ts';

/** How much of the site's colour a rank takes, in percent: the number says the same. */
function strengthOf(rank: number): number {
  if (rank <= 3) return 40;
  if (rank <= 10) return 28;
  if (rank <= 20) return 18;
  return rank <= 50 ? 10 : 4;
}

interface GapCellProps {
  rank: number | null;
  /** The colour of the site. */
  hue: string;
  /** What stands in place of a rank, and what it means. */
  mark?: string;
  meaning?: string;
}

/** Why we have no rank: nobody can say that we do not rank before a check has looked. */
export function describeAbsence({ ownRankState, ownRankDepth }: GapRow): { mark: string; meaning: string } {
  if (ownRankState === null) return { mark: '–', meaning: messages.notTracked };
  const meaning = absentRankText({ rankState: ownRankState, rankDepth: ownRankDepth });
  return { mark: ownRankState === 'not_found' ? '–' : '?', meaning };
}

/** Where one site ranks for one keyword. */
export function GapCell({ rank, hue, mark = '–', meaning = messages.notRanking }: GapCellProps) {
  if (rank === null) {
    return (
      <td className={classes.rank}>
        <span aria-hidden title={meaning}>
          {mark}
        </span>
        <span className={classes.hidden}>{meaning}</span>
      </td>
    );
  }
  const style = { '--hue': hue, '--strength': `${strengthOf(rank)}%` } as CSSProperties;
  return (
    <td className={classes.rank} style={style} data-ranked>
      {rank}
    </td>
  );
}

/** A figure of the market, or why there is none. */
export function MarketCell({ figure }: { figure: number | null }) {
  return (
    <td className={classes.number}>
      {figure === null ? <Hint label={messages.unknown}>–</Hint> : formatNumber(figure)}
    </td>
  );
}
