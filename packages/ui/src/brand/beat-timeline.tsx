import classes from './beat-timeline.module.css';

export interface TimelineBeat {
  /** Text below the bar, e.g. the day of the month. */
  label: string;
  /** Height of the bar as a share of the tallest, 0 to 1; null for a day without a gain. */
  share: number | null;
}

interface BeatTimelineProps {
  beats: readonly TimelineBeat[];
  /** All values of the bars in words. */
  label: string;
}

/** One bar per day with a gain; a bar line halves the period. */
export function BeatTimeline({ beats, label }: BeatTimelineProps) {
  return (
    <div role="img" aria-label={label} className={classes.timeline}>
      {beats.map((beat, index) => (
        <span
          key={beat.label}
          className={classes.beat}
          data-half={index === beats.length / 2 || undefined}
          data-hit={beat.share !== null || undefined}
        >
          <span className={classes.track}>
            <span className={classes.bar} style={{ height: `${barHeight(beat.share)}%` }} />
          </span>
          {beat.label}
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
