import { VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { trpc } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';

/** Milliseconds for which the counts are not read again by another part of the page. */
const staleMs = 60_000;

/** Results that the domain's done moves have, and how many of them had come when the reader last looked in this browser. */
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

/** Results that have come since the reader last opened the review; nothing when there are none. */
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

/** Counts the results that there are as seen, for the screen that shows them. */
export function useSeeReview(): void {
  const { judged, seen, setSeen } = useReviewCount();
  useEffect(() => {
    if (judged !== undefined && judged !== seen) setSeen(judged);
  }, [judged, seen, setSeen]);
}
