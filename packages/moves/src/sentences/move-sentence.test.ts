import { describe, expect, it } from 'vitest';
import type { EvidenceQuery, FoundMove, MoveCause } from '../found-move.ts';
import { maxReason, moveReason } from './move-reason.ts';
import { demandFallSentence, moveSentence } from './move-sentence.ts';
import { clip, pageName, percent } from './texts.ts';

const query = (text: string, more: Partial<EvidenceQuery> = {}): EvidenceQuery => ({
  keywordId: null,
  text,
  impressions: 2_000,
  clicks: 40,
  position: 6.04,
  rank: null,
  searchVolume: null,
  target: 3,
  level: 1,
  success: 100,
  ...more,
});
const base = {
  pages: ['https://acme.com/burr-grinders'],
  topic: { id: 1, name: 'burr grinders' },
  queries: [query('burr grinder')],
  triggers: [],
  gain: { low: 27, mid: 64, high: 155.9, success: 213.2, chance: 0.3 },
  confidence: 'high' as const,
  effortHours: 2.5,
};
const striking: FoundMove<'striking_distance'> = {
  ...base,
  verb: 'update',
  cause: 'striking_distance',
  details: { searches: 3, impressions: 3_500, estimatedSearches: 0, searchVolume: 0, days: 28 },
};
const clickRate: FoundMove<'low_click_rate'> = {
  ...base,
  verb: 'update',
  cause: 'low_click_rate',
  details: {
    position: 5.2,
    impressions: 8_000,
    clicks: 96,
    clickRate: 0.012,
    usualRate: 0.034,
    usual: 'site',
    curve: null,
    former: { period: 'year_ago', rate: 0.012, formerRate: 0.034, score: -4 },
  },
};
const decay: FoundMove<'decay'> = {
  ...base,
  verb: 'update',
  cause: 'decay',
  details: {
    change: -0.48,
    lost: 192.3,
    expected: 400,
    startedOn: '2026-10-02',
    reason: 'place_fell',
    position: { before: 4, now: 6.13 },
    otherPage: null,
  },
};
const merge: FoundMove<'competing_pages'> = {
  ...base,
  verb: 'merge',
  cause: 'competing_pages',
  pages: ['/a', '/b'],
  details: {
    kept: '/a',
    other: '/b',
    query: 'burr grinder',
    impressions: 750,
    swaps: 5,
    weeks: 8,
    entropy: 1,
    overlap: 1,
    sharedSearches: 2,
    shared: [],
    leaders: [],
  },
};
const link: FoundMove<'few_links'> = {
  ...base,
  verb: 'link',
  cause: 'few_links',
  effortHours: 1.25,
  details: {
    sources: Array.from({ length: 5 }, (_, index) => ({
      page: `/s${index}`,
      sentence: 'A burr grinder.',
      anchor: 'burr grinder',
    })),
    inLinks: 2,
    query: 'burr grinder',
    position: 7,
  },
};
const write: FoundMove<'missing_page'> = {
  ...base,
  verb: 'write',
  cause: 'missing_page',
  pages: [],
  details: {
    keywordCount: 40,
    searches: 34_000,
    target: 8,
    rankers: [
      {
        domain: 'mill.com',
        page: 'https://mill.com/burrs',
        rank: 6,
        keyword: 'clean burrs',
        keywordCount: 3,
        searches: 900,
      },
    ],
    nearestPage: null,
    difficulty: null,
    reachableDifficulty: null,
  },
};
const unpriced: FoundMove<'missing_page'> = {
  ...write,
  gain: null,
  triggers: [{ name: 'deep_impressions', value: 1_234.4, threshold: 100 }],
  details: { ...write.details, keywordCount: 2, searches: 0, rankers: [] },
};
const expected = '27 to 160 more visits a month';

