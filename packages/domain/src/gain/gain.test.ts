import { describe, expect, it } from 'vitest';
import { gain } from './gain.ts';
import { type GainFacts, readGainParts, type SiteRates } from './gain-parts.ts';
import { effectMonths, seasonFactor, yearTrend } from './season.ts';
import { publishedSiteCurve } from './site-curve.ts';
import { sumGains } from './sum-gains.ts';

/** The published rates, with the spread of the vectors. */
const published: SiteRates = { curve: { ...publishedSiteCurve, spread: 0.7 }, isInflated: false };
/** A site's own curve with the published rates. */
const own: SiteRates = {
  curve: { ...publishedSiteCurve, spread: 0.7, basis: 'site_factor', expectedClicks: 1_000 },
  isInflated: false,
};
const nothing: GainFacts = {
  verb: 'update',
  count: null,
  rank: null,
  searchVolume: null,
  isVolumeBucket: false,
  difficulty: null,
  serpFeatures: [],
  history: null,
  months: { counted: [], now: 0 },
};
const counted = (position: number, impressions: number, clicks: number, days = 28) => ({
  count: { position, impressions, clicks, days },
});

describe('gain', () => {
  const write = { verb: 'write', searchVolume: 1_000, difficulty: 20 } as const;
  const update14 = counted(14, 900, 4);
  it.each<[string, Partial<GainFacts>, [number, number, number, number, number, number]]>([
    ['UPDATE p 7', counted(7, 2_800, 70), [27.0, 64.0, 155.9, 213.2, 0.3, 0.977]],
    ['the same without a click', counted(7, 2_800, 0), [0.5, 1.3, 3.1, 4.3, 0.3, 0.02]],
    ['UPDATE p 7.19, real', counted(7.19, 43_388, 243, 365), [7.7, 18.3, 44.6, 61.0, 0.3, 0.231]],
    ['UPDATE p 14', update14, [1.5, 5.2, 14.7, 23.2, 0.225, 0.839]],
    ['and volume', { ...update14, searchVolume: 6_000 }, [1.5, 5.2, 23.5, 23.2, 0.225, 0.839]],
    ['UPDATE p 2', counted(2, 1_000, 160), [8.0, 28.6, 61.6, 152.5, 0.188, 0.988]],
    ['UPDATE p 30', { rank: 30, searchVolume: 1_000, difficulty: 30 }, [0.2, 1.0, 3.7, 7.8, 0.132, 1]],
    ['WRITE', write, [0.3, 1.9, 10.3, 16.7, 0.116, 1]],
    ['KD 0', { ...write, difficulty: 0 }, [0.4, 2.3, 12.2, 16.7, 0.138, 1]],
    ['KD unknown', { ...write, difficulty: null }, [0.2, 1.5, 8.0, 16.7, 0.09, 1]],
    ['KD 80', { ...write, difficulty: 80 }, [0.1, 0.9, 4.6, 16.7, 0.052, 1]],
    ['AI overview', { ...write, serpFeatures: ['ai_overview'] }, [0.2, 1.2, 6.2, 10.0, 0.116, 1]],
    ['LINK p 8', { verb: 'link', ...counted(8, 1_500, 25) }, [1.4, 4.9, 14.4, 19.6, 0.25, 0.853]],
    ['MERGE p 9', { verb: 'merge', ...counted(9, 1_200, 15) }, [0.8, 2.1, 5.1, 5.2, 0.4, 0.846]],
  ])('%s', (_name, facts, [low, mid, high, success, chance, level]) => {
    expect(gain({ ...nothing, ...facts }, published)).toMatchObject({
      low,
      mid,
      high,
      success,
      chance,
      level,
    });
  });

  it('is narrower with the site’s own curve', () => {
    expect(gain({ ...nothing, ...counted(7, 2_800, 70) }, ownCurve())).toMatchObject({
      low: 32.9,
      mid: 64.0,
      high: 128.9,
      success: 213.2,
    });
  });

  it('is unknown without impressions or volume', () => {
    expect(gain(nothing)).toBeNull();
    expect(gain({ ...nothing, ...counted(9, 20, 0) })).toBeNull();
    expect(gain({ ...nothing, ...counted(30, 500, 0) })).toBeNull();
  });

  it.each([
    ['position 8.3', counted(8.3, 2_950, 400), { level: 7.301, rate: 0.195, success: 199 }],
    ['position 14', counted(14, 9_000, 900), { level: 17.393, rate: 0.068, success: 0 }],
    ['position 2.4', counted(2.4, 9_000, 2_000), { level: 1.681, rate: 0.38, success: 1_544.8 }],
    ['a query clicked more now', counted(2.2, 9_000, 4_000), { level: 3.036, rate: 0.38, success: 0 }],
    ['position 7 as others', counted(7, 2_800, 70), { level: 0.977, rate: 0.095, success: 213.2 }],
  ])('caps the click rate at the target for %s, not the level', (_name, facts, { level, rate, success }) => {
    const found = gain({ ...nothing, ...facts }, published);
    const target = found?.terms.find(({ name }) => name === 'rate_target')?.value ?? 0;
    expect(found).toMatchObject({ level, success });
    expect(target * (found?.level ?? 0)).toBeCloseTo(rate, 3);
  });

  it('lists its factors for a new page', () => {
    const twice = [...new Array(12).fill(200), ...new Array(12).fill(100)];
    const facts = {
      ...write,
      serpFeatures: ['local_pack', 'ai_overview'],
      history: { newestMonth: '2026-10-01', searches: twice },
    } as const;
    const found = gain({ ...nothing, ...facts }, published);
    expect(found?.terms).toEqual([
      { name: 'searches', value: 850, low: 600, high: 1_200 },
      { name: 'position', value: null, low: null, high: null },
      { name: 'rate_now', value: 0, low: null, high: null },
      { name: 'level', value: 1, low: null, high: null },
      { name: 'feature', value: 0.6, low: null, high: null },
      { name: 'season', value: 1, low: null, high: null },
      { name: 'trend', value: 1.4, low: null, high: null },
      { name: 'target', value: 8, low: 12, high: 4 },
      { name: 'rate_target', value: 0.0197, low: 0.0075, high: 0.0659 },
      { name: 'ease', value: expect.closeTo(0.97, 9), low: null, high: null },
      {
        name: 'chance',
        value: expect.closeTo(0.1164, 9),
        low: expect.closeTo(0.0291, 9),
        high: expect.closeTo(0.291, 9),
      },
      { name: 'curve_error', value: 0.6, low: null, high: null },
    ]);
    // 850 searches × 1.97% of clicks × 0.6 left beside the overview × 1.4 more than last year.
    expect(found).toMatchObject({
      target: 8,
      success: 14.1,
      source: 'volume',
      curve: 'published',
      verb: 'write',
    });
  });

  it.each([
    ['write', 0.97],
    ['update', 0.97],
    ['link', 1],
    ['merge', 1],
  ] as const)('lets the difficulty change the chance of %s by × %s', (verb, ease) => {
    const found = gain({ ...nothing, ...counted(9.04, 1_200, 15), verb, difficulty: 20 });
    expect(found?.terms.find(({ name }) => name === 'ease')?.value).toBeCloseTo(ease, 9);
  });

  it('rounds the target to one decimal', () => {
    expect(gain({ ...nothing, ...counted(9.04, 1_200, 15), verb: 'merge' })?.target).toBe(8);
    expect(gain({ ...nothing, ...counted(9.07, 1_200, 15), verb: 'merge' })?.target).toBe(8.1);
  });

  it('is 0 at the top, without a target', () => {
    const found = gain({ ...nothing, ...counted(1.2, 5_000, 900) });
    expect(found).toMatchObject({ low: 0, mid: 0, high: 0, success: 0, chance: 0, target: null });
    expect(found?.terms.map(({ name }) => name)).toEqual([
      'searches',
      'position',
      'rate_now',
      'level',
      'feature',
      'season',
      'trend',
    ]);
  });

  it('multiplies by the season of the months in which the work has effect', () => {
    // Mostly searched in summer. Search Console has counted March; an update has effect from April to June.
    const searches = [10, 10, 20, 30, 60, 100, 100, 60, 30, 20, 10, 10];
    const facts = {
      ...nothing,
      ...counted(7, 2_800, 70),
      verb: 'update',
      history: { newestMonth: '2026-12-01', searches },
    } as const;
    const months = { counted: [12 * 2027 + 2], now: 12 * 2027 + 2 };
    expect(gain({ ...facts, months }, published)).toMatchObject({ success: 495.1 });
  });

  it('ignores overcounted impressions without rates of the same window', () => {
    const facts = { ...nothing, ...counted(7, 2_800, 70) };
    expect(gain(facts, { ...published, isInflated: true })).toBeNull();
    expect(gain(facts, { ...own, isInflated: true })).toMatchObject({ success: 213.2 });
  });

  it('applies the own curve to a tool’s searches only outside such a window', () => {
    const factor = { ...own, curve: { ...own.curve, factor: 0.5 } };
    const facts = { ...nothing, ...write };
    expect(gain(facts, factor)?.success).toBe(8.4);
    expect(gain(facts, { ...factor, isInflated: true })?.success).toBe(16.7);
    expect(gain(facts, { ...factor, curve: { ...factor.curve, expectedClicks: 199 } })?.success).toBe(16.7);
  });
});

