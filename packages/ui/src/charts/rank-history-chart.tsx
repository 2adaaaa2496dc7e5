import { lazy, Suspense } from 'react';
import type { RankHistoryLinesProps } from './rank-history-lines.tsx';

/** Lazy: the chart library is large. */
const RankHistoryLines = lazy(() =>
  import('./rank-history-lines.tsx').then((module) => ({ default: module.RankHistoryLines })),
);

/**
 * A ranking over days, best rank at the top. Checks without a rank and failed checks have separate
 * lanes. Put it into a `ChartFrame`, which adds caption and table.
 */
export function RankHistoryChart(props: RankHistoryLinesProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <RankHistoryLines {...props} />
    </Suspense>
  );
}
