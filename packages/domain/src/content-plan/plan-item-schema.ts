import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { newKeywordText } from '../keywords/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { contentSuggestion } from './schema.ts';
import { contentStatus } from './status.ts';

/** A plan is a board that people read: more pieces than this are no plan any more. */
export const maxPlanItems = 300;
/** How many steps of a piece's way over the board are kept, the newest ones. */
export const keptPlanMoves = 20;

export const contentPriority = contentSuggestion.shape.impactAssessment.shape.difficulty;
export type ContentPriority = z.infer<typeof contentPriority>;

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date('Choose a date.');

/** A planned content piece, as its card shows it. Numbers are null when no source knows them. */
export const contentPlanItem = z.object({
  id: z.string(),
  /** The one keyword that the piece is for; no two pieces of a list share it. */
  keywordText: z.string(),
  title: z.string(),
  /** The page that is to be extended, or "New page". */
  target: z.string(),
  status: contentStatus,
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  /** The organic rank. */
  rankGroup: z.number().int().nullable(),
  /** The place on the page, boxes counted. */
  rankAbsolute: z.number().int().nullable(),
  priority: contentPriority,
  recommendedFormat: z.string(),
  targetWordCount: z.number().int(),
  /** Extra visits a month to expect. */
  estimatedTraffic: z.number().int().nullable(),
  /** The same with its range, as it was on `gainOn`; null when unknown. */
  gain: gainRange.nullable(),
  /** The day on which the gain was computed: that of the acceptance, or of the report that suggested it. */
  gainOn: z.iso.date().nullable(),
  dueDate: day.nullable(),
  hasNotes: z.boolean(),
  /** Whether it still stands as it was suggested; only then may a new plan change or drop it. */
  isSuggestion: z.boolean(),
  createdAt: z.date(),
});
export type ContentPlanItem = z.infer<typeof contentPlanItem>;

/** One step of a piece's way over the board. */
export const contentPlanMove = z.object({ status: contentStatus, at: z.date() });

export const contentPlanItemDetails = contentPlanItem.extend({
  /** Where the numbers come from. */
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

/** Column by column, in each column in the order of the board. */
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
  /** Texts of keywords; they need not be tracked. */
  keywords: z.array(newKeywordText).max(maxItemsPerAdd, tooManyItems).default([]),
  /** Tracked keywords of the domain. */
  keywordIds: z.array(z.string()).max(maxItemsPerAdd, tooManyItems).default([]),
});
export type AddContentPlanItemsInput = z.output<typeof addContentPlanItemsInput>;

export const addedContentPlanItems = z.object({
  /** The pieces that are new, in the order in which their keywords were given. */
  data: z.array(contentPlanItem),
  created: z.number().int(),
  /** Keywords that the plan has already. */
  duplicates: z.array(z.string()),
});
export type AddedContentPlanItems = z.infer<typeof addedContentPlanItems>;

export const planTitleMaxLength = 200;
export const planNotesMaxLength = 5_000;

/** Fields that are left out stay as they are. */
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
  /** The piece above which it goes; the end of the column when left out, or when that piece is not there any more. */
  beforeItemId: z.string().nullish(),
});
export type MoveContentPlanItemInput = z.output<typeof moveContentPlanItemInput>;
