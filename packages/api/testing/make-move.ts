import type { ComputedMove } from '@keydence/domain';

/** A move as the rules return it: an update of a page for one search by default. */
export function makeMove(
  page: string,
  {
    query = 'burr grinder',
    mid = 20,
    ...overrides
  }: Partial<ComputedMove> & { query?: string; mid?: number } = {},
): ComputedMove {
  return {
    verb: 'update',
    causes: ['striking_distance'],
    pages: [page],
    topic: null,
    sentence: `Improve ${page}.`,
    reason: `#9 for “${query}”; one step up is in reach`,
    evidence: {
      queries: [
        {
          keywordId: null,
          text: query,
          impressions: 900,
          clicks: 9,
          position: 9.2,
          rank: null,
          searchVolume: null,
          target: 3,
        },
      ],
      pageWeeks: [],
      leaders: [],
      linkSources: [],
      rankers: [],
    },
    triggers: [{ name: 'impressions', value: 900, threshold: 100 }],
    gain: { low: mid / 2, mid, high: mid * 2, success: mid * 4, chance: 0.25 },
    confidence: 'medium',
    effortHours: 2.5,
    isTooHard: false,
    findings: [{ verb: 'update', cause: 'striking_distance' }],
    ...overrides,
  };
}
