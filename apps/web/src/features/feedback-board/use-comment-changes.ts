import { trpc } from '../../lib/trpc.ts';
import type { Comment } from './use-comments.ts';
import { useItemCache } from './use-item-cache.ts';

/** Subset of a mutation that the comments use. */
interface Change<Input> {
  mutate: (input: Input, options?: { onSuccess?: () => void; onError?: (error: unknown) => void }) => void;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  reset: () => void;
}

export interface CommentChanges {
  add: Change<{ feedbackId: string; content: string }>;
  update: Change<{ commentId: string; content: string }>;
  remove: Change<{ commentId: string }>;
}

interface Changed {
  before: Comment[] | undefined;
}

/**
 * Adds, edits and deletes comments of an item. Edits and deletions show immediately and are reverted if they
 * fail; a new comment waits for the server, so its text stays in the field until it is stored.
 */
export function useCommentChanges(feedbackId: string): CommentChanges {
  const utils = trpc.useUtils();
  const cache = useItemCache();
  const key = { feedbackId };
  const set = (change: (comments: Comment[]) => Comment[]) =>
    utils.feedback.listComments.setData(key, (comments) => comments && change(comments));
  const count = (by: 1 | -1) =>
    cache.patch(feedbackId, (item) => ({ ...item, commentsCount: Math.max(0, item.commentsCount + by) }));
  const apply = async (change: (comments: Comment[]) => Comment[]): Promise<Changed> => {
    await utils.feedback.listComments.cancel(key);
    const before = utils.feedback.listComments.getData(key);
    set(change);
    return { before };
  };
  const takeBack = (context: Changed | undefined) =>
    utils.feedback.listComments.setData(key, context?.before);
  const reload = () => Promise.all([utils.feedback.listComments.invalidate(key), cache.reloadItems()]);
  const add = trpc.feedback.addComment.useMutation({
    onSuccess: (comment) => {
      set((comments) => [...comments.filter(({ id }) => id !== comment.id), comment]);
      count(1);
    },
    onSettled: reload,
  });
  const update = trpc.feedback.updateComment.useMutation({
    onMutate: ({ commentId, content }) =>
      apply((comments) =>
        comments.map((comment) =>
          comment.id === commentId ? { ...comment, content, isEdited: true } : comment,
        ),
      ),
    onError: (_error, _input, context) => takeBack(context),
    onSettled: reload,
  });
  const remove = trpc.feedback.deleteComment.useMutation({
    onMutate: async ({ commentId }) => {
      const context = await apply((comments) => comments.filter(({ id }) => id !== commentId));
      count(-1);
      return context;
    },
    onError: (_error, _input, context) => {
      takeBack(context);
      count(1);
    },
    onSettled: reload,
  });
  return { add, update, remove };
}
