import { z } from 'zod';
import { gainGap, gainRange } from '../gain/schema.ts';
import { intentBasis } from '../keywords/intent-source.ts';
import { rankState } from '../keywords/rank-state.ts';
import { relevance, relevanceFilter } from '../keywords/relevance.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { gapClasses } from './gap-class.ts';

/** Maximum competitors in one matrix; more columns are not readable. */
export const maxGapSites = 10;

/** Maximum keywords in one chart of the matrix, and in one response. */
export const maxGapChartSize = 500;

export const gapSortKeys = [
  'worth',
  'search_volume',
  'difficulty_score',
  'own_rank',
  'best_rank',
  'sites',
] as const;
export type GapSortKey = (typeof gapSortKeys)[number];

/** A list of ids, or one comma-separated text from a query parameter. */
const idList = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(',').filter(Boolean))])
  .pipe(
    z.array(z.string()).max(maxGapSites, `At most ${maxGapSites} competitors can be compared in one matrix.`),
  );

export const gapMatrixInput = pageInput.extend({
  domainId: z.string(),
  limit: z.coerce.number<number>().int().min(1).max(maxGapChartSize).default(20),
  /** The competitors to compare with; by default, the active ones with the largest overlap. */
  competitorIds: idList.default([]),
  gapClass: z.enum(gapClasses).optional(),
  /** Minimum number of chosen competitors that rank for a keyword. */
  minSites: z.coerce.number<number>().int().min(1).max(maxGapSites).optional(),
  /** Only content gaps (`isGapKeyword`). */
  gapsOnly: z.boolean().default(false),
  /** Only keywords for which we and all chosen competitors rank. */
  sharedOnly: z.boolean().default(false),
  /** Excludes keywords that name us, a competitor or its products, and other navigational ones. */
  hideBrands: z.boolean().default(false),
  relevance: relevanceFilter.optional(),
  /** Excludes keywords of other subjects: `maybe` and `hidden`. */
  relevantOnly: z.boolean().default(false),
  /** Only keywords of this topic. */
  topicId: z.string().optional(),
  search: z.string().trim().max(200).optional(),
  intentType: searchIntent.optional(),
  minSearchVolume: z.coerce.number<number>().int().min(0).max(2_147_483_647).optional(),
  maxDifficulty: z.coerce.number<number>().int().min(0).max(100).optional(),
  /**
   * `worth`: gain times relevance, hidden keywords last; if the relevance is unknown, the number of
   * competitors that rank.
   */
  sortBy: z.enum(gapSortKeys).default('worth'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type GapMatrixInput = z.output<typeof gapMatrixInput>;

/** The keywords of a matrix, with the filters and sort order of the screen. */
export const exportGapsInput = gapMatrixInput.omit({ page: true, limit: true });
export type ExportGapsInput = z.output<typeof exportGapsInput>;

/** One keyword with the rank of each site. */
export const gapRow = z.object({
  keyword: z.string(),
  /** Our own keyword with this text; null if we do not track it. */
  ownKeywordId: z.string().nullable(),
  /** The largest figure among the competitors' measurements. */
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  ...intentBasis.shape,
  ...relevance.shape,
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Expected extra visits a month from work on it; null if unknown. */
  gain: gainRange.nullable(),
  gainGap: gainGap.nullable(),
  /** Time when the newest of the competitors' figures was collected. */
  lastUpdated: z.date(),
  /** Within the top 100; null if we do not rank there, or do not track the keyword. */
  ownRank: z.number().int().nullable(),
  /** State of our rank; null if we do not track the keyword. */
  ownRankState: rankState.nullable(),
  /** Results read by the check, if fewer than 100. */
  ownRankDepth: z.number().int().nullable(),
  /** Time of our last rank check; null without one, or if we do not track the keyword. */
  ownLastRankingCheck: z.date().nullable(),
  /** Ranks of the chosen competitors, in the order of `competitors`; null if one is not in the top 100. */
  ranks: z.array(z.number().int().nullable()).max(maxGapSites),
  gapClass: z.enum(gapClasses),
});
export type GapRow = z.infer<typeof gapRow>;

export const gapMatrix = z.object({
  data: z.array(gapRow),
  pagination,
  /** The chosen competitors: the columns, in their order. */
  competitors: z
    .array(z.object({ id: z.string(), domainName: z.string(), displayName: z.string() }))
    .max(maxGapSites),
  /**
   * Keywords that pass the filters, by class and in total, which is their sum; the class filter
   * does not apply.
   */
  counts: z.object({
    all: z.number().int(),
    missing: z.number().int(),
    untapped: z.number().int(),
    weak: z.number().int(),
    contested: z.number().int(),
    strong: z.number().int(),
  }),
  /** Keywords that `relevantOnly` excludes, of those that pass the other filters. */
  leftOut: z.object({ maybe: z.number().int(), hidden: z.number().int() }),
  /** Names that `hideBrands` excludes. */
  brandTerms: z.array(z.string()),
  dataSource: dataSourceName.nullable(),
});
export type GapMatrix = z.infer<typeof gapMatrix>;
