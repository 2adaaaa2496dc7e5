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
/** So many comments of one item are shown and kept; a thread is read whole. */
export const feedbackCommentLimit = 500;

/** All lengths are counted in code points, as PostgreSQL counts them, after trimming. */
export const feedbackTitleMaxLength = 200;
export const feedbackDescriptionMinLength = 10;
export const feedbackDescriptionMaxLength = 5_000;
export const commentMaxLength = 1_000;
export const feedbackSearchMaxLength = 200;

/** How many code points a text has. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Text of which something can be seen: white space and invisible characters alone are blank. */
function isVisible(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

const atMost = (length: number) => (text: string) => countCharacters(text) <= length;

function requiredText(message: string) {
  return z.string(message).trim().refine(isVisible, { error: message, abort: true });
}

/** A title is one line, whatever was pasted. */
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

/** An item of the board, which all signed-in people share, as one of them sees it. */
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
  /** The workspace that it came from; null for none, and for one that the viewer is no member of. */
  workspaceId: z.string().nullable(),
  isOwn: z.boolean(),
  /** The item that has this one's votes and comments since they were merged. */
  mergedIntoId: z.string().nullable(),
});
export type FeedbackItem = z.infer<typeof feedbackItem>;

export const listFeedbackInput = pageInput.extend({
  /** `all` is the same as none. */
  category: z.enum([...feedbackCategories, 'all']).optional(),
  status: feedbackStatus.optional(),
  /** Only what came from this workspace of the caller. */
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
/** All four categories, those without items too. */
export const feedbackCategoryCounts = z.array(
  z.object({ category: feedbackCategory, count: z.number().int() }),
);
export type FeedbackCategoryCounts = z.infer<typeof feedbackCategoryCounts>;

/** A title while it is being typed. */
export const listSimilarFeedbackInput = z.object({
  title: z
    .string()
    .refine(atMost(feedbackTitleMaxLength), `Title must be at most ${feedbackTitleMaxLength} characters.`),
});
/** Most alike first. */
export const similarFeedback = z.array(feedbackItem).max(similarFeedbackLimit);

export const createFeedbackInput = z.object({
  title: feedbackTitle,
  description: feedbackDescription,
  category: feedbackCategory,
  workspaceId: z.string().optional(),
});
export type CreateFeedbackInput = z.output<typeof createFeedbackInput>;

/** A field left out stays. The text is the author's to change, the status an admin's. */
export const updateFeedbackInput = feedbackId.extend({
  title: feedbackTitle.optional(),
  description: feedbackDescription.optional(),
  category: feedbackCategory.optional(),
  status: feedbackStatus.optional(),
});
export type UpdateFeedbackInput = z.output<typeof updateFeedbackInput>;

/** There is one kind of vote. */
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
  /** Always false, since deleted comments are not answered; the REST API promises the field. */
  isDeleted: z.boolean(),
  isOwn: z.boolean(),
});
export type FeedbackComment = z.infer<typeof feedbackComment>;

/** Oldest first. */
export const feedbackComments = z.array(feedbackComment).max(feedbackCommentLimit);

export const addFeedbackCommentInput = feedbackId.extend({ content: commentContent });
export const feedbackCommentId = z.object({ commentId: z.string() });
export const updateFeedbackCommentInput = feedbackCommentId.extend({ content: commentContent });

/** Whether a person is told by mail what becomes of feedback that is theirs or that they voted for. */
export const feedbackNotices = z.object({ isOn: z.boolean() });
export type FeedbackNotices = z.infer<typeof feedbackNotices>;

/** The secret of a mail's link that ends such mails. */
export const unsubscribeInput = z.object({ token: z.string() });
