import { lazy, Suspense } from 'react';
import type { MonthBarsProps } from './month-bars.tsx';

/** Lazy: the chart library is large. */
const MonthBars = lazy(() => import('./month-bars.tsx').then((module) => ({ default: module.MonthBars })));

/** One bar per month, oldest first. Put it into a `ChartFrame`, which adds caption and table. */
export function MonthChart(props: MonthBarsProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <MonthBars {...props} />
    </Suspense>
  );
}
