import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { estimateTraffic, pageAuthority, type RankedKeyword, volumeChange } from '@keydence/domain';
import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import {
  competitorItem,
  difficultyItem,
  domainMetrics,
  intentItem,
  itemsOf,
  keywordData,
  listOf,
  rankedItem,
  searchPage,
  sharedKeyword,
} from './answer-schemas.ts';
import { envelope } from './envelope.ts';
import { toCompetitors } from './map-competitors.ts';
import { toSourceKeyword } from './map-keyword.ts';
import { toRankedKeyword } from './map-ranking.ts';
import { toSearchPage } from './map-search-page.ts';
import { parseProviderTime } from './provider-time.ts';

const base = { keyword: 'tea' };
const element = {
  serp_item: { type: 'organic', rank_group: 2, rank_absolute: 4, url: 'https://acme.com/tea' },
  last_updated_time: '2026-07-14 18:00:32 +00:00',
};
const ranked = (change: object) =>
  toRankedKeyword(rankedItem.parse({ keyword_data: base, ranked_serp_element: { ...element, ...change } }));

describe('fields that a provider may omit', () => {
  it('are unknown, never 0', () => {
    expect(
      toSourceKeyword(keywordData.parse({ keyword: 'tea', keyword_info: null, serp_info: null })),
    ).toEqual({
      keywordText: 'tea',
      searchVolume: null,
      cpc: null,
      competition: null,
      lowTopOfPageBid: null,
      highTopOfPageBid: null,
      difficulty: null,
      intent: null,
      monthlySearches: [],
      serpFeatures: [],
      avgBacklinks: null,
    });
    const partly = { keyword: 'tea', avg_backlinks_info: { rank: 5, backlinks: null } };
    expect(toSourceKeyword(keywordData.parse(partly)).avgBacklinks).toBeNull();
    expect(ranked({})?.ranking).toMatchObject({ title: null, description: null, resultsCount: null });
  });

  it('are unknown where they cannot be true', () => {
    const month = { year: 2026, month: 5, search_volume: 10 };
    const odd = {
      keyword: 'tea',
      keyword_info: {
        search_volume: 3_000_000_000,
        cpc: -1,
        low_top_of_page_bid: 1e12,
        monthly_searches: [month, { ...month, search_volume: -5 }, { ...month, year: 0 }],
      },
      keyword_properties: { keyword_difficulty: 250 },
    };
    expect(toSourceKeyword(keywordData.parse(odd))).toMatchObject({
      searchVolume: null,
      cpc: null,
      lowTopOfPageBid: null,
      difficulty: null,
      monthlySearches: [{ month: '2026-05', searches: 10 }],
    });
    const deep = { ...element.serp_item, rank_absolute: 99_999 };
    expect(ranked({ serp_item: deep, se_results_count: -1 })?.ranking).toMatchObject({
      rankGroup: 2,
      rankAbsolute: 2,
      resultsCount: null,
    });
  });

  it('are filled from the ranking if it has them, and an unknown intent is none', () => {
    expect(ranked({ keyword_difficulty: 40 })?.keyword.difficulty).toBe(40);
    const odd = keywordData.parse({ keyword: 'tea', search_intent_info: { main_intent: 'local' } });
    expect(toSourceKeyword(odd).intent).toBeNull();
  });

  it.each([
    [
      'a featured snippet, which repeats its keyword',
      { serp_item: { ...element.serp_item, type: 'featured_snippet' } },
    ],
    ['a result without a page', { serp_item: { ...element.serp_item, url: null } }],
    [
      'a result without a place',
      { serp_item: { ...element.serp_item, rank_group: null, rank_absolute: null } },
    ],
    ['a result without a time', { last_updated_time: null }],
  ])('returns no ranking for %s', (_, change) => {
    expect(ranked(change)).toBeNull();
  });

  it.each([-3, 0, 2.5, 101, 40_000])('returns no ranking for place %s', (place) => {
    expect(ranked({ serp_item: { ...element.serp_item, rank_group: place } })).toBeNull();
  });

  it('removes characters that the database cannot store', () => {
    const item = { ...element.serp_item, title: 'a\0b\uD800c' };
    expect(ranked({ serp_item: item })?.ranking.title).toBe('ab\uFFFDc');
  });
});

test.each([
  ['2026-07-14 18:00:32 +00:00', '2026-07-14T18:00:32.000Z'],
  ['2026-07-14 18:00:32 +05:45', '2026-07-14T12:15:32.000Z'],
  ['2026-07-14T18:00:32Z', undefined],
  ['2026-13-45 99:00:00 +00:00', undefined],
  ['', undefined],
])('parses the time "%s" as %s', (text, time) => {
  expect(parseProviderTime(text)?.toISOString()).toBe(time);
});

// Recorded responses of the provider may exist beside a checkout; otherwise these tests are
// skipped.
const folder = findUpwards(path.join('shared', 'data', 'dataforseo'));

