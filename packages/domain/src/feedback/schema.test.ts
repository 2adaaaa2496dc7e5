import { describe, expect, it } from 'vitest';
import {
  commentContent,
  createFeedbackInput,
  feedbackDescription,
  feedbackTitle,
  listFeedbackInput,
  updateFeedbackInput,
} from './schema.ts';

const family = '👨‍👩‍👧‍👦';

interface Parser {
  safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } };
}

/** First error message, or null for a valid value. */
function refusal(schema: Parser, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

describe('the texts of feedback', () => {
  it.each([
    [undefined, 'Title is required'],
    [null, 'Title is required'],
    ['', 'Title is required'],
    [' \n\t ', 'Title is required'],
    ['\u200b\u2060', 'Title is required'],
    ['x', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'Title must be at most 200 characters.'],
    ['😀'.repeat(200), null],
    [`  ${'x'.repeat(200)}  `, null],
  ])('the title %j', (title, message) => {
    expect(refusal(feedbackTitle, title)).toBe(message);
  });

  it('a title is one line', () => {
    expect(feedbackTitle.parse(' Dark mode\r\nBcc: eve@evil.example ')).toBe(
      'Dark mode Bcc: eve@evil.example',
    );
  });

  it.each([
    [undefined, 'Description is required'],
    ['   ', 'Description is required'],
    ['123456789', 'Description must be at least 10 characters long'],
    [' 123456789 ', 'Description must be at least 10 characters long'],
    ['1234567890', null],
    // One emoji of seven code points and two more are nine.
    [`${family}ab`, 'Description must be at least 10 characters long'],
    [`${family}abc`, null],
    ['x'.repeat(5_000), null],
    ['x'.repeat(5_001), 'Description must be at most 5000 characters.'],
  ])('the description %j', (description, message) => {
    expect(refusal(feedbackDescription, description)).toBe(message);
  });

  it.each([
    ['', 'Comment is required'],
    [' \n ', 'Comment is required'],
    ['x'.repeat(999), null],
    ['x'.repeat(1_000), null],
    ['x'.repeat(1_001), 'Comment must be at most 1000 characters.'],
    ['😀'.repeat(1_000), null],
    ['😀'.repeat(1_001), 'Comment must be at most 1000 characters.'],
  ])('the comment %j', (content, message) => {
    expect(refusal(commentContent, content)).toBe(message);
  });

  it('a comment keeps its lines and is trimmed', () => {
    expect(commentContent.parse('\n one\ntwo \n')).toBe('one\ntwo');
  });
});

describe('the choices of the list and of the form', () => {
  it('the list has pages of 10, newest first', () => {
    expect(listFeedbackInput.parse({})).toEqual({ page: 1, limit: 10, sort: 'recent' });
  });

  it.each([['all'], ['feature_requests'], ['bug_reports'], ['improvements'], ['general_feedback']])(
    'the list knows the category %s',
    (category) => {
      expect(listFeedbackInput.safeParse({ category }).success).toBe(true);
    },
  );

  it('rejects "all" as the category of an item', () => {
    const item = { title: 'Dark mode', description: 'My eyes hurt at night.' };
    expect(createFeedbackInput.safeParse({ ...item, category: 'all' }).success).toBe(false);
    expect(createFeedbackInput.safeParse({ ...item, category: 'improvements' }).success).toBe(true);
  });
});

it('ignores fields that the caller may not set', () => {
  const item = { title: 'Dark mode', description: 'My eyes hurt at night.', category: 'improvements' };
  const forbidden = {
    id: 'x',
    userId: 'x',
    authorName: 'x',
    upvotesCount: 9,
    commentsCount: 9,
    createdAt: 'x',
  };
  expect(createFeedbackInput.parse({ ...item, ...forbidden, status: 'completed' })).toEqual(item);
  expect(updateFeedbackInput.parse({ feedbackId: '1', title: 'Dark', ...forbidden })).toEqual({
    feedbackId: '1',
    title: 'Dark',
  });
});
