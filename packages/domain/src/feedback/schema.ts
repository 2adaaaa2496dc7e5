import { z } from 'zod';
import { maxPageSize, pageInput, pagination } from '../pagination/schema.ts';

export const feedbackCategories = [
  'feature_requests',
  'bug_reports',
  'improvements',
  'general_feedback',
] as const;
export const feedbackCategory = z.enum(feedbackCategories);
export type FeedbackCategory = z.infer<typeof feedbackCategory>;

export const feedbackStatuses = ['under_review', 'planned', 'in_progress', 'completed', 'rejected'] as const;
export const feedbackStatus = z.enum(feedbackStatuses);
export type FeedbackStatus = z.infer<typeof feedbackStatus>;

export const feedbackSorts = ['recent', 'most_upvoted', 'most_commented', 'oldest'] as const;
export const feedbackSort = z.enum(feedbackSorts);
export type FeedbackSort = z.infer<typeof feedbackSort>;
export const defaultFeedbackSort: FeedbackSort = 'recent';

export const feedbackPageSize = 10;
export const similarFeedbackLimit = 5;
/** Maximum comments of one item; a thread is read as a whole. */
export const feedbackCommentLimit = 500;

/** All lengths are counted in code points, as PostgreSQL counts them, after trimming. */
export const feedbackTitleMaxLength = 200;
export const feedbackDescriptionMinLength = 10;
export const feedbackDescriptionMaxLength = 5_000;
export const commentMaxLength = 1_000;
export const feedbackSearchMaxLength = 200;

/** Number of code points. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** True if the text is visible: white space and invisible characters alone are blank. */
function isVisible(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

const atMost = (length: number) => (text: string) => countCharacters(text) <= length;

function requiredText(message: string) {
  return z.string(message).trim().refine(isVisible, { error: message, abort: true });
}

/** One line, even if several were pasted. */
export const feedbackTitle = requiredText('Title is required')
  .overwrite((title) => title.replace(/\s+/g, ' '))
  .refine(atMost(feedbackTitleMaxLength), `Title must be at most ${feedbackTitleMaxLength} characters.`);

export const feedbackDescription = requiredText('Description is required')
  .refine((text) => countCharacters(text) >= feedbackDescriptionMinLength, {
    error: `Description must be at least ${feedbackDescriptionMinLength} characters long`,
  })
  .refine(
    atMost(feedbackDescriptionMaxLength),
    `Description must be at most ${feedbackDescriptionMaxLength} characters.`,
  );

export const commentContent = requiredText('Comment is required').refine(
  atMost(commentMaxLength),
  `Comment must be at most ${commentMaxLength} characters.`,
);

/** An item of the board, which all signed-in users share, as seen by the viewer. */
export const feedbackItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: feedbackCategory,
  status: feedbackStatus,
  authorName: z.string(),
  createdAt: z.date(),
  upvotesCount: z.number().int(),
  userVote: z.literal('upvote').nullable(),
  commentsCount: z.number().int(),
  /** Source workspace; null without one, or if the viewer is not a member of it. */
  workspaceId: z.string().nullable(),
  isOwn: z.boolean(),
  /** The item that received this one's votes and comments in a merge. */
  mergedIntoId: z.string().nullable(),
});
export type FeedbackItem = z.infer<typeof feedbackItem>;

export const listFeedbackInput = pageInput.extend({
  /** `all` is no filter. */
  category: z.enum([...feedbackCategories, 'all']).optional(),
  status: feedbackStatus.optional(),
  /** Only items from this workspace of the caller. */
  workspaceId: z.string().optional(),
  limit: z.coerce.number<number>().int().min(1).max(maxPageSize).default(feedbackPageSize),
  search: z
    .string()
    .trim()
    .refine(atMost(feedbackSearchMaxLength), `Search must be at most ${feedbackSearchMaxLength} characters.`)
    .optional(),
  sort: feedbackSort.default(defaultFeedbackSort),
});
export type ListFeedbackInput = z.output<typeof listFeedbackInput>;

export const feedbackList = z.object({ data: z.array(feedbackItem), pagination });
export type FeedbackList = z.infer<typeof feedbackList>;

export const feedbackId = z.object({ feedbackId: z.string() });

export const listFeedbackCategoriesInput = z.object({ workspaceId: z.string().optional() });
/** All four categories, including empty ones. */
export const feedbackCategoryCounts = z.array(
  z.object({ category: feedbackCategory, count: z.number().int() }),
);
export type FeedbackCategoryCounts = z.infer<typeof feedbackCategoryCounts>;

/** A title that is being typed. */
export const listSimilarFeedbackInput = z.object({
  title: z
    .string()
    .refine(atMost(feedbackTitleMaxLength), `Title must be at most ${feedbackTitleMaxLength} characters.`),
});
/** Most similar first. */
export const similarFeedback = z.array(feedbackItem).max(similarFeedbackLimit);

export const createFeedbackInput = z.object({
  title: feedbackTitle,
  description: feedbackDescription,
  category: feedbackCategory,
  workspaceId: z.string().optional(),
});
export type CreateFeedbackInput = z.output<typeof createFeedbackInput>;

/** An absent field is unchanged. The author may change the text, an admin the status. */
export const updateFeedbackInput = feedbackId.extend({
  title: feedbackTitle.optional(),
  description: feedbackDescription.optional(),
  category: feedbackCategory.optional(),
  status: feedbackStatus.optional(),
});
export type UpdateFeedbackInput = z.output<typeof updateFeedbackInput>;

/** Upvote is the only kind. */
export const voteFeedbackInput = feedbackId.extend({ voteType: z.literal('upvote').default('upvote') });
export const feedbackVote = feedbackItem.pick({ upvotesCount: true, userVote: true });
export type FeedbackVote = z.infer<typeof feedbackVote>;

export const mergeFeedbackInput = feedbackId.extend({ intoId: z.string() });
export type MergeFeedbackInput = z.output<typeof mergeFeedbackInput>;

export const feedbackComment = z.object({
  id: z.string(),
  userId: z.string(),
  authorName: z.string(),
  content: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  isEdited: z.boolean(),
  /** Always false, since responses omit deleted comments; the REST API guarantees the field. */
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
});
export type FeedbackComment = z.infer<typeof feedbackComment>;

/** Oldest first. */
export const feedbackComments = z.array(feedbackComment).max(feedbackCommentLimit);

export const addFeedbackCommentInput = feedbackId.extend({ content: commentContent });
export const feedbackCommentId = z.object({ commentId: z.string() });
export const updateFeedbackCommentInput = feedbackCommentId.extend({ content: commentContent });

/** Whether a user gets e-mails about status changes of their own feedback and of feedback they voted for. */
export const feedbackNotices = z.object({ isOn: z.boolean() });
export type FeedbackNotices = z.infer<typeof feedbackNotices>;

/** The secret in a mail's unsubscribe link. */
export const unsubscribeInput = z.object({ token: z.string() });
