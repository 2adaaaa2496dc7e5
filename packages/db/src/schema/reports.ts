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

/** Reports are computed in a job and read by key. The newest version of a list is shown. */
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

/**
 * State of a plan item after an accepted plan, and the row to restore when that plan is reverted.
 */
export interface PlanAcceptance {
  id: string;
  count: number;
  /** True if a person has changed the item since. */
  isChanged: boolean;
  /** The row as `to_jsonb` writes it; null for an item that the plan created. */
  before: Record<string, unknown> | null;
}

/** One plan item per keyword. */
export const contentPlanItems = pgTable(
  'content_plan_items',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** Normalized like the list's keywords; it need not be one of them. */
    keywordText: text('keyword_text').notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    title: text().notNull(),
    target: text().notNull(),
    status: text().$type<ContentStatus>().notNull().default('research'),
    /**
     * The market's figures for an untracked keyword; those of a tracked one are read from the list.
     */
    searchVolume: integer('search_volume'),
    difficultyScore: smallint('difficulty_score'),
    intent: smallint().notNull().default(0),
    /** Extra visits a month; null if the search volume is unknown. */
    estimatedTraffic: integer('estimated_traffic'),
    /** The gain with its range and terms. */
    gain: jsonb().$type<Gain>(),
    gainOn: date('gain_on'),
    /** Within its status, 1 comes first. */
    position: smallint().notNull(),
    suggestion: jsonb().$type<ContentSuggestion>().notNull(),
    notes: text().notNull().default(''),
    dueDate: date('due_date'),
    /** Oldest first; only the newest ones are kept. */
    moves: jsonb().$type<{ status: ContentStatus; at: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Time of a person's last change; null for a suggestion that a new plan may replace. */
    touchedAt: time('touched_at'),
    /** Kept after the deletion, so that it can be undone and is not suggested again. */
    deletedAt: time('deleted_at'),
    /** The last accepted plan; null if none, or if it was reverted. */
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

/** The dashboard's figures by day, for showing changes over time. */
export const overviewSnapshots = pgTable(
  'overview_snapshots',
  {
    listId: ofList(),
    day: date().notNull(),
    keywordOpportunities: integer('keyword_opportunities').notNull(),
    contentPieces: integer('content_pieces').notNull(),
    competitorGaps: integer('competitor_gaps').notNull(),
    keywordsTracked: integer('keywords_tracked').notNull(),
    /** Proposed or accepted moves; null for days before they were counted. */
    openMoves: integer('open_moves'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] })],
);
