import classes from './brand-mark.module.css';
import { BrandMark } from './brand-mark.tsx';

interface BeatLoaderProps {
  /** Text of the wait, shown and read out. */
  label?: string;
  size?: number;
}

export function BrandLoader({ label = 'Loading…', size = 36 }: BeatLoaderProps) {
  return (
    <div role="status" className={classes.loading}>
      <BrandMark size={size} isBreathing />
      <span>{label}</span>
    </div>
  );
}
