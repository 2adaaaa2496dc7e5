import { expect, it } from 'vitest';
import type { PredictionVerdict } from './schema.ts';
import { type CheckpointCount, summariseCheckpoints } from './summarise-checkpoints.ts';

const count = (verdict: PredictionVerdict, counted: number, more: Partial<CheckpointCount> = {}) => ({
  days: 30,
  verdict,
  count: counted,
  clickPairs: 0,
  consolePairs: 0,
  predictedClicks: 0,
  measuredClicks: 0,
  ...more,
});

it.each<[string, CheckpointCount[], number | null, string]>([
  ['nothing', [], null, 'No prediction is 30 days old yet.'],
  [
    'nothing measured',
    [count('no_measurement', 3)],
    null,
    'None of 3 could be measured within seven days of day 30.',
  ],
  [
    'one',
    [count('came_true', 1)],
    null,
    'Reached after 30 days: 1 of 1 measured prediction (too few for a percentage, which needs 10), and 0 partly.',
  ],
  [
    'nine',
    [count('came_true', 4), count('partly', 3), count('not_yet', 2), count('no_measurement', 90)],
    null,
    'Reached after 30 days: 4 of 9 measured predictions (too few for a percentage, which needs 10), and 3 partly.',
  ],
  [
    'ten',
    [count('came_true', 4), count('partly', 3), count('not_yet', 3)],
    40,
    'Reached after 30 days: 4 of 10 measured predictions (40 percent), and 3 partly.',
  ],
])('states a valid hit rate for %s', (_, counts, hitRate, sentence) => {
  expect(summariseCheckpoints(counts)[0]).toMatchObject({ days: 30, hitRate, sentence });
});

it('sums clicks over predictions with both numbers, by checkpoint', () => {
  const summary = summariseCheckpoints([
    count('came_true', 2, { clickPairs: 2, consolePairs: 1, predictedClicks: 20.2, measuredClicks: 31.1 }),
    count('not_yet', 3, { clickPairs: 1, predictedClicks: 0.1, measuredClicks: -4 }),
    count('partly', 1, { days: 90, clickPairs: 1, predictedClicks: 7, measuredClicks: 3 }),
  ]);
  expect(summary).toMatchObject([
    { days: 30, clickPairs: 3, consolePairs: 1, predictedClicks: 20.3, measuredClicks: 27.1 },
    { days: 60, clickPairs: 0, predictedClicks: 0, measuredClicks: 0 },
    { days: 90, clickPairs: 1, predictedClicks: 7, measuredClicks: 3 },
  ]);
});
