import { type RouterOutputs, trpc } from '../../app/trpc.ts';

export type Comment = RouterOutputs['feedback']['listComments'][number];

/** What was said about an item, oldest first; asked anew whenever it is opened. */
export function useComments(feedbackId: string) {
  const { data, error, isFetching, refetch } = trpc.feedback.listComments.useQuery(
    { feedbackId },
    { staleTime: 0 },
  );
  return { data: data?.filter(({ isDeleted }) => !isDeleted), error, isFetching, refetch };
}
