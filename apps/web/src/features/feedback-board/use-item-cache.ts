import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { FeedbackItem, FeedbackList } from './use-feedback-list.ts';

/** An item is cached in the list, among similar ones and on its own; one change updates all of them. */
export function useItemCache() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return useMemo(() => {
    const listKey = getQueryKey(trpc.feedback.list);
    const similarKey = getQueryKey(trpc.feedback.listSimilar);
    return {
      find: (id: string): FeedbackItem | undefined =>
        queryClient
          .getQueriesData<FeedbackList>({ queryKey: listKey })
          .flatMap(([, list]) => list?.data ?? [])
          .find((item) => item.id === id),
      patch: (id: string, change: (item: FeedbackItem) => FeedbackItem) => {
        const changeIn = (items: FeedbackItem[]) =>
          items.map((item) => (item.id === id ? change(item) : item));
        queryClient.setQueriesData<FeedbackList>(
          { queryKey: listKey },
          (list) => list && { ...list, data: changeIn(list.data) },
        );
        queryClient.setQueriesData<FeedbackItem[]>(
          { queryKey: similarKey },
          (items) => items && changeIn(items),
        );
        utils.feedback.get.setData({ feedbackId: id }, (item) => item && change(item));
      },
      isLoading: () => queryClient.isFetching({ queryKey: listKey }) > 0,
      reloadItems: () => Promise.all([utils.feedback.list.invalidate(), utils.feedback.get.invalidate()]),
      reload: () => utils.feedback.invalidate(),
    };
  }, [queryClient, utils]);
}
