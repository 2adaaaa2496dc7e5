import { lazy, Suspense } from 'react';
import type { PairBarsProps } from './pair-bars.tsx';

/** The chart library is big: it loads with the first chart that needs it. */
const PairBars = lazy(() => import('./pair-bars.tsx').then((module) => ({ default: module.PairBars })));

/** Two bars side by side for each label: what was expected, and what came. Put it into a `ChartFrame`. */
export function PairChart(props: PairBarsProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <PairBars {...props} />
    </Suspense>
  );
}
