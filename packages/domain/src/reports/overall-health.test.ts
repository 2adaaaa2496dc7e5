import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HealthFacts, knowsSomeKeywords, rateOverallHealth } from './overall-health.ts';
import { wholeBasis } from './report-facts.fixture.ts';

const still = { gained: 0, up: 0, down: 0, lost: 0 };

function facts({ basis, ...change }: Partial<Omit<HealthFacts, 'basis'>> & { basis?: object }): HealthFacts {
  return {
    rankedKeywords: 100,
    top10Keywords: 0,
    visibility: 0,
    trendingUp: 0,
    trendingDown: 0,
    movements: null,
    basis: { ...wholeBasis, ...basis },
    ...change,
  };
}

describe('rateOverallHealth', () => {
  it.each([
    [
      'half on page one, a quarter of the clicks',
      { top10Keywords: 50, visibility: 0.25, movements: still },
      'excellent',
      88,
    ],
    ['a first report', { top10Keywords: 50, visibility: 0.25 }, 'excellent', 100],
    ['17 % on page one', { top10Keywords: 17, visibility: 0.03, movements: still }, 'fair', 38],
    ['5 % on page one', { top10Keywords: 5, movements: still }, 'poor', 19],
    ['from 75', { top10Keywords: 35, visibility: 0.08 }, 'excellent', 75],
    ['from 55', { top10Keywords: 33, visibility: 0 }, 'good', 55],
    ['from 35', { top10Keywords: 21, visibility: 0 }, 'fair', 35],
    [
      'net losses, clamped',
      { top10Keywords: 35, visibility: 0.2, movements: { ...still, lost: 90 } },
      'excellent',
      75,
    ],
  ] as const)('%s', (_, change, health, score) => {
    expect(rateOverallHealth(facts(change))).toMatchObject({
      health,
      isRated: true,
      score,
      low: score,
      high: score,
    });
  });

  it.each([
    [
      'a list that is cut, hidden for the most part and without volumes',
      { isCut: true, hiddenShare: 0.8, volumeShare: 0 },
      null,
    ],
    ['a list without volumes', { volumeShare: 0 }, 100],
    ['a list that is cut', { isCut: true }, 100],
    ['a list with one keyword for each page', { isOnePerPage: true }, null],
  ])('has no label for %s', (_, basis, score) => {
    const visibility = 'volumeShare' in basis ? null : 0.2;
    const rating = rateOverallHealth(facts({ top10Keywords: 50, visibility, basis }));
    expect(rating).toMatchObject({ isRated: false, score });
    expect(rating.unknown.length).toBeGreaterThan(1);
  });

  it('gives the interval of the score for any unknown values', () => {
    const rating = rateOverallHealth(
      facts({ top10Keywords: 35, visibility: 0, basis: { volumeShare: 0.4 } }),
    );
    expect(rating).toMatchObject({ score: 78, low: 58, high: 83, isRated: false });
  });

  it('states the share that Search Console hides', () => {
    const { unknown } = rateOverallHealth(facts({ basis: { hiddenShare: 0.797, isCut: true } }));
    expect(unknown).toContain("Search Console's list leaves out the queries behind 80% of the clicks.");
  });

  it.each<[object, string[]]>([
    [{ movements: still }, []],
    [{ movements: null }, ['There is no earlier report to compare with.']],
    [
      { movements: still, rankedKeywords: 9 },
      ['Fewer than ten keywords are known to rank: too little so far.'],
    ],
    [
      { movements: still, basis: { filter: 'Page: +/blog/' } },
      ["Search Console's figures are filtered by “Page: +/blog/”, so the rest of the site is unknown."],
    ],
    [
      { movements: still, basis: { isOnePerPage: true } },
      ['The list has one keyword for each page. What else the pages rank for is unknown.'],
    ],
    [
      { movements: still, basis: { isCut: true } },
      ['The table of queries was cut off; the rest is unknown.'],
    ],
    [{ movements: still, basis: { hiddenShare: 0 } }, []],
    [
      { movements: still, basis: { volumeShare: 0 } },
      ['No ranked keyword has a search volume, so visibility is unknown.'],
    ],
    [
      { movements: still, basis: { volumeShare: 0.99 } },
      ['Some of the ranked keywords have no search volume, so visibility is known in part.'],
    ],
    [
      { movements: still, rankedKeywords: 0, basis: { volumeShare: 0 } },
      ['Fewer than ten keywords are known to rank: too little so far.'],
    ],
  ])('says what is unknown with %j', (change, unknown) => {
    expect(rateOverallHealth(facts(change)).unknown).toEqual(unknown);
  });

  it.each([
    [{ gained: 10, up: 10, down: 0, lost: 0 }, 18],
    [{ gained: 0, up: 0, down: 10, lost: 20 }, 5],
    [{ gained: 30, up: 40, down: 10, lost: 10 }, 25],
  ])('counts the movements %j', (movements, score) => {
    expect(rateOverallHealth(facts({ movements })).score).toBe(score);
  });

  it.each([
    [{}, false],
    [{ isCut: true }, true],
    [{ isOnePerPage: true }, true],
    [{ filter: 'Page: +/blog/' }, true],
    [{ hiddenShare: 0.1 }, true],
    [{ hiddenShare: 0 }, false],
  ])('knows only some of the keywords with %j: %s', (basis, isSome) => {
    expect(knowsSomeKeywords({ ...wholeBasis, ...basis })).toBe(isSome);
  });

  it('keeps the band of a site below the top with a large possible gain', () => {
    const change = { top10Keywords: 33, basis: { largestGain: 900, clicksAMonth: 1 } };
    expect(rateOverallHealth(facts(change)).health).toBe('good');
    expect(rateOverallHealth(facts({ ...change, top10Keywords: 5 })).health).toBe('poor');
  });

  it.each([
    [0.5, 100],
    [0.49, null],
  ])(
    'needs half of its inputs: with %s of the volumes of a cut list the score is %s',
    (volumeShare, score) => {
      const basis = { isCut: true, volumeShare };
      expect(rateOverallHealth(facts({ top10Keywords: 50, visibility: 0.2, basis })).score).toBe(score);
    },
  );

  it.each([
    [499, 10_000, 'excellent'],
    [500, 10_000, 'good'],
    [500, null, 'excellent'],
  ])('with a possible gain of %s on %s clicks a month it is %s', (largestGain, clicksAMonth, health) => {
    const change = { top10Keywords: 50, visibility: 0.25, basis: { largestGain, clicksAMonth } };
    expect(rateOverallHealth(facts(change)).health).toBe(health);
  });

  it.each([
    [9, false],
    [10, true],
  ])('with %s ranked keywords it is rated: %s', (rankedKeywords, isRated) => {
    expect(rateOverallHealth(facts({ rankedKeywords }))).toMatchObject({
      isRated,
      health: isRated ? 'poor' : 'good',
      score: isRated ? 0 : null,
    });
  });

  it('keeps the score within its interval, and the interval within 0 to 100', () => {
    const count = fc.nat(1000);
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const arbitrary = fc.record({
      rankedKeywords: fc.integer({ min: 10, max: 1000 }),
      top10Keywords: fc.integer({ min: 0, max: 10 }),
      visibility: fc.option(share),
      movements: fc.option(fc.record({ gained: count, up: count, down: count, lost: count })),
      basis: fc.record({
        hiddenShare: fc.option(share),
        volumeShare: share,
        isCut: fc.boolean(),
        isOnePerPage: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(arbitrary, (some) => {
        const { score, low, high } = rateOverallHealth(facts(some));
        if (score === null || low === null || high === null) return;
        expect(0 <= low && low <= score && score <= high && high <= 100).toBe(true);
      }),
    );
  });
});
