import { describe, expect, it } from 'vitest';
import { compareSites } from './comparison.ts';

const site = (domainName: string, ranks: [rank: number, keywords: number, searches: number][]) => ({
  id: domainName,
  domainName,
  displayName: domainName,
  ranks: ranks.map(([rank, keywords, searches]) => ({ rank, keywords, searches })),
});

describe('sites compared on the same keywords', () => {
  it('share the visits from their ranks, largest first', () => {
    const sites = compareSites([
      site('a.example', [
        [1, 1, 1_000],
        [11, 2, 100],
      ]),
      site('b.example', [
        [2, 1, 1_000],
        [10, 3, 10_000],
      ]),
    ]);
    // 1,000 × 0.304 + 100 × 0.0091, and 1,000 × 0.162 + 10,000 × 0.0113.
    expect(sites).toMatchObject([
      { id: 'a.example', visits: 305, keywords: 3, topTen: 1 },
      { id: 'b.example', visits: 275, keywords: 4, topTen: 4 },
    ]);
    expect(sites[0]?.shareOfVoice).toBeCloseTo(304.91 / 579.91, 6);
    expect(sites.reduce((total, { shareOfVoice }) => total + (shareOfVoice ?? 0), 0)).toBeCloseTo(1, 12);
  });

  it('have no share without any visits, and are sorted by name', () => {
    expect(compareSites([site('b.example', []), site('a.example', [[1, 1, 0]])])).toMatchObject([
      { id: 'a.example', shareOfVoice: null, visits: 0, keywords: 1 },
      { id: 'b.example', shareOfVoice: null, visits: 0, keywords: 0 },
    ]);
  });
});
