import { lazy, Suspense } from 'react';
import type { DayLineProps } from './day-line.tsx';

/** Lazy: the chart library is large. */
const DayLine = lazy(() => import('./day-line.tsx').then((module) => ({ default: module.DayLine })));

/** One figure over days. Put it into a `ChartFrame`, which adds caption and table. */
export function DayLineChart(props: DayLineProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <DayLine {...props} />
    </Suspense>
  );
}
