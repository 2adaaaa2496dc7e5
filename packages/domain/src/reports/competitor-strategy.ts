import type { CompetitorFacts, ReportFacts } from './facts.ts';
import {
  type CompetitorKeyword,
  isComparisonKeyword,
  type PrimaryStrategy,
  primaryStrategyOf,
  signalsFor,
} from './primary-strategy.ts';
import { counted, listed, quoted } from './prose.ts';
import type { CompetitorStrategy } from './schema.ts';
import { strategyPlaybooks } from './strategy-playbooks.ts';

type Strategy = CompetitorStrategy['competitorStrategies'][number];

/** More than the screen shows first, so that its "+N more" has something to say. */
const mostSignals = 12;

/** How each tracked competitor wins its visits, with the evidence and what can be copied. */
export function writeCompetitorStrategy({ competitors }: ReportFacts): CompetitorStrategy {
  return {
    strategiesAnalyzed: competitors.length,
    competitorStrategies: competitors.map(describeCompetitor),
  };
}

function describeCompetitor(competitor: CompetitorFacts): Strategy {
  const primaryStrategy = primaryStrategyOf(competitor);
  const signals = signalsFor(primaryStrategy, competitor.topKeywords).slice(0, mostSignals);
  const playbook = strategyPlaybooks[primaryStrategy];
  return {
    competitorName: competitor.name,
    competitorDomain: competitor.domain,
    primaryStrategy,
    strategySummary: writeSummary(competitor, primaryStrategy, signals),
    evidence: { keywordSignals: signals.map(({ keyword }) => keyword) },
    howToCopy: [...firstSteps(competitor), ...playbook.howToCopy],
    risks: [...playbook.risks],
  };
}

function writeSummary(
  competitor: CompetitorFacts,
  strategy: PrimaryStrategy,
  signals: CompetitorKeyword[],
): string {
  const examples = signals.slice(0, 3).map(({ keyword }) => quoted(keyword));
  const sentences = [
    `${competitor.name} ranks for ${counted(competitor.organicKeywordsCount, 'keyword')} with an estimated ${counted(competitor.organicTraffic, 'visit')} a month.`,
    strategyPlaybooks[strategy].summary,
  ];
  if (examples.length > 0) sentences.push(`Typical keywords: ${listed(examples)}.`);
  if (strategy === 'paid_focus' && competitor.paidKeywordsCount !== null) {
    sentences.push(`It buys ads for ${counted(competitor.paidKeywordsCount, 'keyword')}.`);
  }
  if (strategy !== 'comparison_pages' && competitor.topKeywords.filter(isComparisonKeyword).length >= 2) {
    sentences.push('Comparison pages add a second line of visits.');
  }
  return sentences.join(' ');
}

function firstSteps({ name, gapKeywords, contentGapsCount }: CompetitorFacts): string[] {
  const chosen = gapKeywords.slice(0, 2).map(({ keyword }) => quoted(keyword));
  if (chosen.length === 0) return [];
  return [
    `Start with ${listed(chosen)}, which ${name} answers and you do not${contentGapsCount > chosen.length ? ` (${counted(contentGapsCount, 'gap')} in all)` : ''}.`,
  ];
}
