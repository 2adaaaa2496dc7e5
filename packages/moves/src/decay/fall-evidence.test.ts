import { describe, expect, it } from 'vitest';
import { createEventShapes } from './event-shapes.ts';
import { estimatePage, evenShares, fallOdds, measureDrifts, readEvidence } from './fall-evidence.ts';

const clicks = new Array<number>(48).fill(200);
/** A page at its level that ends with other weeks. */
const ending = (...end: (number | null)[]) => [...new Array<number>(48 - end.length).fill(0), ...end];
const repeat = (count: number, value: number) => new Array<number>(count).fill(value);
/** A page whose peers stay as they are, or as `shared` tells. */
const evidenceOf = (values: (number | null)[], expected = clicks, shared = repeat(48, 0)) =>
  readEvidence({
    values,
    clicks: expected,
    counted: repeat(48, 1),
    index: { values: Float64Array.from(shared), steps: new Float64Array(48) },
    shapes: createEventShapes(48),
  });
const oddsOf = (weeks: (number | null)[], expected = clicks) =>
  fallOdds(evidenceOf(weeks, expected), evenShares);

describe('fallOdds', () => {
  it.each<[string, (number | null)[], boolean]>([
    ['a level that stays', ending(), false],
    ['a fall by 40 % that lasts', ending(...repeat(6, -0.5)), true],
    ['a fall by 40 % over eight weeks', ending(-0.06, -0.13, -0.19, -0.25, -0.31, -0.38, -0.44, -0.5), true],
    ['a fall by 10 %', ending(...repeat(6, -0.1)), false],
    ['a rise', ending(...repeat(6, 0.5)), false],
    ['a spike that ended', ending(...repeat(3, 1), ...repeat(5, 0)), false],
    ['a fall with a missing week', ending(-0.5, -0.5, null, -0.5, -0.5, -0.5), true],
  ])('%s → %s', (_name, weeks, isFall) => {
    expect(oddsOf(weeks) > 2).toBe(isFall);
  });

  it('needs more of a fall where few clicks are counted', () => {
    expect(oddsOf(ending(...repeat(6, -0.5)), repeat(48, 5))).toBeLessThan(2);
  });

  it('needs more of a fall on a site whose pages drift much', () => {
    const evidence = evidenceOf(ending(...repeat(6, -0.5)));
    expect(fallOdds(evidence, [0, 0, 0, 1])).toBeLessThan(fallOdds(evidence, [1, 0, 0, 0]));
  });
});

describe('measureDrifts', () => {
  it('finds most pages calm on a site of flat pages', () => {
    const shares = measureDrifts(
      repeat(20, 0).map(() => ({ evidence: evidenceOf(ending()) })),
      evenShares,
    );
    expect(shares[0]).toBeGreaterThan(0.7);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('estimatePage', () => {
  it('tells what a fall takes from each week', () => {
    const { event } = estimatePage(evidenceOf(ending(...repeat(6, -0.6))), evenShares);
    expect(event.at(-1)).toBeCloseTo(-0.6, 1);
    expect(event[20]).toBeCloseTo(0, 2);
  });

  it('tells how strongly a page follows its peers', () => {
    const shared = repeat(48, 0).map((_, week) => Math.sin(week / 5));
    const { response } = estimatePage(
      evidenceOf(
        shared.map((value) => 0.3 * value),
        clicks,
        shared,
      ),
      evenShares,
    );
    expect(response).toBeGreaterThan(1.15);
    expect(response).toBeLessThan(1.35);
  });
});
