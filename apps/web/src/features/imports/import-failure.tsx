import { failureText } from '../../lib/failure-text.ts';
import classes from './imports.module.css';

/** Reason for a failed action, next to its button. */
export function ImportFailure({ title, error }: { title: string; error: { message: string } | null }) {
  if (!error) return null;
  return (
    <div role="alert" className={classes.failure}>
      <strong>{title}</strong>
      <p>{failureText(error)}</p>
    </div>
  );
}
