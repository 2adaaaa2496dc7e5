import type { CSSProperties } from 'react';
import { formatNumber } from '../numbers/format-number.ts';
import classes from './move-charts.module.css';

export interface StripWeek {
  /** First day as text, "Oct 5". */
  label: string;
  /** Null for a week without counts. */
  value: number | null;
}

interface WeekStripProps {
  /** Oldest first. */
  weeks: readonly StripWeek[];
  /** Content of the chart, for screen readers. */
  title: string;
  /** Number of newest weeks the figures cover; they are green. */
  markedCount: number;
  /** Height of the tallest column in pixels. */
  height: number;
}

/**
 * Counts of weeks as columns from zero. Put it into a `ChartFrame`, which adds caption and table.
 */
export function WeekStrip({ weeks, title, markedCount, height }: WeekStripProps) {
  const peak = Math.max(1, ...weeks.map(({ value }) => value ?? 0));
  const firstMarked = weeks.length - markedCount;
  return (
    <div className={classes.strip}>
      <span className={classes.peak}>{formatNumber(peak)}</span>
      <div role="img" aria-label={title} className={classes.columns} style={{ height }}>
        {weeks.map(({ label, value }, index) => (
          <span
            key={label}
            data-marked={index >= firstMarked || undefined}
            data-missing={value === null || undefined}
            style={{ '--column': `${(100 * (value ?? 0)) / peak}%` } as CSSProperties}
          />
        ))}
      </div>
      <div className={classes.ends}>
        <span>{weeks[0]?.label}</span>
        {weeks.length > 1 ? <span>{weeks.at(-1)?.label}</span> : null}
      </div>
    </div>
  );
}
