import type { CSSProperties } from 'react';
import { Hint } from '../data/hint.tsx';
import classes from './moves.module.css';

interface GainRangeProps {
  /** Extra visits a month. */
  low: number;
  high: number;
  /** Largest `high` in the list: the end of the bar. */
  max: number;
  /** "+620…940". */
  text: string;
  /** "620 to 940 more visits a month": tooltip and speech. */
  speech: string;
}

/** A gain as text, with a bar that is solid up to `low` and pale up to `high`. */
export function GainRange({ low, high, max, text, speech }: GainRangeProps) {
  const share = (value: number) => `${max > 0 ? Math.min(100, Math.max(0, (100 * value) / max)) : 0}%`;
  return (
    <span className={classes.gain}>
      <Hint label={speech} isPlain>
        <span className="kd-figures">{text}</span>
      </Hint>
      <span
        className={classes.gainBar}
        aria-hidden="true"
        style={{ '--gain-low': share(low), '--gain-high': share(high) } as CSSProperties}
      />
    </span>
  );
}
