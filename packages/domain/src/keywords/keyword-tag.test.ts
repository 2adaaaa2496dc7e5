import { describe, expect, it } from 'vitest';
import { keywordTag, keywordTags } from './keyword-tag.ts';

describe('keywordTag', () => {
  it.each([
    ['  Q4  Campaign ', 'q4 campaign'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['\u{1f35e}'.repeat(40), '\u{1f35e}'.repeat(40)],
  ])('stores %j as %j', (given, stored) => {
    expect(keywordTag.parse(given)).toBe(stored);
  });

  it.each(['', '   ', 'x'.repeat(41)])('refuses %j', (tag) => {
    expect(keywordTag.safeParse(tag).success).toBe(false);
  });
});

describe('keywordTags', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);

  it('removes duplicate tags before counting', () => {
    expect(keywordTags.parse([...ten, 'TAG 0', ' tag  1'])).toEqual(ten);
    expect(keywordTags.parse([])).toEqual([]);
  });

  it('rejects an eleventh tag', () => {
    expect(keywordTags.safeParse([...ten, 'one more']).error?.issues[0]?.message).toBe(
      'A keyword can have at most 10 tags.',
    );
  });
});
