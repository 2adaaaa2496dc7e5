import { lazy, Suspense } from 'react';
import type { ColumnBarsProps } from './column-bars.tsx';

/** The chart library is big: it loads with the first chart that needs it. */
const ColumnBars = lazy(() => import('./column-bars.tsx').then((module) => ({ default: module.ColumnBars })));

/** Upright bars with their figures on top. Put it into a `ChartFrame`, which gives it words and a table. */
export function ColumnChart(props: ColumnBarsProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <ColumnBars {...props} />
    </Suspense>
  );
}
