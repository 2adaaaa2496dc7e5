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

describe('the words and limits of the feedback board', () => {
  it.each([
    ['part 1, section 8: failed list', messages.loadFailed, 'Failed to fetch feedback'],
    ['part 1, section 8: failed vote', messages.voteFailed, 'Failed to vote. Please try again.'],
    ['part 1, section 8: failed form', formTexts.failed, 'Failed to submit feedback. Please try again.'],
    ['part 1, section 8: failed comments', commentTexts.loadFailed, 'Failed to load comments'],
    ['part 1, section 8: failed comments, the way out', messages.tryAgain, 'Try Again'],
    ['part 1, section 8: no comments', commentTexts.empty, 'No comments yet. Be the first to comment!'],
    ['part 1, section 8: no match', messages.noMatch, 'No feedback found matching your criteria.'],
    [
      'part 1, section 8: nothing yet',
      messages.empty,
      'No feedback yet. Be the first to share your thoughts!',
    ],
    ['part 1, section 9: page size', feedbackPageSize, 10],
    ['part 1, section 9: default sort', defaultFeedbackSort, 'recent'],
    ['part 1, section 9: length of a comment', commentMaxLength, 1000],
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
  ])('part 1, section 5: the form, %s', (_, changes, errors) => {
    expect(checkDraft({ ...draft, ...changes })).toEqual(errors);
  });

  it('part 1, section 5: a comment has at most 1000 code points, blank is refused, and it is trimmed', () => {
    expect(commentContent.parse(` ${'👍'.repeat(1000)} `)).toBe('👍'.repeat(1000));
    expect(commentContent.safeParse('👍'.repeat(1001)).success).toBe(false);
    expect(commentContent.safeParse(' \n ').success).toBe(false);
  });

  it('part 1, sections 4 and 9: categories, sorts and statuses', () => {
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
