import type {
  ClicksKind,
  ConsoleEvidence,
  FigureSource,
  Gain,
  JudgedBy,
  MeasureSource,
  PredictionEvidence,
  PredictionOrigin,
  PredictionVerdict,
  SiteCurve,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
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
import { time } from './columns.ts';
import { keywordLists, ofList } from './keywords.ts';

/**
 * What was predicted of a keyword when somebody accepted it. Rows are added and withdrawn within a day, never changed:
 * they stay when the keyword or the planned piece goes.
 */
export const predictions = pgTable(
  'predictions',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** The planned piece, which may be gone. */
    itemId: uuid('item_id').notNull(),
    /** The two-week plan with which it was accepted. */
    acceptanceId: uuid('acceptance_id'),
    keywordText: text('keyword_text').notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    origin: text().$type<PredictionOrigin>().notNull(),
    acceptedAt: time('accepted_at').notNull(),
    /** By the owner's calendar then; its checkpoints follow that calendar. */
    acceptedOn: date('accepted_on').notNull(),
    timeZone: text('time_zone').notNull(),
    formula: text().notNull(),
    /** Null when not in the top 100, or when nobody had checked. */
    rank: smallint(),
    isRankKnown: boolean('is_rank_known').notNull(),
    predictedRank: smallint('predicted_rank').notNull(),
    /** Extra visits a month; null when unknown. */
    predictedClicks: doublePrecision('predicted_clicks'),
    /** The same with its range and terms; null in predictions of older formulas. */
    gain: jsonb().$type<Gain>(),
    searchVolume: integer('search_volume'),
    difficultyScore: smallint('difficulty_score'),
    /** 0 to 1: what the result page left to organic results. */
    featureFactor: doublePrecision('feature_factor').notNull(),
    /** The site's own click rates then, by rank; empty for the published curve. */
    clickRates: jsonb('click_rates').$type<[rank: number, rate: number][]>().notNull(),
    evidence: jsonb().$type<PredictionEvidence>().notNull(),
    /** When its next checkpoint is looked for; null when all are recorded. */
    lookAt: time('look_at'),
    withdrawnAt: time('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    index('predictions_keyword').on(t.listId, t.kwHash),
    index('predictions_accepted').on(t.listId, t.acceptedAt, t.id),
    index('predictions_due').on(t.lookAt).where(sql`${t.lookAt} is not null and ${t.withdrawnAt} is null`),
  ],
);

/** What had come of a prediction 30, 60 or 90 days after its acceptance. Written once. */
export const predictionCheckpoints = pgTable(
  'prediction_checkpoints',
  {
    listId: integer('list_id').notNull(),
    predictionId: uuid('prediction_id').notNull(),
    days: smallint().notNull(),
    verdict: text().$type<PredictionVerdict>().notNull(),
    /** The day of the check that counted; null when there was none. */
    measuredOn: date('measured_on'),
    /** Null when the check found none in the top 100. */
    rank: smallint(),
    rankSource: text('rank_source').$type<FigureSource>(),
    /** Extra clicks a month; null when unknown. */
    clicks: doublePrecision(),
    clicksKind: text('clicks_kind').$type<ClicksKind>(),
    console: jsonb().$type<ConsoleEvidence>(),
    /** What the counts at the checkpoint are compared with. */
    consoleBefore: jsonb('console_before').$type<ConsoleEvidence>(),
    /** Null in checkpoints that were recorded before clicks could judge: the rank did. */
    judgedBy: text('judged_by').$type<JudgedBy>(),
    recordedAt: time('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.predictionId, t.days] }),
    index('prediction_checkpoints_recorded').on(t.listId, t.recordedAt),
    foreignKey({
      name: 'prediction_checkpoints_prediction',
      columns: [t.listId, t.predictionId],
      foreignColumns: [predictions.listId, predictions.id],
    }).onDelete('cascade'),
  ],
);

/**
 * How the site of a list is clicked, fitted to the newest counts of Search Console when they are written; see
 * `fitSiteCurve`. A list without a row has published rates.
 */
export const siteRates = pgTable('site_rates', {
  listId: integer('list_id')
    .primaryKey()
    .references(() => keywordLists.id, { onDelete: 'cascade' }),
  source: text().$type<MeasureSource>().notNull(),
  /** The first day of the counts; null where nobody has said it. */
  measuredFrom: date('measured_from'),
  measuredOn: date('measured_on').notNull(),
  /** The window has days on which impressions were counted too high. */
  isInflated: boolean('is_inflated').notNull(),
  curve: jsonb().$type<SiteCurve>().notNull(),
  /** Keywords with the most to win among those that were counted, so that a report looks at no others. */
  candidates: bigint({ mode: 'number' }).array().notNull(),
});
