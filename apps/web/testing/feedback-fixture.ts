import { type FeedbackCategory, feedbackCategories, paginate } from '@keydence/domain';
import type { Comment } from '../src/features/feedback-board/use-comments.ts';
import type { FeedbackItem } from '../src/features/feedback-board/use-feedback-list.ts';
import { ApiFailure, type FakeProcedures } from './fake-api.ts';

/** Item of another user, under review, with two votes. */
export function makeFeedback(id: string, changes: Partial<FeedbackItem> = {}): FeedbackItem {
  return {
    id,
    title: `Title of ${id}`,
    description: `What ${id} is about, in some words.`,
    category: 'feature_requests',
    status: 'under_review',
    authorName: 'Grace',
    createdAt: '2026-11-02T12:00:00.000Z',
    upvotesCount: 2,
    userVote: null,
    commentsCount: 0,
    workspaceId: null,
    isOwn: false,
    mergedIntoId: null,
    ...changes,
  };
}

/** Comment of another user. */
export function makeComment(id: string, changes: Partial<Comment> = {}): Comment {
  return {
    id,
    userId: 'grace',
    authorName: 'Grace',
    content: `Words of ${id}`,
    createdAt: '2026-11-03T12:00:00.000Z',
    updatedAt: '2026-11-03T12:00:00.000Z',
    isEdited: false,
    isDeleted: false,
    isOwn: false,
    ...changes,
  };
}

interface ListInput {
  page: number;
  limit: number;
  category?: FeedbackCategory;
  status?: string;
  search?: string;
  workspaceId?: string;
}

/** Board in memory: votes, comments and deletions persist within a test. */
export function createFakeBoard(items: FeedbackItem[], comments: Comment[] = []) {
  const board = { items, comments, asked: [] as ListInput[] };
  const find = (id: string) => {
    const item = board.items.find((each) => each.id === id);
    if (!item) throw new ApiFailure('not_found', 404, 'Not found');
    return item;
  };
  const change = (id: string, changes: Partial<FeedbackItem>) => {
    const changed = { ...find(id), ...changes };
    board.items = board.items.map((item) => (item.id === id ? changed : item));
    return changed;
  };
  const changeComment = (id: string, changes: Partial<Comment>) => {
    board.comments = board.comments.map((comment) =>
      comment.id === id ? { ...comment, ...changes } : comment,
    );
    return board.comments.find((comment) => comment.id === id);
  };
  const matches = ({ category, status, search = '', workspaceId }: ListInput) =>
    board.items.filter(
      (item) =>
        item.mergedIntoId === null &&
        (!category || item.category === category) &&
        (!status || item.status === status) &&
        (!workspaceId || item.workspaceId === workspaceId) &&
        item.title.toLowerCase().includes(search.toLowerCase()),
    );
  const procedures: FakeProcedures = {
    'feedback.list': (input: ListInput) => {
      board.asked.push(input);
      const found = matches(input);
      const start = (input.page - 1) * input.limit;
      return {
        data: found.slice(start, start + input.limit),
        pagination: paginate(input.page, input.limit, found.length),
      };
    },
    'feedback.get': ({ feedbackId }: { feedbackId: string }) => find(feedbackId),
    'feedback.listCategories': () =>
      feedbackCategories.map((category) => ({
        category,
        count: board.items.filter((item) => item.category === category).length,
      })),
    'feedback.listSimilar': ({ title }: { title: string }) =>
      board.items.filter((item) => item.title.toLowerCase().includes(title.toLowerCase())),
    'feedback.create': (input: Partial<FeedbackItem>) => {
      const item = makeFeedback('new', { ...input, isOwn: true, upvotesCount: 0 });
      board.items = [item, ...board.items];
      return item;
    },
    'feedback.update': ({ feedbackId, ...changes }: { feedbackId: string } & Partial<FeedbackItem>) =>
      change(feedbackId, changes),
    'feedback.delete': ({ feedbackId }: { feedbackId: string }) => {
      find(feedbackId);
      board.items = board.items.filter(({ id }) => id !== feedbackId);
      return null;
    },
    'feedback.vote': ({ feedbackId }: { feedbackId: string }) =>
      change(feedbackId, { userVote: 'upvote', upvotesCount: find(feedbackId).upvotesCount + 1 }),
    'feedback.removeVote': ({ feedbackId }: { feedbackId: string }) =>
      change(feedbackId, { userVote: null, upvotesCount: find(feedbackId).upvotesCount - 1 }),
    'feedback.merge': ({ feedbackId, intoId }: { feedbackId: string; intoId: string }) => {
      change(feedbackId, { mergedIntoId: intoId });
      return find(intoId);
    },
    'feedback.listComments': () => board.comments,
    'feedback.addComment': ({ content }: { content: string }) => {
      const comment = makeComment('new', { content: content.trim(), isOwn: true, authorName: 'Ada' });
      board.comments = [...board.comments, comment];
      return comment;
    },
    'feedback.updateComment': ({ commentId, content }: { commentId: string; content: string }) =>
      changeComment(commentId, { content, isEdited: true }),
    'feedback.deleteComment': ({ commentId }: { commentId: string }) => {
      board.comments = board.comments.filter(({ id }) => id !== commentId);
      return null;
    },
    'feedback.getNotices': () => ({ isOn: true }),
    'feedback.setNotices': (input: { isOn: boolean }) => input,
  };
  return { board, procedures };
}
