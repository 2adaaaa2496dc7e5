import type { MeasureSource, TopKeywordsSummary } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { trackedDomains } from './workspaces.ts';

/**
 * One tracked domain at one location and language. Its id leads every key of the tables below, so
 * that they can be distributed by it; docs/adr/0005-keyword-list-schema.md has the reasons.
 */
export const keywordLists = pgTable(
  'keyword_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    locationCode: integer('location_code').notNull(),
    languageCode: text('language_code').notNull(),
    keywordCount: integer('keyword_count').notNull().default(0),
    /** The next keyword number of this list; incrementing it assigns a number. */
    nextKeywordId: bigint('next_keyword_id', { mode: 'number' }).notNull().default(1),
    /** Increases with every change of the list; its stored report and its ETag contain it. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    /** The version and the day of the gains in the rankings; null before the first sort by them. */
    gainsVersion: bigint('gains_version', { mode: 'number' }),
    gainsOn: date('gains_on'),
    /** The tool whose scale the difficulties use. Scales are not comparable, so the first one stays. */
    difficultySource: text('difficulty_source').$type<MeasureSource>(),
    createdAt: createdAt(),
  },
  (t) => [unique('keyword_lists_market').on(t.domainId, t.locationCode, t.languageCode)],
);

/** The list of a row: first in every key; deleting it deletes its rows. */
export const ofList = () =>
  integer('list_id')
    .notNull()
    .references(() => keywordLists.id, { onDelete: 'cascade' });

/** Slow-changing facts: the text and the market's figures. INCLUDE indexes are in a custom migration. */
export const trackedKeywords = pgTable(
  'tracked_keywords',
  {
    listId: ofList(),
    id: bigint({ mode: 'number' }).notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    searchVolume: integer('search_volume'),
    /** Millionths of a US dollar per click. */
    cpcMicros: bigint('cpc_micros', { mode: 'number' }),
    difficultyScore: smallint('difficulty_score'),
    /** Change in percent, capped at the type's range; null when unknown. */
    trendMonthly: smallint('trend_monthly'),
    trendQuarterly: smallint('trend_quarterly'),
    trendYearly: smallint('trend_yearly'),
    /** 0 unknown, 1 commercial, 2 informational, 3 navigational, 4 transactional. */
    intent: smallint().notNull(),
    /** 1 listed, 2 maybe, 3 hidden; null while the relevance to the site is unknown. */
    relevanceClass: smallint('relevance_class'),
    /** Normalised: trimmed, lower case, single spaces, NFC. */
    keywordText: text('keyword_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.id] })],
);

/** The keyword of a row; deleting it deletes the row. */
export const ofKeyword = (name: string, { listId, keywordId }: Record<'listId' | 'keywordId', AnyPgColumn>) =>
  foreignKey({
    name,
    columns: [listId, keywordId],
    foreignColumns: [trackedKeywords.listId, trackedKeywords.id],
  }).onDelete('cascade');

/** Fast-changing facts, one row per keyword. The filter columns are copied, so that each sort is one index scan. */
export const keywordRankings = pgTable(
  'keyword_rankings',
  {
    listId: ofList(),
    id: bigint({ mode: 'number' }).notNull(),
    lastRankingCheck: time('last_ranking_check'),
    searchVolume: integer('search_volume'),
    /** Number of results that the search engine reports. */
    rankingType: bigint('ranking_type', { mode: 'number' }),
    difficultyScore: smallint('difficulty_score'),
    /** Depends on the rank, so it is stored here. */
    opportunityScore: smallint('opportunity_score'),
    /** Expected gain in visits a month, as a sort key; null if the gain is unknown. */
    gainMid: real('gain_mid'),
    intent: smallint().notNull(),
    relevanceClass: smallint('relevance_class'),
    rankGroup: smallint('rank_group'),
    rankAbsolute: smallint('rank_absolute'),
    /** Number of results that the last check read, if below 100 and without the site. */
    rankDepth: smallint('rank_depth'),
    /** The newest failed check; relevant if it is later than `last_ranking_check`. */
    rankCheckFailedAt: time('rank_check_failed_at'),
    /** Bits: 1 featured snippet, 2 local pack, 4 AI overview, 8 video, 16 image. */
    serpFlags: smallint('serp_flags').notNull().default(0),
    needsRankingRefresh: boolean('needs_ranking_refresh').notNull().default(false),
    rankingUrl: text('ranking_url'),
    /** Part of the rank index, so that keywords are counted by page without their rows. */
    rankingUrlHash: bigint('ranking_url_hash', { mode: 'bigint' }).generatedAlwaysAs(
      sql`hashtextextended(ranking_url, 0)`,
    ),
    rankingTitle: text('ranking_title'),
    rankingDescription: text('ranking_description'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.id] })],
);

/** Searches by month, newest first, for charts; outside of the narrow sortable row. */
export const keywordVolumes = pgTable(
  'keyword_volumes',
  {
    listId: ofList(),
    id: bigint({ mode: 'number' }).notNull(),
    newestMonth: date('newest_month').notNull(),
    searches: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.id] })],
);

/** Keyword groups of members. Read by keyword through the key, and by tag through the index. */
export const keywordTags = pgTable(
  'keyword_tags',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    /** Normalized like a keyword's text. */
    tag: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.keywordId, t.tag] }),
    index('keyword_tags_tag').on(t.listId, t.tag, t.keywordId),
    ofKeyword('keyword_tags_keyword', t),
  ],
);

