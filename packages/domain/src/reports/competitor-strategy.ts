import { type Cited, cited, type Draft } from './cited.ts';
import type { CompetitorFacts, ReportFacts } from './facts.ts';
import {
  type CompetitorKeyword,
  isComparisonKeyword,
  type PrimaryStrategy,
  primaryStrategyOf,
  signalsFor,
} from './primary-strategy.ts';
import { counted, figure, listed, positionOf, quoted, searchesAMonth, worded } from './prose.ts';
import type { CompetitorStrategy } from './schema.ts';
import { competitorCard, theirRows } from './sources.ts';
import { strategyPlaybooks } from './strategy-playbooks.ts';

type Strategy = CompetitorStrategy['competitorStrategies'][number];

/** More than the screen shows initially, for its "+N more". */
const mostSignals = 12;

/** The strategy behind each tracked competitor's visits, with evidence and tactics to copy. */
export function writeCompetitorStrategy({ competitors }: ReportFacts): Draft<CompetitorStrategy> {
  return {
    strategiesAnalyzed: competitors.length,
    competitorStrategies: competitors.map(describeCompetitor),
  };
}

function describeCompetitor(competitor: CompetitorFacts): Draft<Strategy> {
  const primaryStrategy = primaryStrategyOf(competitor);
  const signals = signalsFor(primaryStrategy, competitor.topKeywords).slice(0, mostSignals);
  const playbook = strategyPlaybooks[primaryStrategy];
  return {
    competitorName: competitor.name,
    competitorDomain: competitor.domain,
    primaryStrategy: cited(primaryStrategy, theirRows(competitor, ...signals)),
    strategySummary: writeSummary(competitor, primaryStrategy, signals),
    evidence: { keywordSignals: signals.map(({ keyword }) => keyword) },
    howToCopy: writeSteps(competitor, signals, playbook.howToCopy),
    risks: writeRisks(competitor, playbook.risks),
  };
}

function writeSummary(
  competitor: CompetitorFacts,
  strategy: PrimaryStrategy,
  signals: CompetitorKeyword[],
): Cited {
  const examples = signals.slice(0, 3).map(({ keyword }) => quoted(keyword));
  const sentences = [
    `${competitor.name} ranks for ${counted(competitor.organicKeywordsCount, 'keyword')} with an estimated ${counted(competitor.organicTraffic, 'visit')} a month.`,
    strategyPlaybooks[strategy].summary,
  ];
  if (examples.length > 0) sentences.push(`Typical keywords: ${listed(examples)}.`);
  if (strategy === 'paid_focus') {
    sentences.push(`It buys ads for ${counted(competitor.paidKeywordsCount ?? 0, 'keyword')}.`);
  }
  if (strategy !== 'comparison_pages' && competitor.topKeywords.filter(isComparisonKeyword).length >= 2) {
    sentences.push('It has comparison pages as well.');
  }
  const comparisons = competitor.topKeywords.filter(isComparisonKeyword);
  return cited(
    sentences.join(' '),
    competitorCard(competitor),
    theirRows(competitor, ...signals.slice(0, 3), ...comparisons),
  );
}

function writeSteps(
  competitor: CompetitorFacts,
  signals: CompetitorKeyword[],
  tactics: readonly string[],
): Draft<string>[] {
  const { name, domain, gapKeywords, contentGapsCount } = competitor;
  const steps: Cited[] = [];
  const chosen = gapKeywords.filter(({ ourRank }) => ourRank === null).slice(0, 2);
  if (chosen.length > 0) {
    steps.push(
      cited(
        `Start with ${listed(chosen.map(({ keyword }) => quoted(keyword)))}, which ${name} answers and you do not${contentGapsCount > chosen.length ? ` (${counted(contentGapsCount, 'gap')} in all)` : ''}.`,
        theirRows(competitor, ...chosen),
        competitorCard(competitor),
      ),
    );
  }
  const model = signals.find(({ rankGroup }) => rankGroup !== null && rankGroup <= 10);
  if (model) {
    steps.push(
      cited(
        `Study how it answers ${quoted(model.keyword)} (${positionOf(model.rankGroup)}, ${searchesAMonth(model.searchVolume)}): format, length and what comes first.`,
        theirRows(competitor, model),
      ),
    );
  }
  // Competitors with the same strategy start at different tactics, so that their cards are not identical.
  const start = worded(domain, [0, 1, 2]) % tactics.length;
  return [...steps, ...tactics.slice(start), ...tactics.slice(0, start)].slice(0, 4);
}

function writeRisks(competitor: CompetitorFacts, risks: readonly string[]): Draft<string>[] {
  const { overlapPercentage, name } = competitor;
  if (overlapPercentage < 50) return [...risks];
  return [
    cited(`${name} shares ${figure(overlapPercentage)}% of your keywords.`, competitorCard(competitor)),
    ...risks,
  ];
}
