import classes from './beat-mark.module.css';
import { BeatMark } from './beat-mark.tsx';

interface BeatLoaderProps {
  /** What is being waited for; read out and shown. */
  label?: string;
  size?: number;
}

/** The waiting state of a whole area. */
export function BeatLoader({ label = 'Loading…', size = 36 }: BeatLoaderProps) {
  return (
    <div role="status" className={classes.loading}>
      <BeatMark size={size} isBreathing />
      <span>{label}</span>
    </div>
  );
}
