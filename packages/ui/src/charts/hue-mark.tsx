import classes from './charts.module.css';

/** The small square that ties a competitor's name to its colour in the charts. `hue` is from `competitorHues`. */
export function HueMark({ hue }: { hue: string }) {
  return <span aria-hidden="true" className={classes.hue} style={{ background: hue }} />;
}
