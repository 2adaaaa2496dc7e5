import type { Competitor } from './schema.ts';

export const competitorFilterNames = ['all', 'high-overlap', 'opportunities', 'recent'] as const;
export type CompetitorFilterName = (typeof competitorFilterNames)[number];

type FilterFacts = Pick<Competitor, 'createdAt'> & {
  latestMetrics: Pick<
    NonNullable<Competitor['latestMetrics']>,
    'overlapPercentage' | 'contentGapsCount'
  > | null;
};

const highOverlapPercentage = 70;
const manyContentGaps = 150;
const recentMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The filters of the competitors screen: overlap of 70 % or more, 150 content gaps or more, added within the
 * last 7 days. A competitor without metrics passes neither of the first two.
 */
export const competitorFilters: Record<
  CompetitorFilterName,
  (competitor: FilterFacts, now: Date) => boolean
> = {
  all: () => true,
  'high-overlap': ({ latestMetrics }) => (latestMetrics?.overlapPercentage ?? 0) >= highOverlapPercentage,
  opportunities: ({ latestMetrics }) => (latestMetrics?.contentGapsCount ?? 0) >= manyContentGaps,
  recent: ({ createdAt }, now) => now.getTime() - createdAt.getTime() <= recentMs,
};
