import type {
  FigureSource,
  MoveCause,
  MoveConfidence,
  MoveFinding,
  MoveGap,
  MoveLeftOut,
  MoveSkipReason,
  MoveState,
  MovesRunState,
  MovesRunStep,
  MoveTrigger,
  MoveVerb,
  MoveVerdict,
  MoveWindow,
  NumberedEvidence,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { keywordLists, ofList } from './keywords.ts';

/** An untouched page that a done move is compared with, chosen before the result is known. */
export interface MoveControl {
  page: string;
  hasSameTrigger: boolean;
}

/**
 * Moves of a list. A proposed, accepted or skipped move is matched by its identity, so that it
 * keeps its id and state across runs. A done one stays for the review, and the same work may be
 * proposed again beside it.
 */
export const moves = pgTable(
  'moves',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** Verb with its pages or topic. */
    identity: text().notNull(),
    identityHash: bigint('identity_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(identity, 0)`),
    verb: text().$type<MoveVerb>().notNull(),
    state: text().$type<MoveState>().notNull(),
    causes: jsonb().$type<MoveCause[]>().notNull(),
    title: text().notNull(),
    pages: jsonb().$type<string[]>().notNull(),
    topicId: integer('topic_id'),
    /** The query with the largest gain; null if none is known. */
    mainQuery: text('main_query'),
    sentence: text().notNull(),
    reason: text().notNull(),
    evidence: jsonb().$type<NumberedEvidence>().notNull(),
    triggers: jsonb().$type<MoveTrigger[]>().notNull(),
    /** Extra visits a month; all five null if unknown. */
    gainLow: real('gain_low'),
    gainMid: real('gain_mid'),
    gainHigh: real('gain_high'),
    gainSuccess: real('gain_success'),
    gainChance: real('gain_chance'),
    confidence: text().$type<MoveConfidence>().notNull(),
    /** Includes hours added when members skipped it as too much work. */
    effortHours: real('effort_hours').notNull(),
    /** Number of times a member has skipped it as too much work. */
    effortSteps: smallint('effort_steps').notNull().default(0),
    isTooHard: boolean('is_too_hard').notNull().default(false),
    /** Findings of the rules, from which the plan is rebuilt. */
    findings: jsonb().$type<MoveFinding[]>().notNull(),
    isPlanned: boolean('is_planned').notNull().default(false),
    isBet: boolean('is_bet').notNull().default(false),
    leftOut: text('left_out').$type<MoveLeftOut>(),
    dueOn: date('due_on'),
    skipReason: text('skip_reason').$type<MoveSkipReason>(),
    skipNote: text('skip_note'),
    /** The day from which it may be proposed again; null in a skipped move means never. */
    skipUntil: date('skip_until'),
    skippedBy: uuid('skipped_by').references(() => users.id, { onDelete: 'set null' }),
    source: text().$type<FigureSource>(),
    factsOn: date('facts_on').notNull(),
    window: jsonb().$type<MoveWindow>(),
    /** The last run that found it. */
    seenRun: integer('seen_run').notNull(),
    proposedAt: time('proposed_at').notNull(),
    acceptedAt: time('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    /** The first day of the two weeks for which it was accepted. */
    planStart: date('plan_start'),
    /** Identifies the changes of its acceptance to the content plan; see `revertPlan`. */
    acceptanceId: uuid('acceptance_id'),
    /** In the owner's calendar. */
    doneOn: date('done_on'),
    controls: jsonb().$type<MoveControl[]>(),
    /** Time of the next judgement; null when all are written or the move is not done. */
    lookAt: time('look_at'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    uniqueIndex('moves_identity').on(t.listId, t.identityHash).where(sql`done_on is null`),
    index('moves_gain').on(t.listId, t.state, t.gainMid, t.id),
    index('moves_due').on(t.lookAt).where(sql`look_at is not null`),
  ],
);

/** Results of a done move after 14, 28 and 90 days. Written once. */
export const moveJudgements = pgTable(
  'move_judgements',
  {
    listId: integer('list_id').notNull(),
    moveId: uuid('move_id').notNull(),
    days: smallint().notNull(),
    verdict: text().$type<MoveVerdict>().notNull(),
    /** Extra clicks in 28 days; all three null if it cannot be judged. */
    extraLow: real('extra_low'),
    extraMid: real('extra_mid'),
    extraHigh: real('extra_high'),
    controlCount: integer('control_count').notNull(),
    /** Clicks of its pages in 28 days; null without counts. */
    before: integer(),
    after: integer(),
    message: text(),
    judgedOn: date('judged_on').notNull(),
    judgedAt: time('judged_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.moveId, t.days] }),
    index('move_judgements_judged').on(t.listId, t.judgedAt),
    foreignKey({
      name: 'move_judgements_move',
      columns: [t.listId, t.moveId],
      foreignColumns: [moves.listId, moves.id],
    }).onDelete('cascade'),
  ],
);

/** Members' settings for the plan of a list, and its two weeks. */
export const moveSettings = pgTable('move_settings', {
  listId: integer('list_id')
    .primaryKey()
    .references(() => keywordLists.id, { onDelete: 'cascade' }),
  /** Hours of work in two weeks. */
  capacityHours: real('capacity_hours').notNull(),
  /** The first of the fourteen days; null before the first run. */
  planStart: date('plan_start'),
  /** Minimum visits a month per hour of work; null before a run has counted the site's clicks. */
  leastPerHour: real('least_per_hour'),
  /** Of the newest successful run. */
  factsOn: date('facts_on'),
  hiddenNote: text('hidden_note'),
  gaps: jsonb().$type<MoveGap[]>().notNull().default([]),
  /** Change of the whole site's clicks if it fell, such as −0.3; null if it did not. */
  siteFall: real('site_fall'),
});

/** One computation of a list's moves; at most one is unfinished. */
export const moveRuns = pgTable(
  'move_runs',
  {
    listId: ofList(),
    run: integer().notNull(),
    state: text().$type<MovesRunState>().notNull(),
    step: text().$type<MovesRunStep>(),
    /** Fraction of the whole, 0 to 1. */
    progress: real().notNull().default(0),
    message: text(),
    /** Facts have changed since it began, so another run follows. */
    isOutdated: boolean('is_outdated').notNull().default(false),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.run] }),
    uniqueIndex('move_runs_open').on(t.listId).where(sql`state in ('queued', 'running')`),
  ],
);
