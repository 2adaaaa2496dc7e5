import classes from './feedback-card.module.css';

/** A moment as the local day, with time and zone on hover. */
export function PostedAt({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time
      className={classes.date}
      dateTime={at}
      title={moment.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long' })}
    >
      {moment.toLocaleDateString('en-US', { dateStyle: 'medium' })}
    </time>
  );
}
