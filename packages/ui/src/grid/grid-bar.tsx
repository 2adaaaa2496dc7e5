import type { CSSProperties } from 'react';
import classes from './grid.module.css';

interface GridBarProps {
  text: string;
  value: number;
  /** Value at the end of the bar. */
  max: number;
  isQuiet?: boolean;
}

/** A figure over a bar that compares it with the rows around it. */
export function GridBar({ text, value, max, isQuiet = false }: GridBarProps) {
  const share = max > 0 ? Math.min(100, (100 * value) / max) : 0;
  return (
    <span className={classes.figure} style={{ '--share': `${share}%` } as CSSProperties}>
      {text}
      <span className={classes.bar} data-quiet={isQuiet || undefined} aria-hidden="true" />
    </span>
  );
}
