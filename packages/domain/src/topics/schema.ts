import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { relevance, relevanceFilter } from '../keywords/relevance.ts';
import { relevanceVote } from '../keywords/relevance-schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName, searchIntent } from '../search-data/port.ts';
import { topicRun } from './run-schema.ts';

/**
 * Reason why the keywords of a topic belong together: wording, shared results, or shared pages of
 * the site.
 */
export const topicBasis = z.enum(['wording', 'results', 'pages']);
export type TopicBasis = z.infer<typeof topicBasis>;

/** Pages of the site that serve a topic: `one` or more that do not compete, `several` that do, or none. */
export const topicPageState = z.enum(['one', 'several', 'none']);
export type TopicPageState = z.infer<typeof topicPageState>;

/** A page of the site that serves a topic. */
export const topicPage = z.object({
  url: z.string(),
  /** Keywords of the topic for which it ranks, or for which Search Console showed it. */
  keywordCount: z.number().int(),
  /** Its part of the topic's demand that the site's pages serve, 0 to 1. */
  share: z.number(),
});
export type TopicPage = z.infer<typeof topicPage>;

/** Maximum pages named for a topic; `pageCount` counts all. */
export const maxTopicPages = 10;

/** The tracked competitor with the most clicks on a topic. */
export const topicLeader = z.object({
  competitorId: z.string(),
  domainName: z.string(),
  displayName: z.string(),
  /** 0 to 1, comparable with the site's own. */
  visibility: z.number(),
});
export type TopicLeader = z.infer<typeof topicLeader>;

/** A topic: keywords that one page, or one hub and a few pages, can serve. */
export const topic = z.object({
  /** Decimal bigint that combines the list's and the topic's number. Stable across runs. */
  id: z.string(),
  /** The given name, else what its keywords share, as people type it. */
  name: z.string(),
  givenName: z.string().nullable(),
  isPinned: z.boolean(),
  isHidden: z.boolean(),
  basis: topicBasis,
  mainKeyword: z.object({ id: z.string(), keywordText: z.string() }).nullable(),
  keywordCount: z.number().int(),
  pageGroupCount: z.number().int(),
  /** Searches a month of its keywords; null if none is known. */
  demand: z.number().int().nullable(),
  /** Impressions a month of its keywords in Search Console; null without counts. Not demand: they include deep result pages. */
  impressions: z.number().int().nullable(),
  /** Median difficulty of its keywords, 0 (easiest) to 100; null if none is known. */
  difficulty: z.number().int().nullable(),
  /** Expected extra visits a month from work on its keywords; null if none is known. */
  gain: gainRange.nullable(),
  /** Clicks relative to rank 1 everywhere, 0 to 1; null without a volume. */
  visibility: z.number().nullable(),
  leader: topicLeader.nullable(),
  /** Keywords with an organic rank of at most 10. */
  topTenCount: z.number().int(),
  /** Content gaps within the topic. */
  gapCount: z.number().int(),
  ...relevance.shape,
  pageState: topicPageState,
  pageCount: z.number().int(),
  /** Pages that serve the largest part of its demand first. */
  pages: z.array(topicPage).max(maxTopicPages),
  /** Time of the computation of its figures. */
  updatedAt: z.date(),
});
export type Topic = z.infer<typeof topic>;

export const topicSortKeys = ['gain', 'demand', 'keywords', 'relevance', 'gaps'] as const;
export type TopicSortKey = (typeof topicSortKeys)[number];

const ofDomain = z.object({ domainId: z.string() });
const ofTopic = ofDomain.extend({ topicId: z.string() });

