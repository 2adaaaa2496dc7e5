import type { Report } from '@keydence/domain';
import { z } from 'zod';
import { defineReadTool, type Tool } from './tool.ts';
import { domainId } from './tool-input.ts';

/** Sections of the report; `summary` is the short form of all. */
const sections = {
  summary: ({ aiInsights, rankingDistribution, domainSummary, momentum, ...report }: Report) => ({
    assessment: {
      ...aiInsights.strategicAssessment,
      // Without a rating, the word is only the default.
      ...(report.health?.isRated === false && { overallHealth: null }),
    },
    health: report.health ?? null,
    rankings: {
      totalRankedKeywords: rankingDistribution.totalRankedKeywords,
      distributionByPosition: rankingDistribution.distributionByPosition,
    },
    averages: domainSummary,
    percentTrendingUp3m: momentum.percentTrendingUp3m,
    firstActions: aiInsights.priorityActions.slice(0, 3).map(({ action }) => action),
    firstOpportunities: report.opportunities.slice(0, 5).map(({ keywordText }) => keywordText),
    writtenBy: report.analyst,
  }),
  actions: ({ aiInsights }: Report) => ({ priorityActions: aiInsights.priorityActions }),
  growth: ({ aiInsights }: Report) => ({ growthOpportunities: aiInsights.growthOpportunities }),
  positioning: ({ aiInsights }: Report) => aiInsights.competitiveInsights,
  risks: ({ aiInsights }: Report) => ({ riskAreas: aiInsights.riskAreas }),
  rankings: ({ rankingDistribution }: Report) => rankingDistribution,
  momentum: ({ momentum }: Report) => momentum,
  opportunities: ({ opportunities }: Report) => ({ opportunities }),
  competitors: ({ competitors }: Report) => ({ competitors }),
  strategies: ({ competitorStrategy }: Report) => competitorStrategy,
  pages: ({ pages }: Report) => pages,
} satisfies Record<string, (report: Report) => object>;

type SectionName = keyof typeof sections;
const sectionNames = Object.keys(sections) as [SectionName, ...SectionName[]];

export const reportTools: readonly Tool[] = [
  defineReadTool({
    name: 'get_report',
    title: 'Keyword report',
    description: "A domain's newest keyword report: its summary, or one of its sections in full.",
    input: z.object({ domain_id: domainId, section: z.enum(sectionNames).default('summary') }),
    run: async ({ api }, input) => {
      const report = await api.reports.get({ domainId: input.domain_id });
      const { generatedAt, numbersOn, dataSource } = report;
      const data = { generatedAt, ...sections[input.section](report) };
      return { data, source: dataSource, asOf: numbersOn ?? generatedAt };
    },
  }),
  defineReadTool({
    name: 'get_trend',
    title: 'What changed',
    description:
      "What has changed between a domain's last two reports: ranks won and lost, demand, gaps, finished pieces; and the figures of its reports.",
    input: z.object({ domain_id: domainId }),
    run: async ({ api }, input) => {
      const { day, dataSource, ...data } = await api.trends.get({ domainId: input.domain_id });
      return { data, source: dataSource, asOf: day };
    },
  }),
];
