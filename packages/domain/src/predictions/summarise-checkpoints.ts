import { checkpointDays } from './checkpoint-days.ts';
import type { CheckpointSummary, PredictionVerdict } from './schema.ts';

/** Minimum observations for a percentage; with fewer it would suggest false precision. */
export const leastObservations = 10;

/** Number of recorded checkpoints with one verdict, and the sums of their clicks. */
export interface CheckpointCount {
  days: number;
  verdict: PredictionVerdict;
  count: number;
  /** Number of these with both predicted and measured clicks, and their sums. */
  clickPairs: number;
  /** Pairs measured with Search Console. */
  consolePairs: number;
  predictedClicks: number;
  measuredClicks: number;
}

type Counts = Omit<CheckpointSummary, 'sentence'>;

/** Results of all predictions of a domain by checkpoint, each with a plain sentence. */
export function summariseCheckpoints(counts: readonly CheckpointCount[]): CheckpointSummary[] {
  return checkpointDays.map((days) => {
    const own = counts.filter((count) => count.days === days);
    const of = (verdict: PredictionVerdict) =>
      sum(
        own.filter((one) => one.verdict === verdict),
        'count',
      );
    const [cameTrue, partly, notYet] = [of('came_true'), of('partly'), of('not_yet')];
    const measured = cameTrue + partly + notYet;
    const summary: Counts = {
      days,
      cameTrue,
      partly,
      notYet,
      noMeasurement: of('no_measurement'),
      hitRate: measured < leastObservations ? null : Math.round((100 * cameTrue) / measured),
      predictedClicks: round1(sum(own, 'predictedClicks')),
      measuredClicks: round1(sum(own, 'measuredClicks')),
      clickPairs: sum(own, 'clickPairs'),
      consolePairs: sum(own, 'consolePairs'),
    };
    return { ...summary, sentence: describe(summary) };
  });
}

function describe(summary: Counts): string {
  const { days, cameTrue, partly, notYet, noMeasurement, hitRate } = summary;
  const measured = cameTrue + partly + notYet;
  if (measured === 0) {
    return noMeasurement === 0
      ? `No prediction is ${days} days old yet.`
      : `None of ${noMeasurement} could be measured within seven days of day ${days}.`;
  }
  const share =
    hitRate === null ? `too few for a percentage, which needs ${leastObservations}` : `${hitRate} percent`;
  const counted = measured === 1 ? '1 measured prediction' : `${measured} measured predictions`;
  return `Reached after ${days} days: ${cameTrue} of ${counted} (${share}), and ${partly} partly.`;
}

function sum<Key extends 'count' | 'clickPairs' | 'consolePairs' | 'predictedClicks' | 'measuredClicks'>(
  rows: readonly CheckpointCount[],
  key: Key,
): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

const round1 = (value: number) => Math.round(10 * value) / 10 + 0;
