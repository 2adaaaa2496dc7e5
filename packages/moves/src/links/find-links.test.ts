import { publishedSiteCurve, type SiteRates } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../guards/page-facts.ts';
import type { SearchedQuery } from '../shared/searched-query.ts';
import { findLinks } from './find-links.ts';
import type { CrawledPage, InternalLink, InternalLinks, LinkFacts } from './link-facts.ts';
import { rankPages } from './page-rank.ts';
import { findAnchor } from './page-texts.ts';

const site: SiteRates = {
  curve: { ...publishedSiteCurve, basis: 'site_factor', spread: 0.7, expectedClicks: 1_000 },
  isInflated: false,
};
const crawled = (page: string, ...sentences: string[]): CrawledPage => ({
  page,
  isIndexable: true,
  sentences,
});
const target = crawled(
  '/burr-grinder',
  'A burr grinder gives even coffee grounds.',
  'Clean the burrs of a grinder often.',
);
const sources = Array.from({ length: 5 }, (_, index) =>
  crawled(
    `/source-${index}`,
    `Our ${index} coffee grounds are even.`,
    `A good burr grinder, cleaned often, lasts ${index} years.`,
  ),
);
const fillers = Array.from({ length: 15 }, (_, index) =>
  crawled(`/filler-${index}`, `About tea and cups ${index}.`),
);
const link = (from: string, to: string, place: InternalLink['place'] = 'text'): InternalLink => ({
  from,
  to,
  place,
});
const usualLinks = [
  link('/filler-0', '/burr-grinder'),
  link('/filler-1', '/burr-grinder'),
  ...sources.flatMap(({ page }) => fillers.map((filler) => link(filler.page, page))),
  ...fillers.map(({ page }) => link(page, '/burr-grinder', 'menu')),
];
const query = (more: Partial<SearchedQuery> = {}): SearchedQuery => ({
  id: 1,
  text: 'burr grinders',
  impressions: 3_000,
  clicks: 60,
  position: 7,
  page: '/burr-grinder',
  topic: { id: 1, name: 'grinders' },
  isBrand: false,
  ...more,
});
const clicks = new Map<string, PageFacts>(sources.map(({ page }) => [page, { clicks: 100 }]));
const find = (more: Partial<Omit<LinkFacts, 'internalLinks'>> = {}, crawl: Partial<InternalLinks> = {}) =>
  findLinks({
    internalLinks: { coverage: 1, links: usualLinks, pages: [target, ...sources, ...fillers], ...crawl },
    queries: [query()],
    window: { days: 28, months: { counted: [], now: 0 } },
    site,
    pages: clicks,
    ...more,
  });

describe('rankPages', () => {
  it.each<[string, number, [number, number][], number[]]>([
    [
      'two pages that link to each other',
      2,
      [
        [0, 1],
        [1, 0],
      ],
      [0.5, 0.5],
    ],
    ['a page without links', 2, [[0, 1]], [0.3508771929824561, 0.6491228070175439]],
    ['no links', 4, [], [0.25, 0.25, 0.25, 0.25]],
  ])('of %s', (_name, count, links, ranks) => {
    const found = rankPages(
      count,
      links.map(([from, to]) => ({ from, to, weight: 1 })),
    );
    expect(found).toEqual(ranks.map((rank) => expect.closeTo(rank, 6)));
  });
});

it.each([
  ['A good burr grinder lasts.', ['burr', 'grind'], 'burr grinder'],
  ['Grinders with a burr, and a burr grinder.', ['burr', 'grind'], 'burr grinder'],
  ['A burr that a grinder has.', ['burr', 'grind'], 'burr that a grinder'],
  ['A burr.', ['burr', 'grind'], null],
  ['', ['burr'], null],
])('the words to link in “%s” for %j are %s', (sentence, stems, anchor) => {
  expect(findAnchor(sentence, stems)).toBe(anchor);
});

