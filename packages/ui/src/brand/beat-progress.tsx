import classes from './beat-progress.module.css';

interface BeatProgressProps {
  done: number;
  total: number;
  /** What is under way; the accessible name of the bar. */
  label: string;
  /** The bar after the last finished one breathes. */
  isRunning?: boolean;
}

/** Progress as a measure of music: one bar a step, filled when it is done. */
export function BeatProgress({ done, total, label, isRunning = true }: BeatProgressProps) {
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
