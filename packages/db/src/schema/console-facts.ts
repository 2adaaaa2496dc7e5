import type { ConsoleFactKind, ConsoleFactSource, ConsoleFetchState } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { ofList } from './keywords.ts';

/**
 * Pages from Search Console, by page key. Rows are never deleted, because facts refer to them by
 * number.
 */
export const consolePages = pgTable(
  'console_pages',
  {
    listId: ofList(),
    id: integer().notNull(),
    urlHash: bigint('url_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(url, 0)`),
    url: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.id] }), unique('console_pages_url').on(t.listId, t.urlHash)],
);

/** Queries from Search Console, normalized like keywords; tracked keywords have the same hash. */
export const consoleQueries = pgTable(
  'console_queries',
  {
    listId: ofList(),
    id: integer().notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(query, 0)`),
    query: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.id] }), unique('console_queries_hash').on(t.listId, t.kwHash)],
);

/**
 * Counts of one Search Console table over some days, one day in the API's. Rows of different kinds,
 * sources, properties or filters are never added up.
 */
export const consoleSlices = pgTable(
  'console_slices',
  {
    listId: ofList(),
    id: integer().notNull(),
    source: text().$type<ConsoleFactSource>().notNull(),
    /** Null for an upload. */
    property: text(),
    /** Filter of the download; null without one. */
    filter: text(),
    kind: text().$type<ConsoleFactKind>().notNull(),
    /** Null if an upload does not name its first day. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on').notNull(),
    /** True if Search Console no longer changes the figures. */
    isFinal: boolean('is_final').notNull(),
    /** True if it had more rows than Search Console returns. */
    isCut: boolean('is_cut').notNull(),
    rowCount: integer('row_count').notNull(),
    clicks: bigint({ mode: 'number' }).notNull(),
    impressions: bigint({ mode: 'number' }).notNull(),
    /** Sum of positions, each times its impressions. */
    positionSum: doublePrecision('position_sum').notNull(),
    storedAt: time('stored_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    unique('console_slices_name')
      .on(t.listId, t.source, t.property, t.filter, t.kind, t.endsOn, t.startsOn)
      .nullsNotDistinct(),
  ],
);

/** Rows of a slice as columns of a few thousand values, sorted so that PostgreSQL compresses them well. */
export const consoleFacts = pgTable(
  'console_facts',
  {
    listId: integer('list_id').notNull(),
    sliceId: integer('slice_id').notNull(),
    part: smallint().notNull(),
    pageIds: integer('page_ids').array(),
    queryIds: integer('query_ids').array(),
    clicks: integer().array().notNull(),
    impressions: integer().array().notNull(),
    /** Tenths; 0 without impressions. */
    positions: smallint().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.sliceId, t.part] }),
    foreignKey({
      name: 'console_facts_slice',
      columns: [t.listId, t.sliceId],
      foreignColumns: [consoleSlices.listId, consoleSlices.id],
    }).onDelete('cascade'),
  ],
);

/** Progress of fetching the history of a list's property; only the newest fetch. */
export const consoleFetches = pgTable('console_fetches', {
  listId: ofList().primaryKey(),
  /** Increases with each requested fetch. */
  run: integer().notNull(),
  property: text().notNull(),
  state: text().$type<ConsoleFetchState>().notNull(),
  daysWanted: integer('days_wanted').notNull().default(0),
  daysFetched: integer('days_fetched').notNull().default(0),
  oldestDay: date('oldest_day'),
  /** Duplicate rows, which were counted once. */
  repeatedRows: integer('repeated_rows').notNull().default(0),
  /** Notes on the available days, in sentences. */
  notes: text().array().notNull().default([]),
  /** The reason why it waits or ended early, in a sentence. */
  note: text(),
  /** Time of its next attempt; null unless it waits. */
  resumeAt: time('resume_at'),
  askedAt: time('asked_at').notNull(),
  finishedAt: time('finished_at'),
});