describe('findLinks', () => {
  it('proposes links from strong pages that have the words', () => {
    const { moves, reason } = find();
    expect(reason).toBeNull();
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({
      verb: 'link',
      cause: 'few_links',
      pages: ['/burr-grinder'],
      effortHours: 1.25,
      confidence: 'medium',
      details: { inLinks: 2, query: 'burr grinders', position: 7 },
      gain: { chance: 0.25 },
    });
    expect(moves[0]?.details.sources).toHaveLength(5);
    expect(moves[0]?.details.sources[0]).toEqual({
      page: '/source-0',
      sentence: 'A good burr grinder, cleaned often, lasts 0 years.',
      anchor: 'burr grinder',
    });
  });

  it.each([
    [null, 'no_crawl'],
    [0.6, 'crawl_incomplete'],
    [0.94, 'crawl_incomplete'],
    [0.95, null],
  ])('with a crawl of %s says %s', (coverage, reason) => {
    const found =
      coverage === null
        ? findLinks({
            internalLinks: null,
            queries: [query()],
            window: { days: 28, months: { counted: [], now: 0 } },
            site,
          })
        : find({}, { coverage });
    expect(found.reason).toBe(reason);
    expect(found.moves).toHaveLength(reason === null ? 1 : 0);
  });

  it.each<[string, Partial<Omit<LinkFacts, 'internalLinks'>>, Partial<InternalLinks>]>([
    [
      'five links in texts',
      {},
      { links: [...usualLinks, ...[2, 3, 4].map((n) => link(`/filler-${n}`, '/burr-grinder'))] },
    ],
    ['a noindex page', {}, { pages: [{ ...target, isIndexable: false }, ...sources, ...fillers] }],
    ['a page that was not read', {}, { pages: [...sources, ...fillers] }],
    ['two sources', {}, { pages: [target, ...sources.slice(0, 2), ...fillers] }],
    [
      'links from all sources',
      {},
      { links: [...usualLinks, ...sources.map(({ page }) => link(page, '/burr-grinder', 'list'))] },
    ],
    ['weak sources', { pages: new Map(fillers.map(({ page }) => [page, { clicks: 100 }])) }, {}],
    ['sources without the words', { queries: [query({ text: 'espresso tamper' })] }, {}],
    ['place 3.9', { queries: [query({ position: 3.9 })] }, {}],
    ['place 20.5', { queries: [query({ position: 20.5 })] }, {}],
    ['a search for the site', { queries: [query({ isBrand: true })] }, {}],
    ['a search that two pages share', { queries: [query({ pageSwaps: 2 })] }, {}],
    ['a gain below one visit', { queries: [query({ impressions: 60, clicks: 0 })] }, {}],
    ['a page that changed', { pages: new Map([...clicks, ['/burr-grinder', { changedDaysAgo: 20 }]]) }, {}],
  ])('proposes nothing with %s', (_name, more, crawl) => {
    expect(find(more, crawl)).toEqual({ moves: [], reason: null });
  });

  it('stops at 45 pages that link from texts and lists', () => {
    const many = Array.from({ length: 43 }, (_, index) => crawled(`/list-${index}`, 'A list.'));
    const withLists = (count: number) =>
      find(
        {},
        {
          pages: [target, ...sources, ...fillers, ...many],
          links: [
            ...usualLinks,
            ...many.slice(0, count).map(({ page }) => link(page, '/burr-grinder', 'list')),
          ],
        },
      );
    expect(withLists(42).moves).toHaveLength(1);
    expect(withLists(43).moves).toEqual([]);
  });

  it('needs sources on the same subject, by words or by topic', () => {
    const far = sources.map(({ page }) =>
      crawled(
        page,
        'Trains leave at noon from all stations.',
        'Tickets for seats cost more.',
        'My burr grinder broke.',
      ),
    );
    expect(find({}, { pages: [target, ...far, ...fillers] }).moves).toEqual([]);
    const sameTopic = [target, ...far].map((page) => ({ ...page, topicId: 4 }));
    expect(find({}, { pages: [...sameTopic, ...fillers] }).moves).toHaveLength(1);
  });

  it('varies the words to link where it can', () => {
    const varied = sources.map((page) => ({
      ...page,
      sentences: [...page.sentences, 'The grinder with a burr is better.'],
    }));
    const anchors = find({}, { pages: [target, ...varied, ...fillers] }).moves[0]?.details.sources.map(
      ({ anchor }) => anchor,
    );
    expect(new Set(anchors)).toEqual(new Set(['burr grinder', 'grinder with a burr']));
  });
});
