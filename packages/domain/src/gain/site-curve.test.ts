import { describe, expect, it } from 'vitest';
import { clickThroughRate } from './click-through-rate.ts';
import {
  fitSiteCurve,
  publishedSiteCurve,
  type QueryCount,
  type SiteCurve,
  siteClickRate,
} from './site-curve.ts';

/** Queries at one position that are clicked as often as published, times a factor. */
const queries = (count: number, position: number, factor: number, impressions = 1_000): QueryCount[] =>
  Array.from({ length: count }, () => ({
    position,
    impressions,
    clicks: factor * impressions * clickThroughRate(position),
  }));

describe('fitSiteCurve', () => {
  it('keeps the published rates below five expected clicks', () => {
    const expectedClicks = 160 * clickThroughRate(1);
    expect(fitSiteCurve(queries(1, 1, 2, 16))).toEqual({
      ...publishedSiteCurve,
      expectedClicks: expect.closeTo(expectedClicks / 10, 9),
    });
    expect(fitSiteCurve(queries(1, 1, 2, 17)).basis).toBe('site_factor');
  });

  it('fits one factor with few queries, drawn to 1 by three clicks', () => {
    const { basis, factor, points, spread, expectedClicks } = fitSiteCurve(queries(59, 1, 2));
    expect({ basis, points, spread }).toEqual({ basis: 'site_factor', points: [], spread: 1 });
    expect(expectedClicks).toBeCloseTo(59 * 304, 6);
    expect(factor).toBeCloseTo((2 * 59 * 304 + 3) / (59 * 304 + 3), 9);
  });

  it.each([
    [60, 40, 'own'],
    [60, 39, 'site_factor'],
    [59, 40, 'site_factor'],
  ])('has for %s queries with %s clicks the basis %s', (count, clicks, basis) => {
    const counts = queries(count, 10, 0).map((query, index) => ({
      ...query,
      clicks: index < clicks ? 1 : 0,
    }));
    expect(fitSiteCurve(counts).basis).toBe(basis);
  });

  it('ignores queries without impressions and positions outside 1 to 100', () => {
    const bad = [
      { clicks: 500, impressions: 0, position: 3 },
      { clicks: 500, impressions: 900, position: 0.9 },
      { clicks: 500, impressions: 900, position: 100.1 },
    ];
    const good = [...queries(60, 5, 2), ...queries(1, 1, 2), ...queries(1, 100, 2)];
    expect(fitSiteCurve([...bad, ...good])).toEqual(fitSiteCurve(good));
  });

  it('follows the site’s clicks by position and never rises with it', () => {
    // Clicked half as often as published at place 3, and twice as often at 9.
    const curve = fitSiteCurve([...queries(50, 3, 0.5), ...queries(50, 9, 2)]);
    const rates = curve.points.map(([, rate]) => rate);
    expect(curve.points).toHaveLength(12);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect(siteClickRate(curve, 3) / clickThroughRate(3)).toBeCloseTo(0.5, 1);
    expect(siteClickRate(curve, 9) / clickThroughRate(9)).toBeCloseTo(1.9, 1);
  });

  it('pools neighbors of which the lower one is clicked more, by their expected clicks', () => {
    const curve = fitSiteCurve([...queries(50, 3, 0.1), ...queries(50, 4, 3)]);
    const at = new Map(curve.points.map(([place, rate]) => [Math.round(10 * place) / 10, rate]));
    expect(at.get(3)).toBe(at.get(4));
    const [third, fourth] = [50_000 * clickThroughRate(3), 50_000 * clickThroughRate(4)];
    const level = (0.1 * third + 3 * fourth) / (third + fourth);
    expect(curve.factor).toBeCloseTo(level, 1);
    expect(at.get(4)).toBeLessThan(3 * clickThroughRate(4));
    expect(at.get(3)).toBeGreaterThan(0.1 * clickThroughRate(3));
  });

  it.each([
    ['as the curve says', (clicks: number) => clicks, 0.05, 0.05],
    ['very differently', (clicks: number, index: number) => (index % 10 === 0 ? 10 * clicks : 0), 5, 5],
    ['now twice, now not', (clicks: number, index: number) => (index % 2 === 0 ? 2 * clicks : 0), 0.9, 1.1],
  ])('measures the spread of queries clicked %s', (_name, change, low, high) => {
    const counts = queries(100, 5, 1, 10_000).map((query, index) => ({
      ...query,
      clicks: change(query.clicks, index),
    }));
    const { spread } = fitSiteCurve(counts);
    expect(spread).toBeGreaterThanOrEqual(low);
    expect(spread).toBeLessThanOrEqual(high);
  });
});

describe('siteClickRate', () => {
  const own: SiteCurve = {
    ...publishedSiteCurve,
    basis: 'own',
    points: [
      [2, 0.3],
      [8, 0.1],
      [32, 0.01],
    ],
  };
  it.each([
    ['a point', own, 8, 0.1],
    ['the middle between two points, on the logarithm', own, 4, Math.sqrt(0.3 * 0.1)],
    ['the middle before the last point', own, 16, Math.sqrt(0.1 * 0.01)],
    ['above the first point, as published', own, 1, (0.3 * 0.304) / 0.162],
    ['the first point', own, 2, 0.3],
    ['the last point', own, 32, 0.01],
    ['below the last point, as published', own, 100, 0.01],
    ['outside the top 100', own, 101, 0],
    ['no position', own, null, 0],
    ['a factor', { ...publishedSiteCurve, factor: 2 }, 2, 0.324],
    ['a factor that would exceed every search', { ...publishedSiteCurve, factor: 4 }, 1, 1],
  ])('is for %s', (_name, curve, position, rate) => {
    expect(siteClickRate(curve, position)).toBeCloseTo(rate, 9);
  });
});
