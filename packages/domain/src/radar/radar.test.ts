import { expect, it } from 'vitest';
import { radarCsvFileName, radarCsvHead, radarCsvLine } from './radar-csv.ts';
import { describeRadarNote } from './radar-texts.ts';
import { type Publication, radarFilters } from './schema.ts';

it.each([
  [
    'dates_not_believed',
    1,
    '/blog/',
    '/blog/ gives most pages the date of the poll, so rewritten pages cannot be recognized.',
  ],
  [
    'dates_not_believed',
    1,
    null,
    'The site gives most pages the date of the poll, so rewritten pages cannot be recognized.',
  ],
  [
    'mass_rewrite',
    1_200,
    '/blog/',
    '1,200 pages under /blog/ changed together, as after a change of the template.',
  ],
  ['mass_rewrite', 1, null, '1 page changed together, as after a change of the template.'],
  ['mass_new', 2, '/blog/', '2 new pages under /blog/ appeared together.'],
  ['re_addressed', 2, null, 'The site has new addresses: 2 pages were listed again.'],
  ['moved', 2, null, '2 pages moved to another address.'],
  ['listed_late', 1, null, 'Listed for the first time, but older or without a date: 1 page.'],
  ['shrunk', 2, '/map.xml', '/map.xml lost 2 addresses. They count as gone if the next poll finds the same.'],
  ['shrunk', 1, '/map.xml', '/map.xml lost 1 address. They count as gone if the next poll finds the same.'],
  ['failed', 0, '/map.xml', '/map.xml could not be read. Its pages are as the last poll found them.'],
  ['incomplete', 0, '/map.xml', '/map.xml is incomplete, so no page of it counts as gone.'],
  ['files_unread', 1, null, 'Could not read 1 more sitemap, so new pages in it are unknown.'],
  ['files_unread', 2, null, 'Could not read 2 more sitemaps, so new pages in them are unknown.'],
  ['beyond_limit', 2, null, '2 more pages changed than one poll lists.'],
] as const)('describes the observation %s of %s at %s', (kind, count, pattern, text) => {
  expect(describeRadarNote({ kind, count, pattern })).toBe(text);
});

const source = { domainName: 'brewlane.com', locationCode: 2840, languageCode: 'en', dataSource: null };
const publication: Publication = {
  ...{ id: 'p1', kind: 'new', address: 'https://a.example/1', title: 'Mugs and new', keyword: 'mug' },
  competitor: { id: 'c1', domainName: 'a.example', displayName: 'A' },
  ...{ datedAt: new Date('2026-11-01T00:00:00Z'), foundAt: new Date('2026-11-02T03:04:05Z') },
  ...{ source: 'feed', isGone: false, isSample: true },
  topic: {
    ...{ id: 't1', name: 'Mugs', pageState: 'several' },
    pages: [1, 2].map((page) => ({ url: `https://own.example/${page}`, keywordCount: 3, share: 0.5 })),
  },
};

it('exports a publication with the own pages for its topic', () => {
  const plain = (line: string) => line.replaceAll('"', '');
  expect(plain(radarCsvHead())).toBe(
    '\uFEFFcompetitor,kind,address,title,topic,matching_keyword,own_page,own_pages,dated_at,found_at,source,is_gone,is_sample,domain,publication_id\r\n',
  );
  expect(plain(radarCsvLine(publication, source))).toBe(
    'a.example,new,https://a.example/1,Mugs and new,Mugs,mug,https://own.example/1,2,2026-11-01T00:00:00.000Z,2026-11-02T03:04:05.000Z,feed,no,yes,brewlane.com,p1\r\n',
  );
  const unread = { ...publication, title: null, topic: null, keyword: null, datedAt: null };
  expect(plain(radarCsvLine(unread, source))).toBe(
    'a.example,new,https://a.example/1,,,,,,,2026-11-02T03:04:05.000Z,feed,no,yes,brewlane.com,p1\r\n',
  );
  expect(radarCsvFileName(source, '2026-11-21')).toBe('keydence-brewlane.com-radar-2026-11-21.csv');
});

it('lists the last 14 days by default, and 26 fortnights at most', () => {
  expect(radarFilters.parse({})).toEqual({ fortnight: 0 });
  expect(radarFilters.parse({ fortnight: '25' })).toEqual({ fortnight: 25 });
  expect(radarFilters.safeParse({ fortnight: 26 }).success).toBe(false);
});
