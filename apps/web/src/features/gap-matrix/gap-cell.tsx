import { formatNumber, Hint } from '@keydence/ui';
import type { CSSProperties } from 'react';
import classes from './gap-matrix.module.css';
import { messages } from './messages.ts';

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
}

/** Where one site ranks for one keyword. */
export function GapCell({ rank, hue }: GapCellProps) {
  if (rank === null) {
    return (
      <td className={classes.rank}>
        <span aria-hidden>–</span>
        <span className={classes.hidden}>{messages.notRanking}</span>
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
