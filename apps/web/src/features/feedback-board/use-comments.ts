import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

export type Comment = RouterOutputs['feedback']['listComments'][number];

/** Comments of an item, oldest first; refetched whenever it is opened. */
export function useComments(feedbackId: string) {
  const { data, error, isFetching, refetch } = trpc.feedback.listComments.useQuery(
    { feedbackId },
    { staleTime: 0 },
  );
  return { data: data?.filter(({ isDeleted }) => !isDeleted), error, isFetching, refetch };
}
