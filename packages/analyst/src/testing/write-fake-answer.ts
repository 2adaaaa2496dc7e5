import type { AskedQuestion } from './fake-model.ts';

interface FakeFacts {
  domain?: string;
  bestOpportunities?: FakeKeyword[];
  keywords?: FakeKeyword[];
  competitors?: { domain: string; visitsAMonth: number }[];
}

interface FakeKeyword {
  keyword: string;
  searchesAMonth?: number;
}

/** A good answer to a question, written from its facts alone. */
export function writeFakeAnswer({ section, facts }: AskedQuestion): string {
  const { domain = '', bestOpportunities = [], keywords = [], competitors = [] } = facts as FakeFacts;
  const [first, second] = bestOpportunities;
  const about = (keyword: FakeKeyword | undefined) =>
    keyword
      ? `“${keyword.keyword}” has ${keyword.searchesAMonth?.toLocaleString('en-US') ?? 'unknown'} searches a month.`
      : `${domain} can grow.`;
  const answers: Record<string, object> = {
    'Autopilot overview': {
      summary: about(first),
      keyStrengths: [about(first)],
      keyWeaknesses: [about(second)],
    },
    'Strategic actions': { items: [actionOf(about(first)), actionOf(about(second))] },
    'Growth opportunities': { items: [growthOf(about(first)), growthOf(about(second))] },
    'Competitive positioning': {
      positioning: `${domain} meets strong rivals.`,
      keyGaps: competitors.map((rival) => `${rival.domain} has ${rival.visitsAMonth} visits.`),
      recommendations: [about(first)],
    },
    'Risk areas': { items: [riskOf(about(first)), riskOf(about(second))] },
    'Competitor strategy': {
      strategies: competitors.map((rival) => ({
        competitorDomain: rival.domain,
        strategySummary: `It wins ${rival.visitsAMonth} visits a month.`,
        howToCopy: ['Cover one topic fully.', 'Open with the answer.'],
        risks: ['It takes months.'],
      })),
    },
    'Content strategy': { suggestions: keywords.map(suggestionOf) },
  };
  return JSON.stringify(answers[section] ?? {});
}

function actionOf(text: string) {
  return {
    action: text,
    rationale: 'The page is close to the first page.',
    expectedImpact: 'More visits.',
    expectedTimeline: 'Two months',
    implementationDifficulty: 'low',
    competitorContext: 'Nobody owns this yet.',
    quantifiableImpact: 'More clicks on one page.',
    successMetrics: ['Position'],
    requiredResources: ['An editor'],
    contingencyPlans: ['Try another keyword.'],
  };
}

function growthOf(text: string) {
  return {
    opportunity: text,
    description: 'The page exists.',
    competitiveAdvantage: 'Experience.',
    quantifiableImpact: { level: 'medium', percentageGrowth: null },
    expectedRoiTimeframe: 'Three months',
    implementationApproach: 'Extend the page.',
  };
}

function riskOf(text: string) {
  return { risk: text, impact: 'low', mitigation: 'Watch it every month.' };
}

function suggestionOf({ keyword }: FakeKeyword) {
  return {
    keyword,
    recommendedFormat: 'Comparison page',
    contentAngle: 'Written by the fake model.',
    contentOutline: {
      title: `${keyword}: what fits you`,
      metaDescription: `${keyword}, compared.`,
      sections: [{ heading: 'The short answer', keyPoints: ['Say it at once'] }],
    },
    alternativeFormats: ['Checklist'],
  };
}
