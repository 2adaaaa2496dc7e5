import { expect, it } from 'vitest';
import { pageInput, paginate } from './schema.ts';

it.each([
  [0, 0],
  [20, 1],
  [21, 2],
])('counts the pages of %s rows', (total, pages) => {
  expect(paginate(3, 20, total)).toEqual({ page: 3, limit: 20, total, pages });
});

it('reads page and limit from a query, the first page of 20 by default', () => {
  expect(pageInput.parse({})).toEqual({ page: 1, limit: 20 });
  expect(pageInput.parse({ page: '2', limit: '100' })).toEqual({ page: 2, limit: 100 });
  for (const input of [{ page: 0 }, { limit: 101 }, { limit: 0 }]) {
    expect(pageInput.safeParse(input).success).toBe(false);
  }
});
