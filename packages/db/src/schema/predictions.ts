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
  UnnamedBrand,
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
 * Prediction for a keyword at its acceptance. Rows are added, withdrawn within a day, and never
 * changed: they outlive the keyword and the plan item.
 */
export const predictions = pgTable(
  'predictions',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** The plan item, which may be deleted. */
    itemId: uuid('item_id').notNull(),
    /** The accepted two-week plan. */
    acceptanceId: uuid('acceptance_id'),
    keywordText: text('keyword_text').notNull(),
    kwHash: bigint('kw_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(keyword_text, 0)`),
    origin: text().$type<PredictionOrigin>().notNull(),
    acceptedAt: time('accepted_at').notNull(),
    /** In the owner's calendar at that time; its checkpoints follow that calendar. */
    acceptedOn: date('accepted_on').notNull(),
    timeZone: text('time_zone').notNull(),
    formula: text().notNull(),
    /** Null if not in the top 100, or not checked. */
    rank: smallint(),
    isRankKnown: boolean('is_rank_known').notNull(),
    predictedRank: smallint('predicted_rank').notNull(),
    /** Extra visits a month; null when unknown. */
    predictedClicks: doublePrecision('predicted_clicks'),
    /** The gain with its range and terms; null in predictions of older formulas. */
    gain: jsonb().$type<Gain>(),
    searchVolume: integer('search_volume'),
    difficultyScore: smallint('difficulty_score'),
    /** Share of clicks that the result page leaves to organic results, 0 to 1. */
    featureFactor: doublePrecision('feature_factor').notNull(),
    /** The site's own click rates at that time, by rank; empty for the published curve. */
    clickRates: jsonb('click_rates').$type<[rank: number, rate: number][]>().notNull(),
    evidence: jsonb().$type<PredictionEvidence>().notNull(),
    /** Time of the next checkpoint; null when all are recorded. */
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

/** Result of a prediction 30, 60 or 90 days after its acceptance. Written once. */
export const predictionCheckpoints = pgTable(
  'prediction_checkpoints',
  {
    listId: integer('list_id').notNull(),
    predictionId: uuid('prediction_id').notNull(),
    days: smallint().notNull(),
    verdict: text().$type<PredictionVerdict>().notNull(),
    /** The day of the check that was used; null without one. */
    measuredOn: date('measured_on'),
    /** Null if the check found none in the top 100. */
    rank: smallint(),
    rankSource: text('rank_source').$type<FigureSource>(),
    /** Extra clicks a month; null when unknown. */
    clicks: doublePrecision(),
    clicksKind: text('clicks_kind').$type<ClicksKind>(),
    console: jsonb().$type<ConsoleEvidence>(),
    /** Baseline of the counts at the checkpoint. */
    consoleBefore: jsonb('console_before').$type<ConsoleEvidence>(),
    /** Null in checkpoints from before clicks were compared: the rank decided. */
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
 * Click rates of a list's site, fitted to the newest counts of Search Console; see `fitSiteCurve`.
 * A list without a row uses published rates.
 */
export const siteRates = pgTable('site_rates', {
  listId: integer('list_id')
    .primaryKey()
    .references(() => keywordLists.id, { onDelete: 'cascade' }),
  source: text().$type<MeasureSource>().notNull(),
  /** The first day of the counts; null if unknown. */
  measuredFrom: date('measured_from'),
  measuredOn: date('measured_on').notNull(),
  /** The window includes days whose impressions were counted too high. */
  isInflated: boolean('is_inflated').notNull(),
  curve: jsonb().$type<SiteCurve>().notNull(),
  /** Counted keywords with the largest potential gain, so that a report reads no others. */
  candidates: bigint({ mode: 'number' }).array().notNull(),
  /** A word that may be a name of the site, which only a person can decide; null without one. */
  unnamedBrand: jsonb('unnamed_brand').$type<UnnamedBrand>(),
});
