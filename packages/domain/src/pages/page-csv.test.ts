import { expect, it } from 'vitest';
import { pageCsvFileName, pageCsvHead, pageCsvLine } from './page-csv.ts';
import type { SitePage } from './schema.ts';

const source = { domainName: 'brewlane.com', locationCode: 2840, languageCode: 'en', dataSource: null };
const page: SitePage = {
  ...{ id: 'p1', address: 'https://a.example/1', title: 'Mugs', state: 'waiting', status: 301 },
  ...{ redirectsTo: 'https://a.example/2', words: 640, language: 'en', type: 'guide', linksIn: 9 },
  ...{ contentLinksIn: 4, linksOut: 12, isInSitemap: true, depth: 2, keywordCount: 7, bestRank: 3 },
  ...{ topic: 'Mugs and cups', clicks: { clicks: 30, impressions: 800, change: -5 }, findingCount: 1 },
  ...{ readAt: new Date('2026-11-02T03:04:05Z'), changedAt: new Date('2026-11-01T00:00:00Z') },
};

it('exports every column of a page', () => {
  const cells = (line: string) =>
    line
      .replace(/["\uFEFF]/g, '')
      .trim()
      .split(',');
  const columns = cells(pageCsvHead());
  const rowOf = (one: SitePage) =>
    cells(pageCsvLine(one, source)).map((cell, index) => `${columns[index]}: ${cell}`);
  expect(rowOf(page)).toEqual([
    ...['address: https://a.example/1', 'title: Mugs', 'state: waiting', 'status: 301'],
    ...['redirects_to: https://a.example/2', 'words: 640', 'language: en', 'links_in: 9'],
    ...['content_links_in: 4', 'links_out: 12', 'is_in_sitemap: yes', 'clicks_from_home: 2'],
    ...['keywords: 7', 'best_rank: 3', 'topic: Mugs and cups', 'search_clicks: 30', 'impressions: 800'],
    ...['search_clicks_change: -5', 'findings: 1', 'read_at: 2026-11-02T03:04:05.000Z'],
    ...['changed_at: 2026-11-01T00:00:00.000Z', 'domain: brewlane.com', 'page_id: p1'],
  ]);
  expect(rowOf({ ...page, clicks: null }).slice(15, 18)).toEqual([
    ...['search_clicks: ', 'impressions: ', 'search_clicks_change: '],
  ]);
  expect(pageCsvFileName(source, '2026-11-21')).toBe('keydence-brewlane.com-pages-2026-11-21.csv');
});
