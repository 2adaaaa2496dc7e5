import { lazy, Suspense } from 'react';
import type { ColumnBarsProps } from './column-bars.tsx';

/** Lazy: the chart library is large. */
const ColumnBars = lazy(() => import('./column-bars.tsx').then((module) => ({ default: module.ColumnBars })));

/**
 * Vertical bars with their figures on top. Put it into a `ChartFrame`, which adds caption and
 * table.
 */
export function ColumnChart(props: ColumnBarsProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <ColumnBars {...props} />
    </Suspense>
  );
}
