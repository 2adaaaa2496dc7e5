import type { ContentSuggestion, StoredReportBody } from '@keydence/domain';
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { ofList } from './keywords.ts';

/** A report is computed in a job and read by key. The newest version of a list is the one shown. */
export const reports = pgTable(
  'reports',
  {
    listId: ofList(),
    listVersion: bigint('list_version', { mode: 'number' }).notNull(),
    body: jsonb().$type<StoredReportBody>().notNull(),
    generatedAt: time('generated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.listVersion] })],
);

export const contentPlanItems = pgTable(
  'content_plan_items',
  {
    listId: ofList(),
    id: uuid().notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    keywordText: text('keyword_text').notNull(),
    title: text().notNull(),
    target: text().notNull(),
    estimatedTraffic: integer('estimated_traffic').notNull(),
    /** 1 comes first. */
    position: smallint().notNull(),
    suggestion: jsonb().$type<ContentSuggestion>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.id] })],
);

/** The dashboard's figures by day, so that a change over the window can be shown. */
export const overviewSnapshots = pgTable(
  'overview_snapshots',
  {
    listId: ofList(),
    day: date().notNull(),
    keywordOpportunities: integer('keyword_opportunities').notNull(),
    contentPieces: integer('content_pieces').notNull(),
    competitorGaps: integer('competitor_gaps').notNull(),
    keywordsTracked: integer('keywords_tracked').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] })],
);
