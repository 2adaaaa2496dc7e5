import { SemiCircleProgress } from '@mantine/core';
import { token } from '../theme/tokens.ts';
import classes from './charts.module.css';

interface ShareGaugeProps {
  /** Percent, 0 to 100; null when unknown. */
  percent: number | null;
  /** What the share is of. */
  label: string;
}

/** A half circle filled to a share. Unknown stays empty and says "–". */
export function ShareGauge({ percent, label }: ShareGaugeProps) {
  const text = percent === null ? '–' : `${Math.round(percent)}%`;
  return (
    <div className={classes.gauge} role="img" aria-label={`${label}: ${percent === null ? 'unknown' : text}`}>
      <SemiCircleProgress
        value={percent ?? 0}
        size={220}
        thickness={18}
        filledSegmentColor={token('pulse')}
        emptySegmentColor={token('line')}
        label={<span className={classes.gaugeValue}>{text}</span>}
      />
      <span className={classes.gaugeLabel}>{label}</span>
    </div>
  );
}
