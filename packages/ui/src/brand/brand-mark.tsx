import type { CSSProperties } from 'react';
import classes from './brand-mark.module.css';

interface BeatMarkProps {
  /** Height in pixels. */
  size?: number;
  /** Animates the bars while work is in progress. */
  isBreathing?: boolean;
}

/**
 * Four bars, like a volume chart and like a bar of music. Decorative: the text beside it carries
 * the meaning.
 */
export function BrandMark({ size = 20, isBreathing = false }: BeatMarkProps) {
  const style = { '--beat-size': `${size}px` } as CSSProperties;
  return (
    <span
      aria-hidden="true"
      className={`${classes.mark} ${isBreathing ? classes.breathing : ''}`}
      style={style}
    >
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.bar} />
      <span className={classes.bar} />
    </span>
  );
}
