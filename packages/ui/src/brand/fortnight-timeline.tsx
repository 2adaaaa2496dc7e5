import classes from './fortnight-timeline.module.css';

export interface TimelineDay {
  /** Text below the bar, e.g. the day of the month. */
  label: string;
  /** Height of the bar as a share of the tallest, 0 to 1; null for a day without a gain. */
  share: number | null;
}

interface FortnightTimelineProps {
  days: readonly TimelineDay[];
  /** All values of the bars in words. */
  label: string;
}

/** One bar per day with a gain; a bar line halves the period. */
export function FortnightTimeline({ days, label }: FortnightTimelineProps) {
  return (
    <div role="img" aria-label={label} className={classes.timeline}>
      {days.map((day, index) => (
        <span
          key={day.label}
          className={classes.day}
          data-half={index === days.length / 2 || undefined}
          data-hit={day.share !== null || undefined}
        >
          <span className={classes.track}>
            <span className={classes.bar} style={{ height: `${barHeight(day.share)}%` }} />
          </span>
          {day.label}
        </span>
      ))}
    </div>
  );
}

const restHeight = 12;
const leastHeight = 36;

function barHeight(share: number | null): number {
  return share === null ? restHeight : leastHeight + (100 - leastHeight) * share;
}
