import type { PublicationKind, RadarFileKind, RadarNote, RadarState } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { competitors } from './keywords.ts';

const ofCompetitor = { listId: integer('list_id').notNull(), competitorId: uuid('competitor_id').notNull() };

/** Polls of a competitor's sitemaps and feeds. A poll without a change writes this row only. */
export const radarSites = pgTable(
  'radar_sites',
  {
    ...ofCompetitor,
    state: text().$type<RadarState>().notNull(),
    /** Reason for a failure, as a sentence. */
    message: text(),
    /** Number of stored polls; 0 before the baseline. */
    poll: integer().notNull().default(0),
    failures: smallint().notNull().default(0),
    queuedAt: time('queued_at').notNull(),
    /** The last stored poll. */
    polledAt: time('polled_at'),
    nextAt: time('next_at').notNull(),
    addressCount: integer('address_count').notNull().default(0),
    /** Of the last stored poll. */
    goneCount: integer('gone_count').notNull().default(0),
    notes: jsonb().$type<RadarNote[]>().notNull().default([]),
    /** Addresses found gone, packed as in `radar_files`. */
    missing: bytea(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.competitorId] }),
    foreignKey({
      name: 'radar_sites_competitor',
      columns: [t.listId, t.competitorId],
      foreignColumns: [competitors.listId, competitors.id],
    }).onDelete('cascade'),
    index('radar_sites_queued').on(t.listId).where(sql`state = 'queued'`),
  ],
);

/** A sitemap or feed of a competitor, with the hashes of its addresses. */
export const radarFiles = pgTable(
  'radar_files',
  {
    ...ofCompetitor,
    address: text().notNull(),
    kind: text().$type<RadarFileKind>().notNull(),
    etag: text(),
    lastModified: text('last_modified'),
    /** Hash of its bytes, for servers without conditional requests. */
    bodyHash: text('body_hash'),
    /** Addresses of its files, for an index. */
    children: text().array().notNull().default([]),
    /** 14 bytes an address; see `packages/pages/src/radar/snapshot.ts`. */
    snapshot: bytea(),
    addressCount: integer('address_count').notNull().default(0),
    freshPolls: smallint('fresh_polls').notNull().default(0),
    shrunkSince: time('shrunk_since'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.competitorId, t.address] }),
    foreignKey({
      name: 'radar_files_site',
      columns: [t.listId, t.competitorId],
      foreignColumns: [radarSites.listId, radarSites.competitorId],
    }).onDelete('cascade'),
  ],
);

/** A page that a competitor published or rewrote, as one poll found it. */
export const radarPublications = pgTable(
  'radar_publications',
  {
    ...ofCompetitor,
    poll: integer().notNull(),
    /** Identity of the address, 16 hexadecimal digits. */
    hash: text().notNull(),
    kind: text().$type<PublicationKind>().notNull(),
    address: text().notNull(),
    title: text(),
    heading: text(),
    /** Date that its file gives; null without one. */
    datedAt: time('dated_at'),
    foundAt: time('found_at').notNull(),
    isFromFeed: boolean('is_from_feed').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    /** Found gone by a later poll. */
    goneAt: time('gone_at'),
    /** Null: about no topic of the list. */
    topicId: integer('topic_id'),
    /** The keyword of the topic that is nearest to its name. */
    keyword: text(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.competitorId, t.poll, t.hash] }),
    foreignKey({
      name: 'radar_publications_site',
      columns: [t.listId, t.competitorId],
      foreignColumns: [radarSites.listId, radarSites.competitorId],
    }).onDelete('cascade'),
    index('radar_publications_found').on(t.listId, t.foundAt),
    index('radar_publications_topic').on(t.listId, t.topicId, t.foundAt),
  ],
);
