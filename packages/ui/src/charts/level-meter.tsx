import classes from './charts.module.css';

interface LevelMeterProps {
  /** How many of the bars are lit. */
  level: number;
  bars: number;
}

/** Rising beats, lit up to a level in the colour of the text. Decorative: the word beside it says what it means. */
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
