import { AppError } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { decodeKeywordId, encodeKeywordId } from './encode-keyword-id.ts';

describe('a public keyword id', () => {
  it.each([
    { listId: 1, id: 1 },
    { listId: 7, id: 2 ** 32 - 1 },
    { listId: 2 ** 31 - 1, id: 42 },
  ])('contains list $listId and number $id', (key) => {
    expect(encodeKeywordId(key)).toMatch(/^\d+$/);
    expect(decodeKeywordId(encodeKeywordId(key))).toEqual(key);
  });

  it.each(['', '0', '-1', '01', '1.5', 'abc', '4294967296', '9'.repeat(19), '1'.repeat(40), '12 ', '１２'])(
    'is unknown for %j',
    (text) => {
      expect(() => decodeKeywordId(text)).toThrow(new AppError('not_found', 'Not found'));
    },
  );
});
