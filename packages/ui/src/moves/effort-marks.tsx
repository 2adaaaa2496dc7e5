import { VisuallyHidden } from '@mantine/core';
import classes from './moves.module.css';

interface EffortMarksProps {
  hours: number;
}

const marks = [1, 2, 3] as const;
/** Maximum hours for one and for two filled marks. */
const bounds = [2, 4] as const;

/** Filled marks: one up to 2 hours, two up to 4, three above. */
export function effortLevel(hours: number): 1 | 2 | 3 {
  if (hours <= bounds[0]) return 1;
  return hours <= bounds[1] ? 2 : 3;
}

/** "2.5 h". */
export function hoursText(hours: number): string {
  return `${Math.round(hours * 100) / 100} h`;
}

/** Hours of work, with three marks to compare moves at a glance. */
export function EffortMarks({ hours }: EffortMarksProps) {
  const level = effortLevel(hours);
  return (
    <span className={classes.effort}>
      <span className={classes.marks} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} data-lit={mark <= level || undefined} />
        ))}
      </span>
      <VisuallyHidden>Effort: </VisuallyHidden>
      <span className="kd-figures">{hoursText(hours)}</span>
    </span>
  );
}
