import classes from './charts.module.css';

interface LevelMeterProps {
  /** Number of filled bars. */
  level: number;
  bars: number;
}

/**
 * Rising bars, filled up to a level in the text color. Decorative: the word beside it carries the
 * meaning.
 */
export function LevelMeter({ level, bars }: LevelMeterProps) {
  return (
    <span className={classes.meter} aria-hidden="true">
      {Array.from({ length: bars }, (_, bar) => (
        <span
          key={bar}
          className={bar < level ? classes.lit : classes.unlit}
          style={{ height: `${Math.round((100 * (bar + 1)) / bars)}%` }}
        />
      ))}
    </span>
  );
}
