import { z } from 'zod';
import { gainGap, gainRange } from '../gain/schema.ts';
import { rankState } from '../keywords/rank-state.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { intentBasis } from '../topics/intent-source.ts';
import { relevance, relevanceFilter } from '../topics/relevance.ts';
import { gapClasses } from './gap-class.ts';

/** Competitors that one matrix sets side by side: more columns than this nobody reads. */
export const maxGapSites = 10;

/** Keywords in one chart of the matrix: the most that one request returns. */
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

/** A list of ids, or one text with commas between them, as a query parameter has it. */
const idList = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(',').filter(Boolean))])
  .pipe(
    z.array(z.string()).max(maxGapSites, `At most ${maxGapSites} competitors can be compared in one matrix.`),
  );

export const gapMatrixInput = pageInput.extend({
  domainId: z.string(),
  limit: z.coerce.number<number>().int().min(1).max(maxGapChartSize).default(20),
  /** The competitors to compare with; without any, the active ones with the largest overlap. */
  competitorIds: idList.default([]),
  gapClass: z.enum(gapClasses).optional(),
  /** Only keywords for which at least so many of the chosen competitors rank. */
  minSites: z.coerce.number<number>().int().min(1).max(maxGapSites).optional(),
  /** Only content gaps (`isGapKeyword`). */
  gapsOnly: z.boolean().default(false),
  /** Only keywords for which we and all chosen competitors rank. */
  sharedOnly: z.boolean().default(false),
  /** Leaves out keywords that name us or a chosen competitor. */
  hideBrands: z.boolean().default(false),
  relevance: relevanceFilter.optional(),
  /** Leaves out keywords of other subjects: `maybe` and `hidden`. */
  relevantOnly: z.boolean().default(false),
  /** Only keywords that belong to this topic. */
  topicId: z.string().optional(),
  search: z.string().trim().max(200).optional(),
  intentType: searchIntent.optional(),
  minSearchVolume: z.coerce.number<number>().int().min(0).max(2_147_483_647).optional(),
  maxDifficulty: z.coerce.number<number>().int().min(0).max(100).optional(),
  /** `worth`: gain times relevance, hidden keywords last; without a known relevance, the number of competitors that rank. */
  sortBy: z.enum(gapSortKeys).default('worth'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type GapMatrixInput = z.output<typeof gapMatrixInput>;

/** The keywords of a matrix, as the screen narrows and sorts them. */
export const exportGapsInput = gapMatrixInput.omit({ page: true, limit: true });
export type ExportGapsInput = z.output<typeof exportGapsInput>;

/** One keyword, and where each site ranks for it. */
export const gapRow = z.object({
  keyword: z.string(),
  /** Our own keyword of this text; null when we do not track it. */
  ownKeywordId: z.string().nullable(),
  /** The largest figure that the competitors' measurements have. */
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  ...intentBasis.shape,
  ...relevance.shape,
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Extra visits a month to expect from work on it; null when unknown. */
  gain: gainRange.nullable(),
  gainGap: gainGap.nullable(),
  /** When the newest of the competitors' figures was collected. */
  lastUpdated: z.date(),
  /** Within the top 100; null when we do not rank there, or do not track the keyword. */
  ownRank: z.number().int().nullable(),
  /** What is known of our rank; null when we do not track the keyword. */
  ownRankState: rankState.nullable(),
  /** How many results the check has read, where it was fewer than 100. */
  ownRankDepth: z.number().int().nullable(),
  /** When our rank was last looked for; null when nobody has, or we do not track the keyword. */
  ownLastRankingCheck: z.date().nullable(),
  /** Of the chosen competitors, in the order of `competitors`; null when one does not rank in the top 100. */
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
  /** Keywords that pass the filters, of each class and in all, which is their sum; the class does not narrow them. */
  counts: z.object({
    all: z.number().int(),
    missing: z.number().int(),
    untapped: z.number().int(),
    weak: z.number().int(),
    contested: z.number().int(),
    strong: z.number().int(),
  }),
  /** Keywords that `relevantOnly` leaves out, of those that pass the other filters. */
  leftOut: z.object({ maybe: z.number().int(), hidden: z.number().int() }),
  /** The names that `hideBrands` leaves out. */
  brandTerms: z.array(z.string()),
  dataSource: dataSourceName.nullable(),
});
export type GapMatrix = z.infer<typeof gapMatrix>;
