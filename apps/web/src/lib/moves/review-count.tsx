import { VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { trpc } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';

/** Milliseconds before another part of the page refetches the counts. */
const staleMs = 60_000;

/**
 * Number of results of the domain's done moves, and the number at the reader's last visit in this browser.
 */
function useReviewCount() {
  const { domain } = useSelection();
  const { data } = trpc.moves.review.useQuery(
    { domainId: domain?.id ?? '', limit: 1 },
    { enabled: domain?.state === 'ready', staleTime: staleMs, retryOnMount: false },
  );
  const [seen, setSeen] = useLocalStorage({
    key: `keydence.review-seen.${domain?.id ?? ''}`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  const judged = data?.summary
    .flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict }) => verdict !== 'too_early')
    .reduce((sum, { count }) => sum + count, 0);
  return { judged, seen, setSeen };
}

/** Number of new results since the reader last opened the review; renders nothing for 0. */
export function ReviewCount({ className }: { className?: string }) {
  const { judged = 0, seen } = useReviewCount();
  if (judged <= seen) return null;
  return (
    <span className={className}>
      {judged - seen}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}

/** Marks the current results as seen, for the review screen. */
export function useSeeReview(): void {
  const { judged, seen, setSeen } = useReviewCount();
  useEffect(() => {
    if (judged !== undefined && judged !== seen) setSeen(judged);
  }, [judged, seen, setSeen]);
}
