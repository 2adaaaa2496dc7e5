import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentumScore } from './momentum-score.ts';

const none = { oneMonth: null, threeMonths: null, twelveMonths: null };
const all = (change: number) => ({ oneMonth: change, threeMonths: change, twelveMonths: change });

describe('momentumScore', () => {
  it.each([
    ['doubled everywhere', all(100), 1000, 50],
    ['halved everywhere', all(-50), 1000, -50],
    ['four times', all(300), 1000, 100],
    ['more than four times', all(900), 1000, 100],
    ['all gone', all(-100), 1000, -100],
    ['unchanged', all(0), 1000, 0],
    ['almost unchanged', all(-0.5), 1000, 0],
    ['a small volume', all(100), 10, 17],
    ['less than the smallest bucket', all(100), 1, 17],
    ['an unknown volume', all(100), null, 17],
    ['only one window', { ...none, oneMonth: 100 }, 1000, 50],
    ['windows weigh 25, 35 and 40', { oneMonth: 300, threeMonths: 0, twelveMonths: -50 }, 1000, 5],
    ['nothing known', none, 1000, null],
  ])('%s', (_, changes, searchVolume, score) => {
    expect(momentumScore({ ...changes, searchVolume })).toBe(score);
  });

  it('stays within -100 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 1_000_000 }), fc.nat(10_000_000), (change, searchVolume) => {
        expect(Math.abs(momentumScore({ ...all(change), searchVolume }) ?? 101)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
