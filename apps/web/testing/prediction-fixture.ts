import type {
  Checkpoint,
  CheckpointSummary,
  Prediction,
  PredictionList,
} from '../src/features/review/predictions/use-predictions.ts';

const dueOn = { 30: '2026-12-21', 60: '2027-01-20', 90: '2027-02-19' } as const;

/** Checkpoint in the future. */
export function makeCheckpoint(days: 30 | 60 | 90, changes: Partial<Checkpoint> = {}): Checkpoint {
  return {
    days,
    dueOn: dueOn[days],
    verdict: null,
    measuredOn: null,
    rank: null,
    rankSource: null,
    clicks: null,
    clicksKind: null,
    console: null,
    consoleBefore: null,
    judgedBy: null,
    ...changes,
  };
}

/** Prediction in the API's format: accepted, with no checkpoint due. */
export function makePrediction(keywordText: string, changes: Partial<Prediction> = {}): Prediction {
  const told = { source: 'semrush', on: '2026-11-20' } as const;
  return {
    id: keywordText,
    keywordText,
    keywordId: '4294967297',
    origin: 'added',
    acceptedAt: '2026-11-21T12:00:00.000Z',
    acceptedOn: '2026-11-21',
    timeZone: 'America/New_York',
    formula: 'impact-1',
    isRankKnown: true,
    rank: 12,
    predictedRank: 5,
    predictedClicks: 16.7,
    gain: null,
    searchVolume: 1000,
    difficultyScore: 20,
    evidence: { rank: told, searchVolume: told, difficulty: told, clickCurveOn: null, console: null },
    checkpoints: [makeCheckpoint(30), makeCheckpoint(60), makeCheckpoint(90)],
    ...changes,
  };
}

export function makeSummary(days: 30 | 60 | 90, changes: Partial<CheckpointSummary> = {}): CheckpointSummary {
  return {
    days,
    cameTrue: 0,
    partly: 0,
    notYet: 0,
    noMeasurement: 0,
    hitRate: null,
    predictedClicks: 0,
    measuredClicks: 0,
    clickPairs: 0,
    consolePairs: 0,
    sentence: `No prediction is ${days} days old yet.`,
    ...changes,
  };
}

export function makePredictionList(
  data: Prediction[],
  changes: Partial<PredictionList> = {},
): PredictionList {
  return {
    data,
    pagination: { page: 1, limit: 20, total: data.length, pages: Math.ceil(data.length / 20) },
    summary: [makeSummary(30), makeSummary(60), makeSummary(90)],
    dataSource: 'import',
    ...changes,
  };
}
