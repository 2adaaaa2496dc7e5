import type { ContentStatus, ContentSuggestion, Gain, StoredReportBody } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
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

/** That a piece stands as an accepted plan left it, and what to put back when that plan is reverted. */
export interface PlanAcceptance {
  id: string;
  /** How many pieces the plan had. */
  count: number;
  /** Whether a person has changed the piece since. */
  isChanged: boolean;
  /** The row as `to_jsonb` writes it; null for a piece that the plan made. */
  before: Record<string, unknown> | null;
}

/** One planned content piece a keyword. */
export const contentPlanItems = pgTable(
  'content_plan_items',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** Normalised like the list's keywords, of which it need not be one. */
    keywordText: text('keyword_text').notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    title: text().notNull(),
    target: text().notNull(),
    status: text().$type<ContentStatus>().notNull().default('research'),
    /** The market's figures for a keyword that the list does not have; a tracked one is read from the list. */
    searchVolume: integer('search_volume'),
    difficultyScore: smallint('difficulty_score'),
    intent: smallint().notNull().default(0),
    /** Extra visits a month; null when the search volume is unknown. */
    estimatedTraffic: integer('estimated_traffic'),
    /** The same with its range and terms. */
    gain: jsonb().$type<Gain>(),
    gainOn: date('gain_on'),
    /** Within its status, 1 comes first. */
    position: smallint().notNull(),
    suggestion: jsonb().$type<ContentSuggestion>().notNull(),
    notes: text().notNull().default(''),
    dueDate: date('due_date'),
    /** Oldest first, only the newest ones are kept. */
    moves: jsonb().$type<{ status: ContentStatus; at: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    /** When a person last added, changed or moved it; null for a suggestion that a new plan may replace. */
    touchedAt: time('touched_at'),
    /** Kept after the deletion, so that it can be undone and is not suggested again. */
    deletedAt: time('deleted_at'),
    /** Of the plan that was accepted last; null when none was, or when it was reverted. */
    acceptance: jsonb().$type<PlanAcceptance>(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    unique('content_plan_items_keyword').on(t.listId, t.kwHash),
    index('content_plan_items_id').on(t.id),
    check(
      'content_plan_items_status',
      sql`${t.status} in ('research', 'writing', 'in_review', 'ready_to_publish')`,
    ),
  ],
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
    /** Moves that were proposed or accepted; null for a day of before they were counted. */
    openMoves: integer('open_moves'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] })],
);