function findUpwards(name: string): string {
  for (let at = path.dirname(fileURLToPath(import.meta.url)); ; at = path.dirname(at)) {
    const found = path.join(at, name);
    if (existsSync(found) || at === path.dirname(at)) return found;
  }
}

function readResult<Answer>(file: string, answer: z.ZodType<Answer>): Answer {
  const whole = envelope.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return answer.parse(whole.tasks?.[0]?.result?.[0]);
}

describe.skipIf(!existsSync(folder))('recorded answers', () => {
  it('of 2022: reads a hundred rankings, four of them snippets, with the visits that the provider computed', () => {
    const list = readResult('labs_ranked_keywords_live_2022-02-25.recorded.json', listOf(rankedItem));
    const items = itemsOf(list);
    expect(items).toHaveLength(100);
    const kept = items.flatMap((item) => toRankedKeyword(item) ?? []);
    expect(kept).toHaveLength(96);
    expect(new Set(kept.map(({ keyword }) => keyword.keywordText)).size).toBe(96);
    const theirs = items.filter(({ ranked_serp_element: { serp_item: item } }) => item.type === 'organic');
    const visits = ({ keyword, ranking }: RankedKeyword) =>
      estimateTraffic(keyword.searchVolume, ranking.rankGroup);
    expect(kept.map(visits)).toEqual(
      theirs.map(({ ranked_serp_element: { serp_item: item } }) => Math.round(item.etv ?? -1)),
    );
    // The fallback of the shape before intents and averages.
    expect(kept.filter(({ keyword }) => keyword.difficulty !== null).length).toBeGreaterThan(90);
    expect(kept.every(({ keyword }) => keyword.intent === null && keyword.statedChanges === undefined)).toBe(
      true,
    );
  });

  it('of 2026: reads an overview whose stated changes match its months', () => {
    const list = readResult('labs_google_keyword_overview_live.recorded-2026-07.json', listOf(keywordData));
    const [keyword] = itemsOf(list).map((item) => toSourceKeyword(item));
    const months = keyword?.monthlySearches.map(({ searches }) => searches) ?? [];
    expect(months.length).toBeGreaterThan(12);
    expect(volumeChange({ months })).toEqual(keyword?.statedChanges);
    expect(keyword).toMatchObject({
      keywordText: 'seo tools',
      searchVolume: 1900,
      cpc: 12.38,
      difficulty: 64,
    });
    expect(pageAuthority(keyword?.avgBacklinks?.rank ?? null)).toBe(53);
  });

  it('of 2026: reads competitors without the site itself, and its own figures', () => {
    const list = readResult(
      'labs_google_competitors_domain_live.recorded-2026-07.first2.json',
      listOf(competitorItem),
    );
    const [facebook, ...others] = toCompetitors('birdeye.com', itemsOf(list));
    expect(others).toEqual([]);
    expect(facebook?.domainName).not.toBe('birdeye.com');
    const overview = readResult(
      'labs_google_domain_rank_overview_live.recorded-2026-07.json',
      listOf(domainMetrics),
    );
    expect(overview.items?.[0]?.metrics?.organic).toEqual({ count: 202_815, etv: 928_926.0017776303 });
  });

  it('of 2026: reads a result page without its features', () => {
    const page = readResult('serp_google_organic_task_get_advanced.recorded-2026-07.first5.json', searchPage);
    const { results, ...rest } = toSearchPage(page) ?? { results: [] };
    expect(rest).toMatchObject({ resultsCount: 122, checkedAt: new Date('2026-07-28T21:51:31Z') });
    expect(results.map(({ rankGroup }) => rankGroup)).toEqual([1, 2, 3, 4].slice(0, results.length));
    expect(results[1]?.domainName).toBe('gartner.com');
    // Its AI overview is loaded later, and came without its content.
    expect(rest).toMatchObject({
      questions: [],
      aiOverview: { isShown: true, citations: [], isWhole: false },
    });
  });

  it.each([
    'labs_google_ranked_keywords_live.docs-example-2024-08.json',
    'constructed/labs_google_domain_intersection_live.json',
    'constructed/labs_google_search_intent_live.json',
    'constructed/labs_google_bulk_keyword_difficulty_live.json',
  ])('reads %s', (file) => {
    const items = { search_intent: intentItem, bulk_keyword_difficulty: difficultyItem };
    const [, item = file.startsWith('constructed') ? sharedKeyword : rankedItem] =
      Object.entries(items).find(([name]) => file.includes(name)) ?? [];
    expect(readResult(file, listOf<unknown>(item)).items?.length).toBeGreaterThan(0);
  });

  it('computes the trends of the vectors', () => {
    const { trend } = JSON.parse(readFileSync(path.join(folder, 'trend_and_etv_vectors.json'), 'utf8'));
    for (const { months, monthly, quarterly, yearly } of trend) {
      const twelveMonths = months.length > 12 ? yearly : null;
      expect(volumeChange({ months })).toEqual({ oneMonth: monthly, threeMonths: quarterly, twelveMonths });
    }
  });
});