describe('moveSentence', () => {
  it.each<[string, FoundMove, string]>([
    [
      'striking distance',
      striking,
      `Improve /burr-grinders. 3 searches show it at positions 4 to 20, 3,500 times in 28 days. Expect ${expected}, the largest part from “burr grinder” (average position 6.0).`,
    ],
    [
      'striking distance mostly by one search',
      { ...striking, queries: [query('burr grinder', { success: 10_000 })] },
      `Improve /burr-grinders. 3 searches show it at positions 4 to 20, 3,500 times in 28 days. Expect ${expected}, mostly from “burr grinder” (average position 6.0).`,
    ],
    [
      'one search at striking distance',
      { ...striking, details: { ...striking.details, searches: 1 } },
      `Improve /burr-grinders. One search shows it at positions 4 to 20, 3,500 times in 28 days. Expect ${expected}, from “burr grinder” (average position 6.0).`,
    ],
    [
      'searches of unknown pages',
      { ...striking, pages: [] },
      `Improve your page for “burr grinder” and 2 related searches. 3 searches show your site at positions 4 to 20, 3,500 times in 28 days. Expect ${expected}, the largest part from “burr grinder” (average position 6.0).`,
    ],
    [
      'one search of an unknown page',
      { ...striking, pages: [], details: { ...striking.details, searches: 1 } },
      `Improve your page for “burr grinder”. This search shows your site at an average position of 6.0, 3,500 times in 28 days. Expect ${expected}.`,
    ],
    [
      'striking distance by rank',
      {
        ...striking,
        pages: [],
        queries: [query('burr grinder', { position: null, rank: 12 })],
        details: { ...striking.details, impressions: 0, estimatedSearches: 3, searchVolume: 2_400 },
      },
      `Improve your page for “burr grinder” and 2 related searches. 3 keywords rank at 4 to 20, with 2,400 searches a month. Expect ${expected}, the largest part from “burr grinder” (rank 12).`,
    ],
    [
      'striking distance by both',
      { ...striking, details: { ...striking.details, estimatedSearches: 1, searchVolume: 900 } },
      `Improve /burr-grinders. 2 searches show it at positions 4 to 20, 3,500 times in 28 days; one keyword ranks at 4 to 20, with 900 searches a month. Expect ${expected}, the largest part from “burr grinder” (average position 6.0).`,
    ],
    [
      'a click rate below the site',
      clickRate,
      `Rewrite the title and description of /burr-grinders. At an average position of 5.2, 1.2% of its impressions are clicked; your other pages get 3.4% there. Expect ${expected}.`,
    ],
    [
      'a click rate below the past',
      { ...clickRate, details: { ...clickRate.details, usual: 'former' } },
      `Rewrite the title and description of /burr-grinders. At an average position of 5.2, 1.2% of its impressions are clicked; it got 3.4% a year ago. Expect ${expected}.`,
    ],
    [
      'decay by place',
      decay,
      `Update /burr-grinders. It lost 48% of its visits (192 in 28 days) since about Oct 2, 2026, against its own past and your other pages. Its average position fell from 4.0 to 6.1. Expect ${expected}.`,
    ],
    [
      'decay to another page',
      {
        ...decay,
        verb: 'merge',
        pages: ['/new', '/old'],
        details: { ...decay.details, reason: 'taken_over', otherPage: '/new' },
      },
      `Merge /old into /new. It lost 48% of its visits (192 in 28 days) since about Oct 2, 2026, against its own past and your other pages. /new now gets most of these clicks. Expect ${expected}.`,
    ],
    [
      'pages that take turns',
      merge,
      `/a and /b take turns for “burr grinder” (5 changes in 8 weeks, 750 impressions). Move the best parts of /b to /a, then redirect it. Expect ${expected}; the main benefit is one clear page.`,
    ],
    [
      'pages that share searches',
      { ...merge, details: { ...merge.details, swaps: 0 } },
      `/a and /b both appear for 2 searches, such as “burr grinder” (750 impressions). Move the best parts of /b to /a, then redirect it. Expect ${expected}; the main benefit is one clear page.`,
    ],
    [
      'few links',
      link,
      `Link to /burr-grinders from 5 of your stronger pages, such as /s0 with the words “burr grinder”. /burr-grinders has an average position of 7.0 for “burr grinder” and 2 links from other texts. Expect ${expected} for 1.25 hours of work.`,
    ],
    [
      'a missing page',
      write,
      `Write one page about burr grinders. mill.com ranks 6 for “clean burrs” with /burrs; you have no page for it. 40 keywords, about 34,000 searches a month. At position 8 it would bring 210 visits a month. The chance is 30%, so plan with ${expected}.`,
    ],
    [
      'a missing page of unknown gain',
      unpriced,
      'Write one page about burr grinders. Your site appears for it only beyond position 30, 1,234 times a month; you have no page for it. Its gain is not known without search volumes.',
    ],
  ])('of %s', (_name, move, sentence) => {
    expect(moveSentence(move)).toBe(sentence);
  });

  it('says that an update does not bring demand', () => {
    expect(
      demandFallSentence({ page: '/', topic: null, change: -0.4, lost: 120, startedOn: '2026-10-02' }),
    ).toBe(
      'The home page lost 40% of its visits (120 in 28 days) since about Oct 2, 2026 because fewer people search for it. An update would not change that.',
    );
  });
});