export const keywordDetails = pgTable(
  'keyword_details',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    /** The page that is meant to rank. */
    targetUrl: text('target_url'),
    note: text(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId] }), ofKeyword('keyword_details_keyword', t)],
);

/**
 * One byte a day: 255 not checked, 254 check failed, 0 not among the first 100, 1 to 100 the rank,
 * 101 to 199 not among the first 1 to 99, beyond which the check did not read. Partitioned by year
 * in a custom migration.
 */
export const rankingMonths = pgTable(
  'ranking_months',
  {
    listId: ofList(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    month: date().notNull(),
    ranks: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId, t.month] })],
);

/** Exact filtered totals of large lists, maintained by statement triggers (custom migration). */
export const keywordFilterCounts = pgTable('keyword_filter_counts', {
  listId: ofList(),
  intent: smallint().notNull(),
  searchVolume: integer('search_volume'),
  difficultyScore: smallint('difficulty_score'),
  relevanceClass: smallint('relevance_class'),
  n: integer().notNull(),
});

export const competitors = pgTable(
  'competitors',
  {
    listId: ofList(),
    id: uuid().notNull(),
    domainName: text('domain_name').notNull(),
    displayName: text('display_name').notNull(),
    valueProp: text('value_prop'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    /** Time of the last collection of its keywords, by any user or job. */
    lastRefreshedAt: time('last_refreshed_at'),
    /** Time at which a user last used the weekly refresh; null if it is available. */
    refreshTakenAt: time('refresh_taken_at'),
    /** Set while a deletion can be undone: the row is hidden and not counted. */
    deletedAt: time('deleted_at'),
    /** Time at which the acquired refresh was written; null while it runs, and after its process was killed. */
    refreshDoneAt: time('refresh_done_at'),
    /** Identifies the last acquired refresh for its holder: its time may be reset in between. */
    refreshGrant: uuid('refresh_grant'),
    /** Summary of all its keywords, written with them; null in rows from before this column. */
    keywordSummary: jsonb('keyword_summary').$type<TopKeywordsSummary>(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    unique('competitors_name').on(t.listId, t.domainName),
    index('competitors_id').on(t.id),
  ],
);

export const competitorMetrics = pgTable(
  'competitor_metrics',
  {
    listId: integer('list_id').notNull(),
    competitorId: uuid('competitor_id').notNull(),
    metricDate: date('metric_date').notNull(),
    organicKeywordsCount: integer('organic_keywords_count').notNull(),
    organicTraffic: integer('organic_traffic').notNull(),
    paidKeywordsCount: integer('paid_keywords_count'),
    paidTraffic: integer('paid_traffic'),
    contentGapsCount: integer('content_gaps_count').notNull().default(0),
    /** Percent, one decimal, as tenths. */
    overlapPermille: integer('overlap_permille').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.competitorId, t.metricDate] }),
    foreignKey({
      columns: [t.listId, t.competitorId],
      foreignColumns: [competitors.listId, competitors.id],
    }).onDelete('cascade'),
  ],
);

export const competitorKeywords = pgTable(
  'competitor_keywords',
  {
    listId: integer('list_id').notNull(),
    competitorId: uuid('competitor_id').notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    keywordText: text('keyword_text').notNull(),
    searchVolume: integer('search_volume'),
    cpcMicros: bigint('cpc_micros', { mode: 'number' }),
    difficultyScore: smallint('difficulty_score'),
    /** Advertising competition, 0 to 100. */
    competitionIndex: smallint('competition_index'),
    intent: smallint().notNull(),
    serpFlags: smallint('serp_flags').notNull().default(0),
    trendMonthly: smallint('trend_monthly'),
    trendQuarterly: smallint('trend_quarterly'),
    trendYearly: smallint('trend_yearly'),
    /**
     * The organic rank; null in rows from before this column, until the competitor is refreshed.
     */
    rankGroup: smallint('rank_group'),
    rankAbsolute: smallint('rank_absolute'),
    /** Number of results that the search engine reports. */
    rankingType: bigint('ranking_type', { mode: 'number' }),
    lastRankingCheck: time('last_ranking_check'),
    rankingUrl: text('ranking_url'),
    rankingTitle: text('ranking_title'),
    rankingDescription: text('ranking_description'),
    /** Averages over the pages that rank in the top 10. */
    avgRank: real('avg_rank'),
    avgBacklinks: real('avg_backlinks'),
    avgDofollow: real('avg_dofollow'),
    avgReferringDomains: real('avg_referring_domains'),
    avgReferringMainDomains: real('avg_referring_main_domains'),
    /** Gap figures, computed when the competitor is refreshed; null if it is not a gap. */
    gapScore: smallint('gap_score'),
    isGap: boolean('is_gap').notNull().default(false),
    lastUpdated: time('last_updated').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.competitorId, t.kwHash] }),
    foreignKey({
      columns: [t.listId, t.competitorId],
      foreignColumns: [competitors.listId, competitors.id],
    }).onDelete('cascade'),
    index('competitor_keywords_volume').on(t.listId, t.competitorId, t.searchVolume, t.kwHash),
  ],
);
