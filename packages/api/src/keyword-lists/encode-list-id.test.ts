import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isId } from '../access.ts';
import { encodeListId, findListOfId } from './encode-list-id.ts';

describe('the id of a row of a list', () => {
  it.each([1, 4096, 2 ** 31 - 1])('is a UUID that contains list %i', (listId) => {
    for (const given of [uuidv7(), randomUUID()]) {
      const id = encodeListId(listId, given);
      expect(isId(id)).toBe(true);
      expect(findListOfId(id)).toBe(listId);
      expect(findListOfId(id.toUpperCase())).toBe(listId);
    }
  });

  it('differs for rows of one millisecond', () => {
    const ids = Array.from({ length: 1_000 }, () => encodeListId(7, uuidv7({ msecs: 1 })));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    uuidv7(),
    randomUUID(),
    '00000000-0000-8000-8000-000000000000',
    'ffffffff-0000-8000-8000-000000000000',
  ])('is without a list: %s', (id) => {
    expect(findListOfId(id)).toBeNull();
  });
});
