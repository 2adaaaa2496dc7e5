import { makeStorable } from '@keydence/domain';
import { z } from 'zod';
import { pruneItem } from './prune-item.ts';
import { spareItems } from './spare-items.ts';

// Item schemas list the fields that are read and drop the rest, so that a stored response is a
// tenth of the original. Any field may be null or absent; a value of an undocumented type is
// rejected, never guessed.

const number = z.number().nullish();
/** Removes characters that the database cannot store. */
const storable = z.string().transform(makeStorable);
const text = storable.nullish();
const types = z.array(z.string()).nullish();

const keywordInfo = z.object({
  search_volume: number,
  cpc: number,
  competition: number,
  low_top_of_page_bid: number,
  high_top_of_page_bid: number,
  monthly_searches: z
    .array(
      z.object({ year: z.number().int(), month: z.number().int().min(1).max(12), search_volume: number }),
    )
    .nullish(),
  search_volume_trend: z.object({ monthly: number, quarterly: number, yearly: number }).nullish(),
});

/** One keyword with its market's figures. */
export const keywordData = z.object({
  keyword: storable,
  keyword_info: keywordInfo.nullish(),
  keyword_properties: z.object({ keyword_difficulty: number, core_keyword: text }).nullish(),
  search_intent_info: z.object({ main_intent: z.string().nullish() }).nullish(),
  serp_info: z.object({ serp_item_types: types }).nullish(),
  avg_backlinks_info: z
    .object({
      rank: number,
      backlinks: number,
      dofollow: number,
      referring_domains: number,
      referring_main_domains: number,
    })
    .nullish(),
});
export type KeywordData = z.infer<typeof keywordData>;

const serpItem = z.object({
  type: z.string().nullish(),
  rank_group: number,
  rank_absolute: number,
  url: text,
  title: text,
  description: text,
  etv: number,
});

export const rankedItem = z.object({
  keyword_data: keywordData,
  ranked_serp_element: z.object({
    serp_item: serpItem,
    serp_item_types: types,
    se_results_count: number,
    keyword_difficulty: number,
    last_updated_time: z.string().nullish(),
  }),
});
export type RankedItem = z.infer<typeof rankedItem>;

const totals = z.object({ count: number, etv: number }).nullish();
const metrics = z.object({ organic: totals, paid: totals }).nullish();

export const competitorItem = z.object({
  domain: z.string(),
  intersections: number,
  full_domain_metrics: metrics,
});
export type CompetitorItem = z.infer<typeof competitorItem>;

export const intentItem = z.object({
  keyword: storable,
  keyword_intent: z.object({ label: z.string().nullish() }).nullish(),
});

export const difficultyItem = z.object({ keyword: storable, keyword_difficulty: number });

/** Only their count is read. */
export const sharedKeyword = z.object({});

export const domainMetrics = z.object({ metrics });

/**
 * Elements other than organic results differ in their contents, so those are parsed after the type
 * is known.
 */
const searchResultItem = serpItem
  .extend({ domain: z.string().nullish(), items: z.unknown(), references: z.unknown() })
  .partial()
  .transform(pruneItem);

/**
 * Schema of one page of a list: `total_count` counts all matches, `items_count` and `items` are
 * this page's.
 */
export function listOf<Item>(item: z.ZodType<Item>) {
  return z.looseObject({ total_count: number, items_count: number, items: spareItems(item).nullish() });
}

export interface List<Item> {
  total_count?: number | null | undefined;
  items_count?: number | null | undefined;
  items?: (Item | null)[] | null | undefined;
}

export function itemsOf<Item>(list: List<Item> | null): Item[] {
  return (list?.items ?? []).filter((item) => item !== null);
}

/** True if a page has all the items it claims. */
export function isWholeList(list: List<unknown>): boolean {
  const { items_count: count, items } = list;
  return itemsOf(list).length >= Math.max(count ?? 0, items?.length ?? 0);
}

export const searchPage = z.object({
  keyword: text,
  datetime: z.string().nullish(),
  se_results_count: number,
  item_types: types,
  items_count: number,
  // Features appear among the organic results, each with its own shape.
  items: spareItems(searchResultItem).nullish(),
});
export type SearchPage = z.infer<typeof searchPage>;
