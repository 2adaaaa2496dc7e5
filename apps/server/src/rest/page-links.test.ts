import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const links = (query: string, pagination: unknown) =>
  Object.fromEntries(
    (pageLinks(new URL(`http://localhost/api/list?${query}`), pagination) ?? '')
      .split(', ')
      .map((link) => /^<([^>]+)>; rel="(\w+)"$/.exec(link)?.slice(1).reverse() ?? []),
  );
const by = (page: number, pages: number) => ({ page, pages, limit: 20, total: pages * 20 });

it.each([
  ['page=1', by(1, 1), { first: 1, last: 1 }],
  ['', by(1, 3), { first: 1, next: 2, last: 3 }],
  ['page=2', by(2, 3), { first: 1, prev: 1, next: 3, last: 3 }],
  ['page=3', by(3, 3), { first: 1, prev: 2, last: 3 }],
  ['page=99', by(99, 3), { first: 1, prev: 3, last: 3 }],
  ['', by(1, 0), { first: 1, last: 1 }],
])('?%s of %j leads to pages %j', (query, pagination, pages) => {
  const expected = Object.entries(pages).map(([relation, page]) => [relation, `/api/list?page=${page}`]);
  expect(links(query, pagination)).toEqual(Object.fromEntries(expected));
});

it('keeps the filters, harmless in a header', () => {
  const found = links('search=a%22%3E%0D%0Ab&page=1', by(1, 2));
  expect(found.next).toBe('/api/list?search=a%22%3E%0D%0Ab&page=2');
});

it('counts in offsets where the list does', () => {
  expect(links('limit=10&offset=10', { totalCount: 35, hasMore: true })).toEqual({
    first: '/api/list?limit=10&offset=0',
    prev: '/api/list?limit=10&offset=0',
    next: '/api/list?limit=10&offset=20',
    last: '/api/list?limit=10&offset=30',
  });
});

it('is nothing for what is no list', () => {
  expect(pageLinks(new URL('http://localhost/api/test'), undefined)).toBeNull();
});
