import type {
  AppErrorCode,
  ExportTool,
  FetchProgress,
  ImportFigures,
  ImportPreview,
  ImportState,
  MeasureSource,
  TotalDimension,
  TotalSource,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
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
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { ofList } from './keywords.ts';
import { trackedDomains } from './workspaces.ts';

/**
 * One uploaded export of a domain, or one fetch from Search Console: previewed, perhaps imported,
 * kept for a while.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: uuid().primaryKey(),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    /** The market of the target list: the domain's own at upload time. */
    locationCode: integer('location_code').notNull(),
    languageCode: text('language_code').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file; of empty content during a fetch. */
    contentHash: bytea('content_hash').notNull(),
    state: text().$type<ImportState>().notNull(),
    preview: jsonb().$type<ImportPreview>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Progress of the fetch from Search Console; null for uploaded files. */
    fetch: jsonb().$type<FetchProgress>(),
    /** The scheduled run that requested it; null for a person's import. */
    scheduleRun: integer('rhythm_run'),
    figures: jsonb().$type<ImportFigures>(),
    errorCode: text('error_code').$type<AppErrorCode>(),
    message: text(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    finishedAt: time('finished_at'),
  },
  (t) => [index('import_runs_domain').on(t.domainId, t.createdAt)],
);

/** The file of an import until it ends: gzip, in parts, so that neither side holds it twice. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: uuid('import_id').notNull(),
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.place] }),
    foreignKey({
      name: 'import_parts_import',
      columns: [t.importId],
      foreignColumns: [importRuns.id],
    }).onDelete('cascade'),
  ],
);

/**
 * One tool's figures of a keyword on one day. The list shows the best of these; the details show
 * them all. Only the newest row of a live source is kept: earlier ones are in the rank history.
 */
export const keywordMeasures = pgTable(
  'keyword_measures',
  {
    listId: ofList(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    measuredOn: date('measured_on').notNull(),
    source: text().$type<MeasureSource>().notNull(),
    searchVolume: integer('search_volume'),
    isVolumeBucket: boolean('is_volume_bucket').notNull().default(false),
    /** The tool reports only that the volume is below this. */
    volumeBelow: integer('volume_below'),
    difficultyScore: smallint('difficulty_score'),
    /** Millionths of `cpcCurrency` per click. */
    cpcMicros: bigint('cpc_micros', { mode: 'number' }),
    /** ISO 4217. */
    cpcCurrency: text('cpc_currency').notNull().default('USD'),
    trendMonthly: smallint('trend_monthly'),
    trendQuarterly: smallint('trend_quarterly'),
    trendYearly: smallint('trend_yearly'),
    /** As in `tracked_keywords`. */
    intent: smallint().notNull().default(0),
    /**
     * All intents that the tool names, one bit each: 1 for the first code of `intent`, 2 for the
     * second, and so on.
     */
    intents: smallint().notNull().default(0),
    /** As in `keyword_rankings`; null if the tool does not report them. */
    serpFlags: smallint('serp_flags'),
    /** The tool checked the site's rank; a null rank means that the site does not rank. */
    isRankChecked: boolean('is_rank_checked').notNull().default(false),
    rank: smallint(),
    averagePosition: real('average_position'),
    rankingUrl: text('ranking_url'),
    rankingType: bigint('ranking_type', { mode: 'number' }),
    traffic: bigint({ mode: 'number' }),
    clicks: bigint({ mode: 'number' }),
    impressions: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId, t.measuredOn, t.source] })],
);

/** The site's pages that ranked for a keyword at the last check that named pages. */
export const keywordPages = pgTable(
  'keyword_pages',
  {
    listId: ofList(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    urlHash: bigint('url_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(url, 0)`),
    url: text().notNull(),
    rank: smallint().notNull(),
    measuredOn: date('measured_on').notNull(),
    source: text().$type<ExportTool>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.keywordId, t.urlHash] })],
);

/** Search Console's figures of a page, country, device, day or search appearance. */
export const searchTotals = pgTable(
  'search_totals',
  {
    listId: ofList(),
    dimension: text().$type<TotalDimension>().notNull(),
    /** The last day of the period; for a day, that day. */
    measuredOn: date('measured_on').notNull(),
    nameHash: bigint('name_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(name, 0)`),
    name: text().notNull(),
    source: text().$type<TotalSource>().notNull().default('search_console'),
    clicks: bigint({ mode: 'number' }).notNull(),
    impressions: bigint({ mode: 'number' }).notNull(),
    averagePosition: real('average_position'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.dimension, t.measuredOn, t.source, t.nameHash] })],
);
