import classes from './charts.module.css';

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Content of the bars, for screen readers. */
  label: string;
  height?: number;
}

const barWidth = 4;
const gap = 2;
/** Pixels of the bar for a month without searches. */
const smallestBar = 1.5;

/** One bar per month, the newest one green. Two paths, because a table draws hundreds of these. */
export function Sparkline({ values, label, height = 28 }: SparklineProps) {
  const peak = Math.max(1, ...values);
  const width = Math.max(values.length, 1) * (barWidth + gap) - gap;
  const bars = values.map((value, month) => {
    const barHeight = Math.max(smallestBar, (value / peak) * height);
    return `M${month * (barWidth + gap)} ${height}v${-barHeight}h${barWidth}v${barHeight}z`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={classes.sparkline}
    >
      <path d={bars.slice(0, -1).join('')} className={classes.bar} />
      <path d={bars.at(-1)} className={classes.newestBeat} />
    </svg>
  );
}
