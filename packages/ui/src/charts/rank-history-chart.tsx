import { lazy, Suspense } from 'react';
import type { RankHistoryLinesProps } from './rank-history-lines.tsx';

/** The chart library is big: it loads with the first chart that needs it. */
const RankHistoryLines = lazy(() =>
  import('./rank-history-lines.tsx').then((module) => ({ default: module.RankHistoryLines })),
);

/**
 * A ranking over days, the best rank on top. Checks that found nothing and checks that failed stand in lanes of
 * their own. Put it into a `ChartFrame`, which gives it words and a table.
 */
export function RankHistoryChart(props: RankHistoryLinesProps) {
  return (
    <Suspense fallback={<div style={{ height: props.height }} />}>
      <RankHistoryLines {...props} />
    </Suspense>
  );
}
