import { describe, expect, it } from 'vitest';
import { calibratePlans, reviewSentence } from './summarise-review.ts';

const range = { low: 10, high: 20 };
const plans = (within: number, outside: number) => [
  ...Array.from({ length: within }, (_, index) => ({ range, extra: index % 2 ? 10 : 20 })),
  ...Array.from({ length: outside }, (_, index) => ({ range, extra: index % 2 ? 9.9 : 20.1 })),
];

describe('calibration of plans', () => {
  it.each([
    [0, 0],
    [9, 0],
    [4, 5],
  ])('gives no share for %i within and %i outside', (within, outside) => {
    const found = calibratePlans(plans(within, outside));
    expect(found).toMatchObject({ planCount: within + outside, withinCount: within, share: null });
    expect(found.sentence).toBe(
      `Prediction accuracy needs 10 measured two-week plans. Measured so far: ${within + outside}.`,
    );
  });

  it('gives the share with its interval for at least ten plans', () => {
    const found = calibratePlans(plans(8, 2));
    expect(found.share?.value).toBe(0.8);
    expect(found.share?.low).toBeCloseTo(0.49, 2);
    expect(found.share?.high).toBeCloseTo(0.943, 2);
    expect(found.sentence).toBe(
      '8 of 10 plans came out within their 80% range: 80% (95% interval 49% to 94%).',
    );
  });
});

describe('the sentence of a review', () => {
  const none = { low: 0, mid: 0, high: 0 };
  const figures = { days: 28 as const, verdicts: [], measuredCount: 0, predicted: none, measured: none };

  it.each([
    [{}, 'No move is done yet.'],
    [
      { days: 14 as const, verdicts: [{ verdict: 'too_early' as const, count: 7 }] },
      'Results need 28 days of clicks.',
    ],
    [{ verdicts: [{ verdict: 'too_early' as const, count: 1 }] }, 'No result yet for 1 move.'],
    [
      {
        verdicts: [
          { verdict: 'worked' as const, count: 1 },
          { verdict: 'fell' as const, count: 1 },
          { verdict: 'cannot_tell' as const, count: 2 },
        ],
        measuredCount: 2,
        predicted: { low: 900, mid: 1200, high: 1600 },
        measured: { low: -40, mid: 1120, high: 1500 },
      },
      'After 28 days, 1 of 2 moves worked or helped: +1,120 visits in 28 days against +900 to +1,600 predicted a month. 2 moves without a result.',
    ],
  ])('%j', (found, sentence) => {
    expect(reviewSentence({ ...figures, ...found })).toBe(sentence);
  });
});
