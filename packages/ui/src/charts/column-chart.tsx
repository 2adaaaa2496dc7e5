import { lazy, Suspense } from 'react';
import type { ColumnBar } from './column-bars.tsx';

/** The chart library is big: it loads with the first chart that needs it. */
const ColumnBars = lazy(() => import('./column-bars.tsx').then((module) => ({ default: module.ColumnBars })));

interface ColumnChartProps {
  bars: readonly ColumnBar[];
  /** What one bar counts; stands in the tooltip. */
  seriesLabel: string;
  height: number;
}

/** Upright bars with their figures on top. Put it into a `ChartFrame`, which gives it words and a table. */
export function ColumnChart(props: ColumnChartProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <ColumnBars {...props} />
    </Suspense>
  );
}
