import type { ReactNode } from 'react';
import { ActionsCard } from './actions-card.tsx';
import type { Report } from './count-changes.ts';
import { GapsCard } from './gaps-card.tsx';
import { GrowthCard } from './growth-card.tsx';
import { HealthCard } from './health-card.tsx';
import { MomentumCard } from './momentum-card.tsx';
import { OpportunitiesCard } from './opportunities-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { PositioningCard } from './positioning-card.tsx';
import { PositionsCard } from './positions-card.tsx';
import { RankingsCard } from './rankings-card.tsx';
import { RisksCard } from './risks-card.tsx';
import { StrategiesCard } from './strategies-card.tsx';

interface ReportSection {
  /** Anchor of the section. */
  id: string;
  /** Text of the section link: short, because twelve are in one row. */
  link: string;
  render: (report: Report) => ReactNode;
  /** Default: always shown. */
  isShown?: (report: Report) => boolean;
  /** Share of a wide row; by default, the full row. */
  width?: 'half' | 'main' | 'side';
}

/** Sections of the report in display order. */
export const reportSections: readonly ReportSection[] = [
  { id: 'health', link: 'Health', render: (report) => <HealthCard report={report} />, width: 'main' },
  {
    id: 'positions',
    link: 'Positions',
    render: (report) => <PositionsCard report={report} />,
    width: 'side',
  },
  {
    id: 'opportunities',
    link: 'Opportunities',
    render: ({ opportunities, domainSummary }) => (
      <OpportunitiesCard opportunities={opportunities} isPriced={domainSummary.avgSearchVolume !== null} />
    ),
  },
  {
    id: 'actions',
    link: 'Actions',
    render: ({ aiInsights }) => <ActionsCard actions={aiInsights.priorityActions} />,
  },
  { id: 'momentum', link: 'Momentum', render: ({ momentum }) => <MomentumCard momentum={momentum} /> },
  { id: 'gaps', link: 'Gaps', render: ({ competitors }) => <GapsCard competitors={competitors} /> },
  {
    id: 'strategies',
    link: 'Strategies',
    render: ({ competitorStrategy }) => <StrategiesCard analysis={competitorStrategy} />,
  },
  {
    id: 'growth',
    link: 'Growth',
    render: ({ aiInsights }) => <GrowthCard opportunities={aiInsights.growthOpportunities} />,
    width: 'half',
  },
  {
    id: 'positioning',
    link: 'Positioning',
    render: ({ aiInsights }) => <PositioningCard insights={aiInsights.competitiveInsights} />,
    width: 'half',
  },
  {
    id: 'risks',
    link: 'Risks',
    render: ({ aiInsights }) => <RisksCard risks={aiInsights.riskAreas} />,
    isShown: ({ aiInsights }) => aiInsights.riskAreas.length > 0,
  },
  {
    id: 'pages',
    link: 'Pages',
    render: ({ pages, rankingDistribution }) => (
      <PagesCard pages={pages.pagesByKeywordCount} rankedKeywords={rankingDistribution.totalRankedKeywords} />
    ),
    width: 'half',
  },
  {
    id: 'rankings',
    link: 'Rankings',
    render: ({ rankingDistribution }) => (
      <RankingsCard
        rankings={rankingDistribution.topRankings}
        rankedKeywords={rankingDistribution.totalRankedKeywords}
      />
    ),
    width: 'half',
  },
];
