import type { Gain, GainRange } from '@keydence/domain';

/** Gain with its factors, in the API's format. */
export function makeGain(range: GainRange): Gain {
  return {
    ...range,
    success: 213.2,
    chance: 0.3,
    target: 3,
    verb: 'update',
    source: 'impressions',
    curve: 'own',
    level: 1,
    terms: [
      { name: 'searches', value: 3044, low: 2740, high: 3348 },
      { name: 'position', value: 7, low: null, high: null },
      { name: 'season', value: 1, low: null, high: null },
      { name: 'chance', value: 0.3, low: 0.1875, high: 0.45 },
    ],
  };
}
