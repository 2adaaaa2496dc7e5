import { similarFeedbackLimit } from '@keydence/domain';
import type { QueryLike } from '@keydence/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { trpc } from '../../lib/trpc.ts';
import { typingDebounceMs } from '../../lib/use-typed-text.ts';
import type { FeedbackItem } from './use-feedback-list.ts';

/** Merge candidates: similar items, or matches for the typed words. */
export function useMergeTargets(item: FeedbackItem, text: string): QueryLike<FeedbackItem[]> {
  const [search] = useDebouncedValue(text.trim(), typingDebounceMs);
  const similar = trpc.feedback.listSimilar.useQuery({ title: item.title }, { enabled: search === '' });
  const found = trpc.feedback.list.useQuery(
    // One more than shown, because the item itself may be among them.
    { search, page: 1, limit: similarFeedbackLimit + 1, sort: 'most_upvoted' },
    { enabled: search !== '' },
  );
  const { error, isFetching, refetch } = search ? found : similar;
  const items = search ? found.data?.data : similar.data;
  const others = items?.filter(({ id }) => id !== item.id).slice(0, similarFeedbackLimit);
  return { data: others, error, isFetching, refetch };
}
