import { SemiCircleProgress } from '@mantine/core';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

interface ShareGaugeProps {
  /** Percent, 0 to 100; null when unknown. */
  percent: number | null;
  /** Name of the whole. */
  label: string;
  /** Width in pixels; its height is half of it. */
  size?: number;
}

/** A half circle, filled to a share. Unknown is empty and shows "–". */
export function ShareGauge({ percent, label, size = 220 }: ShareGaugeProps) {
  const text = percent === null ? '–' : `${Math.round(percent)}%`;
  return (
    <div className={classes.gauge} role="img" aria-label={`${label}: ${percent === null ? 'unknown' : text}`}>
      <SemiCircleProgress
        value={percent ?? 0}
        size={size}
        thickness={Math.round(size / 12)}
        filledSegmentColor={token('pulse')}
        emptySegmentColor={token('line')}
        label={
          <span className={classes.gaugeValue} style={{ fontSize: Math.round(size / 5.5) }}>
            {text}
          </span>
        }
      />
      <span className={classes.gaugeLabel}>{label}</span>
    </div>
  );
}
