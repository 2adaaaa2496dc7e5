import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { newKeywordText } from '../keywords/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { contentSuggestion } from './schema.ts';
import { contentStatus } from './status.ts';

/** Maximum plan items; a board with more is not readable. */
export const maxPlanItems = 300;
/** Maximum stored status changes of a plan item, newest ones. */
export const keptPlanMoves = 20;

export const contentPriority = contentSuggestion.shape.impactAssessment.shape.difficulty;
export type ContentPriority = z.infer<typeof contentPriority>;

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date('Choose a date.');

/** A plan item as shown on its card. Numbers are null if no source has them. */
export const contentPlanItem = z.object({
  id: z.string(),
  /** The item's keyword; unique within a list. */
  keywordText: z.string(),
  title: z.string(),
  /** The page to extend, or "New page". */
  target: z.string(),
  status: contentStatus,
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  /** Organic rank. */
  rankGroup: z.number().int().nullable(),
  /** Position on the page, other elements included. */
  rankAbsolute: z.number().int().nullable(),
  priority: contentPriority,
  recommendedFormat: z.string(),
  targetWordCount: z.number().int(),
  /** Expected extra visits a month. */
  estimatedTraffic: z.number().int().nullable(),
  /** The same with its range, as of `gainOn`; null if unknown. */
  gain: gainRange.nullable(),
  /** Day of the numbers behind the gain: those of its move, of the acceptance, or of the report that suggested it. */
  gainOn: z.iso.date().nullable(),
  dueDate: day.nullable(),
  hasNotes: z.boolean(),
  /** True if the suggestion is unchanged; only then may a new plan change or drop it. */
  isSuggestion: z.boolean(),
  createdAt: z.date(),
});
export type ContentPlanItem = z.infer<typeof contentPlanItem>;

/** One status change of a plan item. */
export const contentPlanMove = z.object({ status: contentStatus, at: z.date() });

export const contentPlanItemDetails = contentPlanItem.extend({
  /** Source of the numbers. */
  dataSource: dataSourceName.nullable(),
  notes: z.string(),
  contentSuggestion,
  /** Oldest first; at most `keptPlanMoves`. */
  moves: z.array(contentPlanMove),
});
export type ContentPlanItemDetails = z.infer<typeof contentPlanItemDetails>;

export const listContentPlanInput = pageInput.extend({
  domainId: z.string(),
  status: contentStatus.optional(),
  priority: contentPriority.optional(),
  search: z.string().trim().max(200).optional(),
});
export type ListContentPlanInput = z.output<typeof listContentPlanInput>;

/** Column by column, each in board order. */
export const contentPlanList = z.object({
  data: z.array(contentPlanItem),
  pagination,
  dataSource: dataSourceName.nullable(),
});
export type ContentPlanList = z.infer<typeof contentPlanList>;

/** The whole board: at most `maxPlanItems`, column by column. */
export const contentPlanBoard = z.object({
  items: z.array(contentPlanItem),
  dataSource: dataSourceName.nullable(),
});
export type ContentPlanBoard = z.infer<typeof contentPlanBoard>;

export const contentPlanItemId = z.object({ itemId: z.string() });

export const maxItemsPerAdd = 50;
const tooManyItems = `At most ${maxItemsPerAdd} pieces can be added in one request.`;

export const addContentPlanItemsInput = z.object({
  domainId: z.string(),
  /** Keyword texts; they need not be tracked. */
  keywords: z.array(newKeywordText).max(maxItemsPerAdd, tooManyItems).default([]),
  /** Tracked keywords of the domain. */
  keywordIds: z.array(z.string()).max(maxItemsPerAdd, tooManyItems).default([]),
});
export type AddContentPlanItemsInput = z.output<typeof addContentPlanItemsInput>;

export const addedContentPlanItems = z.object({
  /** The new items, in the order of the given keywords. */
  data: z.array(contentPlanItem),
  created: z.number().int(),
  /** Keywords already in the plan. */
  duplicates: z.array(z.string()),
});
export type AddedContentPlanItems = z.infer<typeof addedContentPlanItems>;

export const planTitleMaxLength = 200;
export const planNotesMaxLength = 5_000;

/** Absent fields are unchanged. */
export const updateContentPlanItemInput = z.object({
  itemId: z.string(),
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(planTitleMaxLength, `Title must be at most ${planTitleMaxLength} characters.`)
    .optional(),
  keywordText: newKeywordText.optional(),
  notes: z.string().trim().max(planNotesMaxLength, 'Notes must be at most 5,000 characters.').optional(),
  dueDate: day.nullable().optional(),
});
export type UpdateContentPlanItemInput = z.output<typeof updateContentPlanItemInput>;

export const moveContentPlanItemInput = z.object({
  itemId: z.string(),
  status: contentStatus,
  /**
   * The item above which it is placed; at the end of the column if absent or if that item no longer
   * exists.
   */
  beforeItemId: z.string().nullish(),
});
export type MoveContentPlanItemInput = z.output<typeof moveContentPlanItemInput>;
