import type { AskedQuestion } from './fake-model.ts';

interface FakeFacts {
  bestOpportunities?: FakeKeyword[];
  keywords?: FakeKeyword[];
  competitors?: { id: string; domain: string }[];
}

interface FakeKeyword {
  id: string;
  keyword: string;
}

/** A good answer to a question, written from its facts alone. */
export function writeFakeAnswer({ section, facts }: AskedQuestion): string {
  const { bestOpportunities = [], keywords = [], competitors = [] } = facts as FakeFacts;
  const [first, second] = bestOpportunities;
  const about = (keyword: FakeKeyword | undefined) =>
    keyword ? `{${keyword.id}} has {${keyword.id}s}.` : 'Write a page for each topic.';
  const answers: Record<string, object> = {
    'Autopilot overview': {
      summary: about(first),
      keyStrengths: [about(first)],
      keyWeaknesses: [about(second)],
    },
    'Strategic actions': { items: [actionOf(about(first)), actionOf(about(second))] },
    'Growth opportunities': { items: [growthOf(about(first)), growthOf(about(second))] },
    'Competitive positioning': {
      positioning: 'Compare the pages with those of {c1}.',
      keyGaps: competitors.map((rival) => `{${rival.id}} has {${rival.id}v}.`),
      recommendations: [about(first)],
    },
    'Risk areas': { items: [riskOf(about(first)), riskOf(about(second))] },
    'Competitor strategy': {
      strategies: competitors.map((rival) => ({
        competitorDomain: rival.domain,
        strategySummary: `{${rival.id}} has {${rival.id}v}.`,
        howToCopy: ['Cover one topic fully.', 'Open with the answer.'],
        risks: [`{${rival.id}} has {${rival.id}v}.`],
      })),
    },
    'Content strategy': { suggestions: keywords.map(suggestionOf) },
  };
  const claims = [
    ...bestOpportunities.slice(0, 2).flatMap(({ id }) => claimsOf(id, 'searches', 's')),
    ...competitors.flatMap(({ id }) => claimsOf(id, 'visits', 'v')),
  ];
  return JSON.stringify({ claims, ...answers[section] });
}

function claimsOf(subject: string, measure: string, mark: string) {
  const rest = { direction: null, period: null, comparison: null, than: null, within: null };
  return [
    { id: subject, subject, measure: 'name', ...rest },
    { id: `${subject}${mark}`, subject, measure, ...rest },
  ];
}

function actionOf(text: string) {
  return {
    action: text,
    rationale: 'A clearer title can help the page.',
    expectedImpact: 'The page can answer the question in its first paragraph.',
    expectedTimeline: 'Two months',
    implementationDifficulty: 'low',
    competitorContext: 'Compare the page with the pages that rank.',
    quantifiableImpact: 'Clicks on one page.',
    successMetrics: ['Position'],
    requiredResources: ['An editor'],
    contingencyPlans: ['Try another keyword.'],
  };
}

function growthOf(text: string) {
  return {
    opportunity: text,
    description: 'Extend the page.',
    competitiveAdvantage: 'Show your own photos.',
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
    contentAngle: 'Compare the options in plain words.',
    contentOutline: {
      title: `${keyword}: what fits you`,
      metaDescription: `${keyword}, compared.`,
      sections: [{ heading: 'The short answer', keyPoints: ['Say it at once'] }],
    },
    alternativeFormats: ['Checklist'],
  };
}
