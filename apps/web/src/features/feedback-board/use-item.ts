import type { QueryLike } from '@keydence/ui';
import { trpc } from '../../lib/trpc.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

/** One item by id. The list's copy is shown until the item has loaded. */
export function useItem(itemId: string): QueryLike<FeedbackItem> {
  const cache = useItemCache();
  return trpc.feedback.get.useQuery(
    { feedbackId: itemId },
    { staleTime: 0, placeholderData: () => cache.find(itemId) },
  );
}
