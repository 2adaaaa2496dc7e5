import { z } from 'zod';
import { maxPlanItems } from '../content-plan/plan-item-schema.ts';
import { gainFigures } from '../gain/schema.ts';
import { exportTool } from '../imports/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { checkpointDays } from './checkpoint-days.ts';

/** `no_measurement`: no check within seven days of the checkpoint, so the result is unknown. */
export const predictionVerdict = z.enum(['came_true', 'partly', 'not_yet', 'no_measurement']);
export type PredictionVerdict = z.infer<typeof predictionVerdict>;

/** `measured`: from Search Console's clicks; `estimated`: from the rank by the click curve of the prediction. */
export const clicksKind = z.enum(['estimated', 'measured']);
export type ClicksKind = z.infer<typeof clicksKind>;

/**
 * How an opportunity was accepted: added to the plan, with due dates as one page or a plan of two
 * weeks, or on the board.
 */
export const predictionOrigin = z.enum(['added', 'accepted', 'board']);
export type PredictionOrigin = z.infer<typeof predictionOrigin>;

/** Source of a number: a live source, or the tool whose export contained it. */
export const figureSource = z.union([dataSourceName, exportTool]);
export type FigureSource = z.infer<typeof figureSource>;

/** A day (`YYYY-MM-DD`); null if no source stated one. */
const day = z.iso.date().nullable();

/** Source and date of a prediction's number. */
export const figureEvidence = z.object({ source: figureSource.nullable(), on: day });
export type FigureEvidence = z.infer<typeof figureEvidence>;

/** Uploads from Search Console, and its API. */
export const consoleTool = z.enum(['search_console', 'search_console_api']);
export type ConsoleTool = z.infer<typeof consoleTool>;

/** Search Console's counts for the keyword in the period that ends with the day. */
export const consoleEvidence = z.object({
  clicks: z.number().int(),
  impressions: z.number().int(),
  on: z.iso.date(),
  /** Null in evidence written before this field existed. */
  source: consoleTool.nullable().default(null),
  /** Days of the period; null if unknown, and then it is not compared with any other. */
  days: z.number().int().nullable().default(null),
  /** The requested property of the API; null for an upload. */
  property: z.string().nullable().default(null),
});
export type ConsoleEvidence = z.infer<typeof consoleEvidence>;

/** Basis of a verdict: Search Console's clicks before and after, or otherwise the rank. */
export const judgedBy = z.enum(['clicks', 'rank']);
export type JudgedBy = z.infer<typeof judgedBy>;

/** Source and date of each number behind a prediction. */
export const predictionEvidence = z.object({
  rank: figureEvidence,
  searchVolume: figureEvidence,
  difficulty: figureEvidence,
  /** Last day of Search Console's counts in the click curve; null if only the published curve was used. */
  clickCurveOn: day,
  console: consoleEvidence.nullable(),
});
export type PredictionEvidence = z.infer<typeof predictionEvidence>;

export const predictionCheckpoint = z.object({
  days: z.literal([...checkpointDays]),
  /** In the owner's calendar, `YYYY-MM-DD`. */
  dueOn: z.iso.date(),
  /** Null before the checkpoint, and while a nearer measurement is possible. */
  verdict: predictionVerdict.nullable(),
  /** Day of the check that counted; null without one. */
  measuredOn: day,
  /** The rank found by the check; null if not in the top 100. */
  rank: z.number().int().nullable(),
  rankSource: figureSource.nullable(),
  /** Extra clicks a month relative to the day of the acceptance; null if unknown. */
  clicks: z.number().nullable(),
  clicksKind: clicksKind.nullable(),
  console: consoleEvidence.nullable(),
  /** The counts before the acceptance, if the clicks are compared with them. */
  consoleBefore: consoleEvidence.nullable(),
  judgedBy: judgedBy.nullable(),
});
export type PredictionCheckpoint = z.infer<typeof predictionCheckpoint>;

/** One accepted opportunity: the prediction then, and its result. */
export const prediction = z.object({
  id: z.string(),
  keywordText: z.string(),
  /** The tracked keyword with this text; null if it is not tracked now. */
  keywordId: z.string().nullable(),
  origin: predictionOrigin,
  acceptedAt: z.date(),
  /** In the owner's calendar at that time. */
  acceptedOn: z.iso.date(),
  timeZone: z.string(),
  /** Version of the formula and its assumptions. */
  formula: z.string(),
  /** True if a check had a result for the rank; otherwise the site counted as not ranking. */
  isRankKnown: z.boolean(),
  rank: z.number().int().nullable(),
  predictedRank: z.number().int(),
  /** Extra visits a month; null if unknown. */
  predictedClicks: z.number().nullable(),
  /** The same with its range, as expected at acceptance; null in predictions of older formulas. */
  gain: gainFigures.nullable(),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  evidence: predictionEvidence,
  /** At 30, 60 and 90 days. */
  checkpoints: z.array(predictionCheckpoint),
});
export type Prediction = z.infer<typeof prediction>;

/** A prediction whose checkpoint is in a report. */
export const settledPrediction = z.object({
  keywordText: z.string(),
  days: z.literal([...checkpointDays]),
  verdict: predictionVerdict,
  /** Rank at acceptance; null if not in the top 100, or unknown. */
  before: z.number().int().nullable(),
  predicted: z.number().int(),
  /** Null if the check found none in the top 100, and without a measurement. */
  now: z.number().int().nullable(),
  measuredOn: day,
  /** Null in checkpoints recorded before verdicts by clicks, and without a measurement. */
  judgedBy: judgedBy.nullable(),
});
export type CheckedPrediction = z.infer<typeof settledPrediction>;

/** Results of the predictions at one of the checkpoints. */
export const checkpointSummary = z.object({
  days: z.literal([...checkpointDays]),
  cameTrue: z.number().int(),
  partly: z.number().int(),
  notYet: z.number().int(),
  noMeasurement: z.number().int(),
  /** Percent of the measured predictions that were reached; null below ten of them. */
  hitRate: z.number().int().nullable(),
  /** Extra clicks a month, summed over predictions with both numbers. */
  predictedClicks: z.number(),
  measuredClicks: z.number(),
  /** Number of predictions in these sums, and the number measured with Search Console. */
  clickPairs: z.number().int(),
  consolePairs: z.number().int(),
  sentence: z.string(),
});
export type CheckpointSummary = z.infer<typeof checkpointSummary>;

/** `upcoming`: before its first checkpoint; otherwise the verdict of the newest checkpoint. */
export const predictionFilter = z.enum(['upcoming', ...predictionVerdict.options]);
export type PredictionFilter = z.infer<typeof predictionFilter>;

export const listPredictionsInput = pageInput.extend({
  domainId: z.string(),
  outcome: predictionFilter.optional(),
  search: z.string().trim().max(200).optional(),
});
export type ListPredictionsInput = z.output<typeof listPredictionsInput>;

export const exportPredictionsInput = listPredictionsInput.omit({ page: true, limit: true });
export type ExportPredictionsInput = z.output<typeof exportPredictionsInput>;

/** Keywords on the content plan whose prediction has a future checkpoint, in alphabetical order. */
export const acceptedKeywords = z.array(z.string()).max(maxPlanItems);
export type AcceptedKeywords = z.infer<typeof acceptedKeywords>;

/** Newest acceptance first. */
export const predictionList = z.object({
  data: z.array(prediction),
  pagination,
  /** At 30, 60 and 90 days, over all predictions of the domain. */
  summary: z.array(checkpointSummary),
  dataSource: dataSourceName.nullable(),
});
export type PredictionList = z.infer<typeof predictionList>;
