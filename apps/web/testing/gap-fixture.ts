import type { GapMatrix, GapRow } from '../src/features/gap-matrix/use-gap-matrix.ts';
import { makeRelevance } from './topic-fixture.ts';

/** Row in the API's format: both competitors rank, we do not. */
export function makeGapRow(keyword: string, changes: Partial<GapRow> = {}): GapRow {
  return {
    keyword,
    ownKeywordId: null,
    searchVolume: 12_100,
    difficultyScore: 28,
    intentType: 'commercial',
    intentSource: 'provider',
    intentReason: { from: 'source' },
    intentConfidence: null,
    ...makeRelevance(),
    topic: null,
    gain: { low: 620, mid: 760, high: 940 },
    gainGap: null,
    lastUpdated: '2026-11-20T08:00:00.000Z',
    ownRank: null,
    ownRankState: null,
    ownRankDepth: null,
    ownLastRankingCheck: null,
    ranks: [3, 14],
    gapClass: 'missing',
    ...changes,
  };
}

export function makeGapMatrix(data: GapRow[], changes: Partial<GapMatrix> = {}): GapMatrix {
  const all = data.length;
  return {
    data,
    pagination: { page: 1, limit: 50, total: all, pages: Math.ceil(all / 50) },
    competitors: ['rival', 'other'].map((id) => ({ id, domainName: `${id}.example`, displayName: id })),
    counts: { all, missing: 12, untapped: 67, weak: 34, contested: 89, strong: 5 },
    leftOut: { maybe: 0, hidden: 0 },
    brandTerms: ['rival', 'other'],
    dataSource: 'sample',
    ...changes,
  };
}
