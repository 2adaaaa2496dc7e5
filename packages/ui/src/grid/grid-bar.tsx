import type { CSSProperties } from 'react';
import classes from './grid.module.css';

interface GridBarProps {
  text: string;
  value: number;
  /** Value at the end of the bar, or the name of a scale of the grid. */
  max: number | string;
  isQuiet?: boolean;
}

/** A figure over a bar that compares it with the rows around it. */
export function GridBar({ text, value, max, isQuiet = false }: GridBarProps) {
  const end = typeof max === 'number' ? max : `var(--scale-${max})`;
  return (
    <span className={classes.figure} style={{ '--value': value, '--end': end } as CSSProperties}>
      {text}
      <span className={classes.bar} data-quiet={isQuiet || undefined} aria-hidden="true" />
    </span>
  );
}