describe('moveReason', () => {
  it.each<[MoveCause, FoundMove, string]>([
    ['striking_distance', striking, '3 searches at positions 4 to 20, 3,500 impressions in 28 days'],
    ['low_click_rate', clickRate, 'Click rate 1.2% at position 5.2; your other pages get 3.4%'],
    ['decay', decay, 'Lost 48% of its visits since Oct 2 (192 in 28 days)'],
    ['competing_pages', merge, 'Takes turns with /b for “burr grinder” (5 times in 8 weeks)'],
    ['few_links', link, 'Position 7.0 with 2 links from texts; 5 stronger pages can link to it'],
    ['missing_page', write, 'No page for 40 keywords, 34,000 searches a month; mill.com ranks 6'],
    ['missing_page', unpriced, 'No page for 2 keywords, 1,234 impressions a month beyond position 30'],
  ])('of %s', (_cause, move, reason) => {
    expect(moveReason(move)).toBe(reason);
  });

  it('has at most 90 characters', () => {
    const long = 'a very long search that never seems to end '.repeat(4);
    const page = `https://acme.com/${'folder/'.repeat(20)}`;
    const moves: FoundMove[] = [
      { ...merge, details: { ...merge.details, query: long, other: page, swaps: 12, weeks: 12 } },
      { ...merge, details: { ...merge.details, query: long, other: page, swaps: 0 } },
      {
        ...write,
        details: {
          ...write.details,
          rankers: [
            { domain: `${'a'.repeat(80)}.com`, page, rank: 6, keyword: long, keywordCount: 1, searches: 1 },
          ],
        },
      },
    ];
    for (const move of moves) {
      expect(moveReason(move).length).toBeLessThanOrEqual(maxReason);
      // A long name is cut, not the end.
      expect(moveReason(move)).toMatch(/(weeks\)|”|ranks 6)$/);
    }
  });
});

it.each([
  ['https://acme.com', 'the home page'],
  ['https://acme.com/', 'the home page'],
  ['https://acme.com/a?b=1', '/a?b=1'],
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4', '/%E0%A4'],
  [`/${'x'.repeat(70)}`, `/${'x'.repeat(29)}…${'x'.repeat(29)}`],
])('names %s %s', (page, name) => {
  expect(pageName(page)).toBe(name);
});

it.each([
  [0.0123, '1.2%'],
  [0.0994, '9.9%'],
  [0.0995, '10%'],
  [0.484, '48%'],
  [0, '0%'],
])('writes %s as %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

it.each([
  ['short', 10, 'short'],
  ['two words', 9, 'two words'],
  ['three short words', 13, 'three short…'],
  ['unbreakable', 6, 'unbre…'],
])('cuts “%s” to %s characters', (text, most, cut) => {
  expect(clip(text, most)).toBe(cut);
});
