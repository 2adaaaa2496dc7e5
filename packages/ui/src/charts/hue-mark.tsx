import classes from './charts.module.css';

/**
 * A small square that links a competitor's name to its color in the charts. `hue` is from
 * `competitorHues`.
 */
export function HueMark({ hue }: { hue: string }) {
  return <span aria-hidden="true" className={classes.hue} style={{ background: hue }} />;
}
