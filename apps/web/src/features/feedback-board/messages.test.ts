import {
  commentContent,
  commentMaxLength,
  defaultFeedbackSort,
  feedbackCategories,
  feedbackPageSize,
  feedbackSorts,
  feedbackStatuses,
} from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { checkDraft, type FeedbackDraft } from './feedback-draft.ts';
import { commentTexts, formTexts, messages } from './messages.ts';

const draft: FeedbackDraft = { title: 'Dark mode', description: '1234567890', category: 'improvements' };

describe('texts and limits of the feedback board', () => {
  it.each([
    ['failed list', messages.loadFailed, 'Failed to fetch feedback'],
    ['failed vote', messages.voteFailed, 'Failed to vote. Please try again.'],
    ['failed form', formTexts.failed, 'Failed to submit feedback. Please try again.'],
    ['failed comments', commentTexts.loadFailed, 'Failed to load comments'],
    ['failed comments, the way out', messages.tryAgain, 'Try Again'],
    ['no comments', commentTexts.empty, 'No comments yet. Be the first to comment!'],
    ['no match', messages.noMatch, 'No feedback found matching your criteria.'],
    ['nothing yet', messages.empty, 'No feedback yet. Be the first to share your thoughts!'],
    ['page size', feedbackPageSize, 10],
    ['default sort', defaultFeedbackSort, 'recent'],
    ['length of a comment', commentMaxLength, 1000],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it.each<[string, Partial<FeedbackDraft>, Partial<Record<keyof FeedbackDraft, string>>]>([
    ['nothing missing', {}, {}],
    ['blank title', { title: '  ' }, { title: 'Title is required' }],
    ['blank description', { description: ' \n ' }, { description: 'Description is required' }],
    [
      'nine characters',
      { description: ' 123456789 ' },
      { description: 'Description must be at least 10 characters long' },
    ],
    [
      'both',
      { title: '', description: '' },
      { title: 'Title is required', description: 'Description is required' },
    ],
  ])('limits the form: %s', (_, changes, errors) => {
    expect(checkDraft({ ...draft, ...changes })).toEqual(errors);
  });

  it('limits a comment to 1000 code points, refuses blank ones, and trims it', () => {
    expect(commentContent.parse(` ${'👍'.repeat(1000)} `)).toBe('👍'.repeat(1000));
    expect(commentContent.safeParse('👍'.repeat(1001)).success).toBe(false);
    expect(commentContent.safeParse(' \n ').success).toBe(false);
  });

  it('lists categories, sorts and statuses', () => {
    expect(feedbackCategories).toEqual([
      'feature_requests',
      'bug_reports',
      'improvements',
      'general_feedback',
    ]);
    expect(feedbackSorts).toEqual(['recent', 'most_upvoted', 'most_commented', 'oldest']);
    expect(feedbackStatuses).toEqual(['under_review', 'planned', 'in_progress', 'completed', 'rejected']);
  });
});
