import { describe, expect, it } from 'vitest';
import { fallOdds, measureDrifts, readFallEvidence } from './fall-evidence.ts';

const clicks = new Array<number>(48).fill(200);
/** A page at its level that ends with other weeks. */
const ending = (...end: (number | null)[]) => [...new Array<number>(48 - end.length).fill(0), ...end];
const repeat = (count: number, value: number) => new Array<number>(count).fill(value);
const oddsOf = (weeks: (number | null)[], expected = clicks) =>
  fallOdds(readFallEvidence(weeks, expected), [0.25, 0.25, 0.25, 0.25]);

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
    const evidence = readFallEvidence(ending(...repeat(6, -0.5)), clicks);
    expect(fallOdds(evidence, [0, 0, 0, 1])).toBeLessThan(fallOdds(evidence, [1, 0, 0, 0]));
  });
});

describe('measureDrifts', () => {
  it('finds most pages calm on a site of flat pages', () => {
    const shares = measureDrifts(repeat(20, 0).map(() => readFallEvidence(ending(), clicks)));
    expect(shares[0]).toBeGreaterThan(0.7);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
