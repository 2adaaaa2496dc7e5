import { notifications } from '@mantine/notifications';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { describeFailure } from './describe-failure.ts';
import { messages } from './messages.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

type Votes = Pick<FeedbackItem, 'userVote' | 'upvotesCount'>;

/**
 * Sets or removes the vote: shown immediately, updated with the server's count, and reverted if the call
 * fails.
 */
export function useVote(item: FeedbackItem) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const cache = useItemCache();
  const mutationKey = ['feedback', 'vote', item.id];
  const show = (votes: Votes) => cache.patch(item.id, (current) => ({ ...current, ...votes }));
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ userVote }: Votes) => {
      const input = { feedbackId: item.id };
      return userVote
        ? utils.client.feedback.vote.mutate(input)
        : utils.client.feedback.removeVote.mutate(input);
    },
    onMutate: (next) => {
      show(next);
      // A list that is still loading was read before the vote, so it is reloaded afterwards.
      return {
        before: { userVote: item.userVote, upvotesCount: item.upvotesCount },
        isStale: cache.isLoading(),
      };
    },
    onSuccess: ({ userVote, upvotesCount }, _next, { isStale }) => {
      show({ userVote, upvotesCount });
      return isStale ? cache.reloadItems() : undefined;
    },
    onError: (error, _next, context) => {
      if (context) show(context.before);
      notifications.show({
        color: 'red',
        title: messages.voteFailed,
        message: describeFailure(error, messages.voteFailed),
      });
      return cache.reloadItems();
    },
  });
  const isPending = useIsMutating({ mutationKey }) > 0;
  const toggle = () => {
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    mutate(
      item.userVote ? { userVote: null, upvotesCount: Math.max(0, item.upvotesCount - 1) } : upvoted(item),
    );
  };
  return { toggle, isPending };
}

function upvoted({ upvotesCount }: FeedbackItem): Votes {
  return { userVote: 'upvote', upvotesCount: upvotesCount + 1 };
}
