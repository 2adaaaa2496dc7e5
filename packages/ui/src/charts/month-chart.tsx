import { lazy, Suspense } from 'react';
import type { MonthBarsProps } from './month-bars.tsx';

/** The chart library is big: it loads with the first chart that needs it. */
const MonthBars = lazy(() => import('./month-bars.tsx').then((module) => ({ default: module.MonthBars })));

/** One bar a month, oldest first. Put it into a `ChartFrame`, which gives it words and a table. */
export function MonthChart(props: MonthBarsProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <MonthBars {...props} />
    </Suspense>
  );
}
