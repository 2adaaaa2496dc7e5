import classes from './brand-progress.module.css';

interface BeatProgressProps {
  done: number;
  total: number;
  /** Name of the task; the accessible name of the bar. */
  label: string;
  /** Animates the bar after the last finished one. */
  isRunning?: boolean;
}

/** Progress as bars: one per step, filled when the step is done. */
export function BrandProgress({ done, total, label, isRunning = true }: BeatProgressProps) {
  const bars = Array.from({ length: total }, (_, index) => index);
  const stateOf = (index: number) => {
    if (index < done) return 'done';
    return index === done && isRunning ? 'running' : 'waiting';
  };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className={classes.measure}
    >
      {bars.map((index) => (
        <span key={index} className={classes.bar} data-state={stateOf(index)} />
      ))}
    </div>
  );
}
