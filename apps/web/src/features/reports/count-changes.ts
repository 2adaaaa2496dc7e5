import type { RouterOutputs } from '../../lib/trpc.ts';

export type Report = RouterOutputs['reports']['get'];
/** Data of each of the twelve sections, in their order. */
const sectionParts: readonly ((report: Report) => unknown)[] = [
  ({ health, aiInsights, domainSummary }) => [health, aiInsights.strategicAssessment, domainSummary],
  ({ rankingDistribution, momentum }) => [
    rankingDistribution.distributionByPosition,
    momentum.percentTrendingUp3m,
  ],
  ({ opportunities }) => opportunities,
  ({ aiInsights }) => aiInsights.priorityActions,
  ({ momentum }) => [momentum.topGainers, momentum.topLosers],
  ({ competitors }) => competitors,
  ({ competitorStrategy }) => competitorStrategy,
  ({ aiInsights }) => aiInsights.growthOpportunities,
  ({ aiInsights }) => aiInsights.competitiveInsights,
  ({ aiInsights }) => aiInsights.riskAreas,
  ({ pages }) => pages,
  ({ rankingDistribution }) => rankingDistribution.topRankings,
];

/** Number of sections in which two reports of a domain differ. */
export function countChangedSections(before: Report, after: Report): number {
  return sectionParts.filter((part) => JSON.stringify(part(before)) !== JSON.stringify(part(after))).length;
}
