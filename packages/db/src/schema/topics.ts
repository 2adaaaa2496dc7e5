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
 * Topics of a list with their figures. Rows are never deleted, so that an id holds over runs: a topic that has become
 * part of another one names it, and one without keywords is not listed. docs/adr/0033-topics-are-stored-facts.md has why.
 */
export const topics = pgTable(
  'topics',
  {
    listId: ofList(),
    /** Rises with each topic made, so that the older of two is known. */
    id: integer().notNull(),
    /** The computed name. */
    name: text().notNull(),
    givenName: text('given_name'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    basis: text().$type<TopicBasis>().notNull(),
    mainKeywordId: bigint('main_keyword_id', { mode: 'number' }),
    /** The topic that it has become part of. */
    absorbedBy: integer('absorbed_by'),
    /** What follows is computed by a run. */
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

/** What runs and members have found out about one keyword; without a row, no run has seen it yet. */
export const keywordInsights = pgTable(
  'keyword_insights',
  {
    listId: integer('list_id').notNull(),
    keywordId: bigint('keyword_id', { mode: 'number' }).notNull(),
    /** Null: on its own, or not placed yet. */
    topicId: integer('topic_id'),
    /** The number of the main keyword of its page group. */
    groupId: bigint('group_id', { mode: 'number' }),
    /** False until a run has looked for a topic. */
    isPlaced: boolean('is_placed').notNull().default(false),
    /** True of a keyword that a run has left out because others have more searches. */
    isPastLimit: boolean('is_past_limit').notNull().default(false),
    /** The intent that the source decided; where the list has another one, a tool has said so since. */
    intent: smallint().notNull().default(0),
    intentSource: text('intent_source').$type<IntentSource>(),
    intentReason: jsonb('intent_reason').$type<IntentReason>(),
    intentConfidence: real('intent_confidence'),
    /** 0 to 1; null when too little is known of the site. */
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

/** What runs have found out about keywords of competitors, tracked ones as well. */
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
    /** As in `tracked_keywords`, where no source of the competitor's keywords tells it; 0: not known. */
    intent: smallint().notNull().default(0),
    intentSource: text('intent_source').$type<IntentSource>(),
    intentReason: jsonb('intent_reason').$type<IntentReason>(),
    intentConfidence: real('intent_confidence'),
    /** Expected gain × relevance; an order, never shown. */
    worth: real(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.kwHash] })],
);

/** What a correction has changed, so that it can be undone. Numbers of keywords and topics of the list. */
export interface CorrectionFacts {
  keywordIds?: number[];
  /** The topic that the keywords went to; null: on their own. */
  topicId?: number | null;
  /** Where each keyword was. */
  before?: { keywordId: number; topicId: number | null; groupId: number | null }[];
  /** Main keywords of the topics that the keywords are kept with, or away from. */
  together?: [number, number][];
  apart?: [number, number][];
  absorbedIds?: number[];
  /** Topics that stood for one of the absorbed ones, and for which. */
  aliases?: { id: number; into: number }[];
  name?: string | null;
  nameBefore?: string | null;
  isSet?: boolean;
  /** As in `tracked_keywords`. */
  intent?: number;
  vote?: 'ours' | 'not_ours';
}

/** Corrections of members as facts that each run obeys; an undone one stays for the record. */
export const topicCorrections = pgTable(
  'topic_corrections',
  {
    listId: ofList(),
    /** Rises with each correction of the list. */
    id: integer().notNull(),
    kind: text().$type<CorrectionKind>().notNull(),
    /** The topic that it is about. */
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

/** One computation of a list's topics; at most one has not ended. */
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
    /** Of a full run that ended well. */
    vectors: jsonb().$type<TopicVectors>(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.run] })],
);

/** What a running computation has finished, so that a killed one does not begin again. */
export const topicRunParts = pgTable(
  'topic_run_parts',
  {
    listId: integer('list_id').notNull(),
    run: integer().notNull(),
    part: integer().notNull(),
    /** As the computation serialized it. */
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
