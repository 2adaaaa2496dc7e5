import { describe, expect, it } from 'vitest';
import { findCompetingPages } from './competing-pages.ts';

const page = (url: string, clicks: number, impressions: number, position = 5) => ({
  url,
  clicks,
  impressions,
  position,
});
const urlsOf = (pages: ReturnType<typeof page>[], queryImpressions: number) => {
  const { lead, rivals } = findCompetingPages(pages, queryImpressions);
  return [lead?.url ?? null, ...rivals.map(({ url }) => url)];
};

describe('findCompetingPages', () => {
  it.each([
    ['no page', [], 100, [null]],
    ['one page', [page('/a', 0, 1)], 1, ['/a']],
    ['most clicks lead', [page('/a', 1, 90), page('/b', 2, 20)], 110, ['/b', '/a']],
    ['then most impressions', [page('/a', 0, 20), page('/b', 0, 30)], 50, ['/b', '/a']],
    ['then the better place', [page('/a', 0, 20, 9), page('/b', 0, 20, 4)], 40, ['/b', '/a']],
    ['ten impressions are enough', [page('/a', 5, 90), page('/b', 0, 10)], 100, ['/a', '/b']],
    ['nine are not', [page('/a', 5, 81), page('/b', 0, 9)], 90, ['/a']],
    ['a tenth of the impressions is enough', [page('/a', 5, 900), page('/b', 0, 100)], 1000, ['/a', '/b']],
    ['less is not', [page('/a', 5, 901), page('/b', 0, 99)], 1000, ['/a']],
    ['a lead below the limit has no competing pages', [page('/a', 5, 9), page('/b', 0, 91)], 100, ['/a']],
  ])('%s', (_case, pages, impressions, urls) => {
    expect(urlsOf(pages, impressions)).toEqual(urls);
  });
});
