import type {
  CorrectionKind,
  EvidenceKind,
  IntentReason,
  IntentSource,
  TopicBasis,
  TopicPage,
  TopicPageState,
  TopicRunKind,
  TopicRunState,
  TopicRunStep,
  TopicVectors,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { ofKeyword, ofList } from './keywords.ts';

/**
 * Topics of a list with their figures. Rows are never deleted, so that ids remain valid across
 * runs: a merged topic refers to its successor, and one without keywords is not listed. See
 * docs/adr/0033-topics-are-stored-facts.md.
 */
export const topics = pgTable(
  'topics',
  {
    listId: ofList(),
    /** Increases with each topic, so that the older of two is known. */
    id: integer().notNull(),
    /** The computed name. */
    name: text().notNull(),
    givenName: text('given_name'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    basis: text().$type<TopicBasis>().notNull(),
    mainKeywordId: bigint('main_keyword_id', { mode: 'number' }),
    absorbedBy: integer('absorbed_by'),
    /** The columns below are computed by a run. */
    keywordCount: integer('keyword_count').notNull().default(0),
    pageGroupCount: integer('page_group_count').notNull().default(0),
    /** Searches a month. */
    demand: integer(),
    gainLow: real('gain_low'),
    gainMid: real('gain_mid'),
    gainHigh: real('gain_high'),
    /** 0 to 1. */
    visibility: real(),
    leaderId: uuid('leader_id'),
    leaderVisibility: real('leader_visibility'),
    topTenCount: integer('top_ten_count').notNull().default(0),
    gapCount: integer('gap_count').notNull().default(0),
    relevance: real(),
    /** As in `tracked_keywords`. */
    relevanceClass: smallint('relevance_class'),
    evidenceKind: text('evidence_kind').$type<EvidenceKind>(),
    evidence: text(),
    pageState: text('page_state').$type<TopicPageState>().notNull().default('none'),
    pageCount: integer('page_count').notNull().default(0),
    pages: jsonb().$type<TopicPage[]>().notNull().default([]),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    index('topics_gain').on(t.listId, t.gainMid, t.id).where(sql`keyword_count > 0`),
    index('topics_demand').on(t.listId, t.demand, t.id).where(sql`keyword_count > 0`),
    index('topics_size').on(t.listId, t.keywordCount, t.id).where(sql`keyword_count > 0`),
  ],
);

/** Facts about one keyword from runs and members; without a row, no run has seen it yet. */
export const keywordInsights = pgTable(
  'keyword_insights',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    /** Null: ungrouped, or not placed yet. */
    topicId: integer('topic_id'),
    /** The number of the main keyword of its page group. */
    groupId: bigint('group_id', { mode: 'number' }),
    /** False until a run has looked for a topic. */
    isPlaced: boolean('is_placed').notNull().default(false),
    /** True if a run excluded the keyword because others have more searches. */
    isPastLimit: boolean('is_past_limit').notNull().default(false),
    /** The intent from the source; if the list has another one, a tool has reported it since. */
    intent: smallint().notNull().default(0),
    intentSource: text('intent_source').$type<IntentSource>(),
    intentReason: jsonb('intent_reason').$type<IntentReason>(),
    intentConfidence: real('intent_confidence'),
    /** 0 to 1; null if too little is known of the site. */
    relevance: real(),
    evidenceKind: text('evidence_kind').$type<EvidenceKind>(),
    evidence: text(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.keywordId] }),
    index('keyword_insights_topic').on(t.listId, t.topicId, t.keywordId).where(sql`topic_id is not null`),
    index('keyword_insights_person').on(t.listId, t.keywordId).where(sql`intent_source = 'person'`),
    ofKeyword('keyword_insights_keyword', t),
  ],
);

/** Facts from runs about competitors' keywords, including tracked ones. */
export const gapInsights = pgTable(
  'gap_insights',
  {
    listId: ofList(),
    kwHash: bigint('kw_hash', { mode: 'bigint' }).notNull(),
    topicId: integer('topic_id'),
    relevance: real(),
    /** As in `tracked_keywords`. */
    relevanceClass: smallint('relevance_class'),
    evidenceKind: text('evidence_kind').$type<EvidenceKind>(),
    evidence: text(),
    /**
     * As in `tracked_keywords`, for sources of competitor keywords that do not report it; 0:
     * unknown.
     */
    intent: smallint().notNull().default(0),
    intentSource: text('intent_source').$type<IntentSource>(),
    intentReason: jsonb('intent_reason').$type<IntentReason>(),
    intentConfidence: real('intent_confidence'),
    /** Expected gain × relevance; a sort key, never shown. */
    worth: real(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.kwHash] })],
);

/** Changes of a correction, for undoing it. Numbers of keywords and topics of the list. */
export interface CorrectionFacts {
  keywordIds?: number[];
  /** The topic that the keywords moved to; null: ungrouped. */
  topicId?: number | null;
  /** Previous place of each keyword. */
  before?: { keywordId: number; topicId: number | null; groupId: number | null }[];
  /** Main keywords of the topics that the keywords are kept with, or away from. */
  together?: [number, number][];
  apart?: [number, number][];
  absorbedIds?: number[];
  /** Aliases of the merged topics, with their targets. */
  aliases?: { id: number; into: number }[];
  name?: string | null;
  nameBefore?: string | null;
  isSet?: boolean;
  /** As in `tracked_keywords`. */
  intent?: number;
  vote?: 'ours' | 'not_ours';
}

/** Members' corrections, which each run applies; an undone one stays for the record. */
export const topicCorrections = pgTable(
  'topic_corrections',
  {
    listId: ofList(),
    /** Increases with each correction of the list. */
    id: integer().notNull(),
    kind: text().$type<CorrectionKind>().notNull(),
    topicId: integer('topic_id'),
    facts: jsonb().$type<CorrectionFacts>().notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: createdAt(),
    undoneBy: uuid('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: time('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    index('topic_corrections_topic').on(t.listId, t.topicId),
  ],
);

/** One computation of a list's topics; at most one is unfinished. */
export const topicRuns = pgTable(
  'topic_runs',
  {
    listId: ofList(),
    run: integer().notNull(),
    kind: text().$type<TopicRunKind>().notNull(),
    state: text().$type<TopicRunState>().notNull(),
    step: text().$type<TopicRunStep>(),
    /** Of the step, 0 to 1. */
    progress: real().notNull().default(0),
    message: text(),
    /** Of a successful full run. */
    vectors: jsonb().$type<TopicVectors>(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.run] })],
);

/** Finished parts of a running computation, so that a killed one does not start over. */
export const topicRunParts = pgTable(
  'topic_run_parts',
  {
    listId: integer('list_id').notNull(),
    run: integer().notNull(),
    part: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.run, t.part] }),
    foreignKey({
      name: 'topic_run_parts_run',
      columns: [t.listId, t.run],
      foreignColumns: [topicRuns.listId, topicRuns.run],
    }).onDelete('cascade'),
  ],
);