describe('sumGains', () => {
  const partsOf = (facts: Partial<GainFacts>) => readGainParts({ ...nothing, ...facts }, published);
  const [near, far] = [partsOf(counted(7, 2_800, 70)), partsOf(counted(14, 900, 4))];
  const both = near && far ? [near, far] : [];

  it('of one search is its gain', () => {
    expect(gain({ ...nothing, ...counted(7, 2_800, 70) }, published)).toMatchObject(
      sumGains(both.slice(0, 1)),
    );
  });

  it('of two equal searches is twice that, with the same chance and the same share of error', () => {
    expect(sumGains([...both.slice(0, 1), ...both.slice(0, 1)])).toEqual({
      low: expect.closeTo(2 * 27, 0),
      mid: expect.closeTo(2 * 64, 0),
      high: expect.closeTo(2 * 155.9, 0),
      success: expect.closeTo(2 * 213.2, 0),
      chance: 0.3,
    });
  });

  it('adds the expected gains of two searches at different places', () => {
    expect(sumGains(both)).toMatchObject({ mid: 69.2, success: 236.4, chance: 0.293 });
  });

  it('of nothing is 0', () => {
    expect(sumGains([])).toEqual({ low: 0, mid: 0, high: 0, success: 0, chance: 0 });
  });
});

