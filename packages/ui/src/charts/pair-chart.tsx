import { lazy, Suspense } from 'react';
import type { PairBarsProps } from './pair-bars.tsx';

/** Lazy: the chart library is large. */
const PairBars = lazy(() => import('./pair-bars.tsx').then((module) => ({ default: module.PairBars })));

/** Two bars for each label: predicted and measured. Put it into a `ChartFrame`. */
export function PairChart(props: PairBarsProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <PairBars {...props} />
    </Suspense>
  );
}
