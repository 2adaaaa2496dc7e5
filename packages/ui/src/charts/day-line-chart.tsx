import { lazy, Suspense } from 'react';
import type { DayLineProps } from './day-line.tsx';

/** The chart library is big: it loads with the first chart that needs it. */
const DayLine = lazy(() => import('./day-line.tsx').then((module) => ({ default: module.DayLine })));

/** One figure over days. Put it into a `ChartFrame`, which gives it words and a table. */
export function DayLineChart(props: DayLineProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <DayLine {...props} />
    </Suspense>
  );
}
