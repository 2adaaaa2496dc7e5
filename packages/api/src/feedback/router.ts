import {
  addFeedbackCommentInput,
  createFeedbackInput,
  feedbackCategoryCounts,
  feedbackComment,
  feedbackCommentId,
  feedbackComments,
  feedbackId,
  feedbackItem,
  feedbackList,
  feedbackNotices,
  feedbackVote,
  listFeedbackCategoriesInput,
  listFeedbackInput,
  listSimilarFeedbackInput,
  mergeFeedbackInput,
  similarFeedback,
  unsubscribeInput,
  updateFeedbackCommentInput,
  updateFeedbackInput,
  voteFeedbackInput,
} from '@keydence/domain';
import { z } from 'zod';
import { authedProcedure, publicProcedure, router } from '../trpc.ts';
import { getFeedbackScope, getOwnCommentScope } from './access.ts';
import { addComment } from './add-comment.ts';
import { changeNotices } from './change-notices.ts';
import { countCategories } from './count-categories.ts';
import { createFeedback } from './create-feedback.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteFeedback } from './delete-feedback.ts';
import { getFeedback } from './get-feedback.ts';
import { getNotices } from './get-notices.ts';
import { listComments } from './list-comments.ts';
import { listFeedback } from './list-feedback.ts';
import { listSimilar } from './list-similar.ts';
import { mergeFeedback } from './merge-feedback.ts';
import { removeNotices } from './remove-notices.ts';
import { removeVote } from './remove-vote.ts';
import { updateComment } from './update-comment.ts';
import { updateFeedback } from './update-feedback.ts';
import { voteFeedback } from './vote-feedback.ts';

/** For procedures on one item of the feedback board, by any author. */
const feedbackProcedure = authedProcedure
  .input(z.object({ feedbackId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const feedback = await getFeedbackScope(ctx, input.feedbackId);
    return next({ ctx: { feedback } });
  });

/** For procedures that only the author of a comment may call; else FORBIDDEN. */
const ownCommentProcedure = authedProcedure
  .input(z.object({ commentId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const comment = await getOwnCommentScope(ctx, input.commentId);
    return next({ ctx: { comment } });
  });

export const feedbackRouter = router({
  list: authedProcedure
    .input(listFeedbackInput)
    .output(feedbackList)
    .query(({ ctx, input }) => listFeedback(ctx, input)),
  get: authedProcedure
    .input(feedbackId)
    .output(feedbackItem)
    .query(({ ctx, input }) => getFeedback(ctx, input)),
  listCategories: authedProcedure
    .input(listFeedbackCategoriesInput)
    .output(feedbackCategoryCounts)
    .query(({ ctx, input }) => countCategories(ctx, input)),
  listSimilar: authedProcedure
    .input(listSimilarFeedbackInput)
    .output(similarFeedback)
    .query(({ ctx, input }) => listSimilar(ctx, input)),
  create: authedProcedure
    .meta({ keys: 'unlimited', isForViewers: true })
    .input(createFeedbackInput)
    .output(feedbackItem)
    .mutation(({ ctx, input }) => createFeedback(ctx, input)),
  update: feedbackProcedure
    .meta({ keys: 'unlimited' })
    .input(updateFeedbackInput)
    .output(feedbackItem)
    .mutation(({ ctx, input }) => updateFeedback(ctx, input)),
  delete: feedbackProcedure
    .meta({ keys: 'unlimited' })
    .input(feedbackId)
    .output(z.void())
    .mutation(({ ctx }) => deleteFeedback(ctx)),
  vote: authedProcedure
    .meta({ keys: 'unlimited' })
    .input(voteFeedbackInput)
    .output(feedbackVote)
    .mutation(({ ctx, input }) => voteFeedback(ctx, input)),
  removeVote: authedProcedure
    .meta({ keys: 'unlimited' })
    .input(feedbackId)
    .output(feedbackVote)
    .mutation(({ ctx, input }) => removeVote(ctx, input)),
  merge: feedbackProcedure
    .meta({ keys: 'unlimited' })
    .input(mergeFeedbackInput)
    .output(feedbackItem)
    .mutation(({ ctx, input }) => mergeFeedback(ctx, input)),
  listComments: feedbackProcedure
    .input(feedbackId)
    .output(feedbackComments)
    .query(({ ctx }) => listComments(ctx)),
  addComment: authedProcedure
    .meta({ keys: 'unlimited' })
    .input(addFeedbackCommentInput)
    .output(feedbackComment)
    .mutation(({ ctx, input }) => addComment(ctx, input)),
  updateComment: ownCommentProcedure
    .meta({ keys: 'unlimited' })
    .input(updateFeedbackCommentInput)
    .output(feedbackComment)
    .mutation(({ ctx, input }) => updateComment(ctx, input)),
  deleteComment: ownCommentProcedure
    .meta({ keys: 'unlimited' })
    .input(feedbackCommentId)
    .output(z.void())
    .mutation(({ ctx }) => deleteComment(ctx)),
  getNotices: authedProcedure.output(feedbackNotices).query(({ ctx }) => getNotices(ctx)),
  setNotices: authedProcedure
    .meta({ keys: 'unlimited' })
    .input(feedbackNotices)
    .output(feedbackNotices)
    .mutation(({ ctx, input }) =>
      changeNotices(ctx.services.database, ctx.caller.userId, { ...input, now: ctx.services.now() }),
    ),
  /** For the holder of an unsubscribe link: needs no session. */
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeNotices(ctx, input)),
});