export const listTopicsInput = pageInput.extend({
  domainId: z.string(),
  /** Part of the name. */
  search: z.string().trim().max(200).optional(),
  relevance: relevanceFilter.optional(),
  /** Excludes `maybe` and `hidden`. */
  relevantOnly: z.boolean().default(false),
  pageState: topicPageState.optional(),
  pinnedOnly: z.boolean().default(false),
  /** Selects the hidden topics instead of the others. */
  hidden: z.boolean().default(false),
  sortBy: z.enum(topicSortKeys).default('gain'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type ListTopicsInput = z.output<typeof listTopicsInput>;

/** The topics of a list, with the filters and sort order of the screen. */
export const exportTopicsInput = listTopicsInput.omit({ page: true, limit: true });
export type ExportTopicsInput = z.output<typeof exportTopicsInput>;

export const topicList = z.object({
  data: z.array(topic),
  pagination,
  /** Topics that `relevantOnly` excludes. */
  leftOut: z.number().int(),
  /** Topics hidden by members. */
  hiddenCount: z.number().int(),
  /** Keywords without a topic. */
  aloneCount: z.number().int(),
  /** Keywords beyond the 200,000 with the most searches, which no run groups. */
  notGroupedCount: z.number().int(),
  /** Keywords that the next run places. */
  waitingCount: z.number().int(),
  /** The newest run; null before the first. */
  run: topicRun.nullable(),
  dataSource: dataSourceName.nullable(),
});
export type TopicList = z.infer<typeof topicList>;

export const topicId = ofTopic;

/** Maximum listed page groups of a topic, and keywords of each; `keywords.list` has all of a topic. */
export const maxPageGroups = 100;
export const maxGroupKeywords = 20;

export const topicKeyword = z.object({
  id: z.string(),
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  intentType: searchIntent.nullable(),
  rankGroup: z.number().int().nullable(),
  rankingUrl: z.string().nullable(),
  gain: gainRange.nullable(),
  ...relevance.shape,
});
export type TopicKeyword = z.infer<typeof topicKeyword>;

/** Keywords that one page can serve. */
export const pageGroup = z.object({
  mainKeyword: z.object({ id: z.string(), keywordText: z.string() }),
  keywordCount: z.number().int(),
  /** Largest demand first. */
  keywords: z.array(topicKeyword).max(maxGroupKeywords),
});
export type PageGroup = z.infer<typeof pageGroup>;

export const topicDetails = topic.extend({
  /** The one with the most searches first. */
  pageGroups: z.array(pageGroup).max(maxPageGroups),
  dataSource: dataSourceName.nullable(),
});
export type TopicDetails = z.infer<typeof topicDetails>;

export const maxTopicNameLength = 120;
const topicName = z
  .string()
  .overwrite((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
  .min(1, 'Name is required')
  .refine((name) => [...name].length <= maxTopicNameLength, {
    message: `A name must be at most ${maxTopicNameLength} characters.`,
  });

/** Maximum keywords of one correction. */
export const maxCorrectedKeywords = 1_000;
const keywordIds = z
  .array(z.string())
  .min(1, 'Select at least one keyword.')
  .max(maxCorrectedKeywords, 'Select at most 1,000 keywords.');

export const moveKeywordsInput = ofDomain.extend({
  keywordIds,
  /** Null: without a topic. */
  topicId: z.string().nullable(),
});
export type MoveKeywordsInput = z.output<typeof moveKeywordsInput>;

export const mergeTopicsInput = ofTopic.extend({
  /** Topics to merge into `topicId`. */
  absorbedIds: z.array(z.string()).min(1, 'Select another topic.').max(50, 'Select at most 50 topics.'),
});
export type MergeTopicsInput = z.output<typeof mergeTopicsInput>;

export const splitTopicInput = ofTopic.extend({
  /** Keywords of the topic to move into a new one. */
  keywordIds,
  name: topicName.optional(),
});
export type SplitTopicInput = z.output<typeof splitTopicInput>;

/** Null restores the computed name. */
export const renameTopicInput = ofTopic.extend({ name: topicName.nullable() });
export type RenameTopicInput = z.output<typeof renameTopicInput>;

export const pinTopicInput = ofTopic.extend({ isPinned: z.boolean() });
export type PinTopicInput = z.output<typeof pinTopicInput>;

export const hideTopicInput = ofTopic.extend({ isHidden: z.boolean() });
export type HideTopicInput = z.output<typeof hideTopicInput>;

export const voteTopicInput = ofTopic.extend({ vote: relevanceVote });
export type VoteTopicInput = z.output<typeof voteTopicInput>;

export const voteKeywordsInput = ofDomain.extend({ keywordIds, vote: relevanceVote });
export type VoteKeywordsInput = z.output<typeof voteKeywordsInput>;

export const setIntentInput = ofDomain.extend({
  keywordIds,
  /** Null restores the intent from tools and rules. */
  intentType: searchIntent.nullable(),
});
export type SetIntentInput = z.output<typeof setIntentInput>;
