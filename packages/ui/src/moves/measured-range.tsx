import type { CSSProperties } from 'react';
import classes from './move-charts.module.css';

interface MeasuredRangeProps {
  /** Predicted extra clicks. */
  low: number;
  high: number;
  /** Measured extra clicks; null if not measured. */
  measured: number | null;
  /** Ends of the axis shared by all rows. */
  axis: { from: number; to: number };
  /** The values in words. */
  label: string;
}

/** A predicted range as a band, the measured value as a dot, on a shared axis. */
export function MeasuredRange({ low, high, measured, axis, label }: MeasuredRangeProps) {
  const span = axis.to - axis.from || 1;
  const at = (value: number) => `${Math.min(100, Math.max(0, (100 * (value - axis.from)) / span))}%`;
  return (
    <span
      role="img"
      aria-label={label}
      className={classes.measured}
      style={
        {
          '--band-from': at(low),
          '--band-to': at(high),
          '--zero': at(0),
        } as CSSProperties
      }
    >
      <span className={classes.zero} />
      <span className={classes.band} />
      {measured === null ? null : <span className={classes.dot} style={{ left: at(measured) }} />}
    </span>
  );
}

/** Axis that contains all values and zero, with a margin of a twentieth. */
export function sharedAxis(values: readonly (number | null)[]): { from: number; to: number } {
  const known = values.filter((value) => value !== null);
  const from = Math.min(0, ...known);
  const to = Math.max(0, ...known);
  const margin = (to - from || 1) / 20;
  return { from: from < 0 ? from - margin : 0, to: to + margin };
}
