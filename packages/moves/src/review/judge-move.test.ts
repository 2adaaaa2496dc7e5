import { describe, expect, it } from 'vitest';
import type { ControlPage } from './choose-controls.ts';
import { type DoneMove, judgeMove, type Verdict } from './judge-move.ts';

/** Pages of 200 clicks that changed by the given ratios. */
const controlsAt = (...ratios: number[]): ControlPage[] =>
  ratios.map((ratio) => ({ before: 200, after: 201 * ratio - 1, hasSameTrigger: false }));
const spread = (middle: number, count = 12): ControlPage[] =>
  controlsAt(...Array.from({ length: count }, (_, place) => middle * (0.95 + (0.1 * place) / (count - 1))));

const done = (changed: Partial<DoneMove>): DoneMove => ({
  before: 200,
  after: 260,
  gainLow: 10,
  controls: spread(1),
  daysSince: 56,
  firstCheckpoint: 28,
  countedDays: { before: 28, after: 28 },
  isBroken: false,
  ...changed,
});

describe('judgeMove', () => {
  it('takes out what the controls gained', () => {
    expect(judgeMove(done({ controls: spread(1.2) })).extra?.mid).toBeCloseTo(20, 0);
  });

  it.each<[string, Partial<DoneMove>, Verdict]>([
    ['60 more, of which 10 were promised', {}, 'worked'],
    ['60 more, of which 100 were promised', { gainLow: 100 }, 'helped'],
    ['a page that rises as the others do', { controls: spread(1.3) }, 'no_clear_change'],
    ['60 fewer', { after: 140 }, 'fell'],
    [
      '40 to 44 beside six that vary by a fifth',
      {
        before: 40,
        after: 44,
        gainLow: 2,
        controls: controlsAt(0.82, 0.9, 0.97, 1.03, 1.11, 1.22),
      },
      'no_clear_change',
    ],
    ['eight controls', { controls: spread(1, 8) }, 'no_clear_change'],
    ['nine controls', { controls: spread(1, 9) }, 'worked'],
    ['four controls', { controls: spread(1, 4) }, 'cannot_tell'],
    ['27 days', { daysSince: 27 }, 'too_early'],
    ['28 days', { daysSince: 28 }, 'worked'],
    ['26 counted days', { countedDays: { before: 26, after: 26 } }, 'worked'],
    ['25 counted days', { countedDays: { before: 28, after: 25 } }, 'cannot_tell'],
    ['a site that moved', { isBroken: true }, 'cannot_tell'],
    ['a new page', { before: 0, after: 35, gainLow: 5 }, 'worked'],
    ['a new page that brought less', { before: 0, after: 3, gainLow: 5 }, 'helped'],
    ['a new page without a click', { before: 0, after: 0, gainLow: 5 }, 'no_clear_change'],
    [
      'a new page while the whole site grows fifty-fold',
      {
        before: 0,
        after: 35,
        gainLow: 5,
        controls: spread(50),
      },
      'no_clear_change',
    ],
  ])('%s → %s', (_name, move, verdict) => {
    expect(judgeMove(done(move)).verdict).toBe(verdict);
  });

  it('has p of 2/7 or more for 40 to 44 beside six that vary by a fifth', () => {
    const controls = controlsAt(0.82, 0.9, 0.97, 1.03, 1.11, 1.22);
    expect(judgeMove(done({ before: 40, after: 44, controls })).p).toBeGreaterThanOrEqual(2 / 7);
  });

  it('asks those with the same trigger, where there are five, what would have come', () => {
    const fallen = spread(1.3, 5).map((page) => ({ ...page, hasSameTrigger: true }));
    const controls = [...fallen, ...spread(1, 10)];
    expect(judgeMove(done({ controls })).extra?.mid).toBeCloseTo(0, 0);
    expect(judgeMove(done({ controls: controls.slice(1) })).extra?.mid).toBeGreaterThan(50);
  });

  it('says how wide its figure is, and of how many pages', () => {
    const { extra, p, controlCount } = judgeMove(done({}));
    expect(extra?.low).toBeGreaterThan(30);
    expect(extra?.low).toBeLessThan(40);
    expect(extra?.high).toBeGreaterThan(80);
    expect(extra?.high).toBeLessThan(90);
    expect(p).toBeCloseTo(1 / 13);
    expect(controlCount).toBe(12);
  });
});
