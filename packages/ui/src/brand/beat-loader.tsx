import classes from './beat-mark.module.css';
import { BeatMark } from './beat-mark.tsx';

interface BeatLoaderProps {
  /** Text of the wait, shown and read out. */
  label?: string;
  size?: number;
}

export function BeatLoader({ label = 'Loading…', size = 36 }: BeatLoaderProps) {
  return (
    <div role="status" className={classes.loading}>
      <BeatMark size={size} isBreathing />
      <span>{label}</span>
    </div>
  );
}