/** The published rates at the places of the first vector, as a site's own curve. */
function ownCurve(): SiteRates {
  const points = [
    [2, 0.162],
    [3, 0.0973],
    [4, 0.0659],
    [7, 0.0256],
  ] as const;
  return { curve: { ...own.curve, basis: 'own', points }, isInflated: false };
}

describe('season', () => {
  // January 2026 to December 2026, newest first.
  const yearly = [10, 10, 20, 30, 60, 100, 100, 60, 30, 20, 10, 10].reverse();
  const history = { newestMonth: '2026-12-01', searches: yearly };
  const months = (...of: number[]) => of.map((month) => 12 * 2027 + month - 1);
  it.each([
    ['November to June–August', history, months(11), months(6, 7, 8), 2.5],
    ['July to December–February', history, months(7), months(12, 1, 2), 0.4],
    ['a flat year', { ...history, searches: yearly.map(() => 50) }, months(11), months(6), 1],
    [
      'one step of the ladder',
      { ...history, searches: yearly.map((n) => (n > 50 ? 125 : 100)) },
      months(11),
      months(6),
      1,
    ],
    ['eleven months', { ...history, searches: yearly.slice(0, 11) }, months(11), months(6), 1],
    ['an unknown month', { ...history, searches: [null, ...yearly.slice(1)] }, months(11), months(6), 1],
    [
      'an unknown month before the last year',
      { ...history, searches: [...yearly, null] },
      months(11),
      months(6),
      2.5,
    ],
    ['no month counted', history, [], months(6), 1],
    ['no history', null, months(11), months(6), 1],
  ])('%s', (_name, given, from, effect, expected) => {
    expect(seasonFactor(given, { counted: from, effect })).toBe(expected);
  });

  it.each([
    ['write', [3, 4, 5, 6, 7, 8]],
    ['update', [1, 2, 3]],
    ['link', [1, 2, 3]],
    ['merge', [1, 2, 3]],
  ] as const)('has an effect of %s in the months %j after the work', (verb, ahead) => {
    expect(effectMonths(verb, 24_000).map((month) => month - 24_000)).toEqual(ahead);
  });

  it('weighs two years more than one', () => {
    const at = { counted: months(11), effect: months(4) };
    const one = seasonFactor(history, at);
    const two = seasonFactor({ ...history, searches: [...yearly, ...yearly] }, at);
    expect([one, two]).toEqual([expect.closeTo(0.837 / 0.4457, 2), expect.closeTo(0.804 / 0.3348, 2)]);
  });

  it.each([
    ['half again', [15, 15, 15, ...new Array(9).fill(1), 10, 10, 10], 1.4],
    ['a tenth less', [9, 9, 9, ...new Array(9).fill(1), 10, 10, 10], 0.9],
    ['fourteen months', [15, 15, 15, ...new Array(9).fill(1), 10, 10], 1],
    ['nothing a year ago', [15, 15, 15, ...new Array(9).fill(1), 0, 0, 0], 1],
    ['an unknown month', [15, 15, null, ...new Array(9).fill(1), 10, 10, 10], 1],
    ['an unknown month a year ago', [15, 15, 15, ...new Array(9).fill(1), 10, 10, null], 1],
  ])('trend: %s', (_name, searches, expected) => {
    expect(yearTrend({ newestMonth: '2026-10-01', searches })).toBe(expected);
  });
});
