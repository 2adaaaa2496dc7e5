import { z } from 'zod';
import { maxPlanItems } from '../content-plan/plan-item-schema.ts';
import { gainFigures } from '../gain/schema.ts';
import { exportTool } from '../imports/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { checkpointDays } from './checkpoint-days.ts';

/** `no_measurement`: no check within seven days of the checkpoint, so nobody knows. */
export const predictionVerdict = z.enum(['came_true', 'partly', 'not_yet', 'no_measurement']);
export type PredictionVerdict = z.infer<typeof predictionVerdict>;

/** `measured`: from Search Console's clicks; `estimated`: from the rank by the click curve of the prediction. */
export const clicksKind = z.enum(['estimated', 'measured']);
export type ClicksKind = z.infer<typeof clicksKind>;

/** How an opportunity was accepted: added to the plan, with due dates as one page or a plan of two weeks, or on the board. */
export const predictionOrigin = z.enum(['added', 'accepted', 'board']);
export type PredictionOrigin = z.infer<typeof predictionOrigin>;

/** Who told a number: a live source, or the tool whose export it came with. */
export const figureSource = z.union([dataSourceName, exportTool]);
export type FigureSource = z.infer<typeof figureSource>;

/** A day (`YYYY-MM-DD`); null when no source told one. */
const day = z.iso.date().nullable();

/** Where a number of a prediction comes from. */
export const figureEvidence = z.object({ source: figureSource.nullable(), on: day });
export type FigureEvidence = z.infer<typeof figureEvidence>;

/** Uploads from Search Console, and its API. */
export const consoleTool = z.enum(['search_console', 'search_console_api']);
export type ConsoleTool = z.infer<typeof consoleTool>;

/** What Search Console counted for the keyword in the period that ends with the day. */
export const consoleEvidence = z.object({
  clicks: z.number().int(),
  impressions: z.number().int(),
  on: z.iso.date(),
  /** Null in evidence that was written before it was kept. */
  source: consoleTool.nullable().default(null),
  /** The days of the period; null where nobody knows them, and then it is compared with no other. */
  days: z.number().int().nullable().default(null),
  /** What the API was asked about; null for an upload. */
  property: z.string().nullable().default(null),
});
export type ConsoleEvidence = z.infer<typeof consoleEvidence>;

/** What a verdict goes by: clicks that Search Console has counted before and after, or else the rank. */
export const judgedBy = z.enum(['clicks', 'rank']);
export type JudgedBy = z.infer<typeof judgedBy>;

/** Source and date of each number that a prediction rests on. */
export const predictionEvidence = z.object({
  rank: figureEvidence,
  searchVolume: figureEvidence,
  difficulty: figureEvidence,
  /** The last day of Search Console's counts in the click curve; null for the published curve alone. */
  clickCurveOn: day,
  console: consoleEvidence.nullable(),
});
export type PredictionEvidence = z.infer<typeof predictionEvidence>;

export const predictionCheckpoint = z.object({
  days: z.literal([...checkpointDays]),
  /** By the owner's calendar, `YYYY-MM-DD`. */
  dueOn: z.iso.date(),
  /** Null while the checkpoint lies ahead or waits for a nearer measurement. */
  verdict: predictionVerdict.nullable(),
  /** The day of the check that counted; null without one. */
  measuredOn: day,
  /** The rank that the check found; null when none in the top 100. */
  rank: z.number().int().nullable(),
  rankSource: figureSource.nullable(),
  /** Extra clicks a month against the day of the acceptance; null when unknown. */
  clicks: z.number().nullable(),
  clicksKind: clicksKind.nullable(),
  console: consoleEvidence.nullable(),
  /** The counts before the acceptance, where the clicks are measured against them. */
  consoleBefore: consoleEvidence.nullable(),
  judgedBy: judgedBy.nullable(),
});
export type PredictionCheckpoint = z.infer<typeof predictionCheckpoint>;

/** One accepted opportunity: what was predicted then, and what came of it. */
export const prediction = z.object({
  id: z.string(),
  keywordText: z.string(),
  /** The tracked keyword of that text; null when it is not tracked now. */
  keywordId: z.string().nullable(),
  origin: predictionOrigin,
  acceptedAt: z.date(),
  /** By the owner's calendar then. */
  acceptedOn: z.iso.date(),
  timeZone: z.string(),
  /** Names the formula and its assumptions. */
  formula: z.string(),
  /** Whether a check had said where the site ranks; otherwise it was taken as not ranking. */
  isRankKnown: z.boolean(),
  rank: z.number().int().nullable(),
  predictedRank: z.number().int(),
  /** Extra visits a month; null when unknown. */
  predictedClicks: z.number().nullable(),
  /** The same with its range, as it was expected at the acceptance; null in predictions of older formulas. */
  gain: gainFigures.nullable(),
  searchVolume: z.number().int().nullable(),
  difficultyScore: z.number().int().nullable(),
  evidence: predictionEvidence,
  /** At 30, 60 and 90 days. */
  checkpoints: z.array(predictionCheckpoint),
});
export type Prediction = z.infer<typeof prediction>;

/** A prediction of which a report says that its checkpoint has come. */
export const settledPrediction = z.object({
  keywordText: z.string(),
  days: z.literal([...checkpointDays]),
  verdict: predictionVerdict,
  /** Rank at acceptance; null when not in the top 100, or unknown. */
  before: z.number().int().nullable(),
  predicted: z.number().int(),
  /** Null when the check found none in the top 100, and without a measurement. */
  now: z.number().int().nullable(),
  measuredOn: day,
  /** Null in checkpoints that were recorded before clicks could judge, and without a measurement. */
  judgedBy: judgedBy.nullable(),
});
export type SettledPrediction = z.infer<typeof settledPrediction>;

/** What came of the predictions at one of the checkpoints. */
export const checkpointSummary = z.object({
  days: z.literal([...checkpointDays]),
  cameTrue: z.number().int(),
  partly: z.number().int(),
  notYet: z.number().int(),
  noMeasurement: z.number().int(),
  /** Percent of the measured ones that came true; null under ten of them. */
  hitRate: z.number().int().nullable(),
  /** Extra clicks a month, summed over those with both numbers. */
  predictedClicks: z.number(),
  measuredClicks: z.number(),
  /** How many predictions these sums are of, and for how many Search Console was asked. */
  clickPairs: z.number().int(),
  consolePairs: z.number().int(),
  sentence: z.string(),
});
export type CheckpointSummary = z.infer<typeof checkpointSummary>;

/** `upcoming`: its first checkpoint is still to come; the verdicts are those of the newest checkpoint. */
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

/** Keywords on the content plan whose prediction has a checkpoint to come, in order of the alphabet. */
export const acceptedKeywords = z.array(z.string()).max(maxPlanItems);
export type AcceptedKeywords = z.infer<typeof acceptedKeywords>;

/** The newest acceptance first. */
export const predictionList = z.object({
  data: z.array(prediction),
  pagination,
  /** At 30, 60 and 90 days, over all predictions of the domain. */
  summary: z.array(checkpointSummary),
  dataSource: dataSourceName.nullable(),
});
export type PredictionList = z.infer<typeof predictionList>;
