import { useDates } from '../../lib/dates.tsx';
import classes from './feedback-card.module.css';

/** Date of an instant, with time and zone on hover. */
export function PostedAt({ at }: { at: string }) {
  const dates = useDates();
  return (
    <time className={classes.date} dateTime={at} title={dates.moment(at, 'exact')}>
      {dates.day(at, 'medium')}
    </time>
  );
}
