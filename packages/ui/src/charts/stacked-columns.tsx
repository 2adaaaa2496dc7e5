import type { CSSProperties } from 'react';
import classes from './stacked-columns.module.css';

export interface StackedColumn {
  /** Text under the column, "Nov 22". */
  label: string;
  /** Counts of the parts, top first. */
  parts: readonly number[];
}

interface StackedColumnsProps {
  /** Content of the columns, for screen readers. */
  label: string;
  /** Oldest first, at most eight. */
  columns: readonly StackedColumn[];
  /** Height of the tallest column in pixels. */
  height: number;
}

/** Minimum height of a part with a printed number, in pixels. */
const printedFrom = 14;

/**
 * Parts of a total over time as columns from 0, in one color ramp. Put it into a `ChartFrame`,
 * which adds caption and table.
 */
export function StackedColumns({ label, columns, height }: StackedColumnsProps) {
  const peak = Math.max(1, ...columns.map(sumOf));
  return (
    <div role="img" aria-label={label} className={classes.columns}>
      {columns.map((column) => (
        <div key={column.label} className={classes.column}>
          <div className={classes.stack} style={{ height }}>
            {column.parts.map((count, index) => {
              const size = (count / peak) * height;
              return count > 0 ? (
                <span
                  key={index}
                  className={classes.part}
                  style={{ '--step': `var(--kd-step-${index + 1})`, height: size } as CSSProperties}
                  data-on-pulse={index < 2 || undefined}
                >
                  {size >= printedFrom ? count.toLocaleString('en-US') : null}
                </span>
              ) : null;
            })}
          </div>
          <span className={classes.label}>{column.label}</span>
        </div>
      ))}
    </div>
  );
}

/** Color mark of a part in a legend. */
export function StepMark({ part }: { part: number }) {
  return (
    <span
      className={classes.mark}
      style={{ '--step': `var(--kd-step-${part + 1})` } as CSSProperties}
      aria-hidden="true"
    />
  );
}

function sumOf({ parts }: StackedColumn): number {
  return parts.reduce((sum, count) => sum + count, 0);
}
