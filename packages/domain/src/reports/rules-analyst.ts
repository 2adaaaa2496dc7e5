import type { Analyst, WrittenReport } from './analyst.ts';
import { separateEvidence } from './cited.ts';
import { writeCompetitorStrategy } from './competitor-strategy.ts';
import { writeContentStrategy } from './content-strategy.ts';
import type { ReportFacts } from './facts.ts';
import { writeInsights } from './insights.ts';
import type { CompetitorStrategy } from './schema.ts';
import { rulesAuthor, type SectionAuthor } from './section-author.ts';

/**
 * The analyst without a language model: every sentence comes from a fixed rule, and every figure,
 * keyword and domain from the facts. Equal facts give equal texts.
 */
export function createRulesAnalyst(): Analyst {
  return { name: rulesAuthor, writeReport: async (facts) => writeReportByRules(facts) };
}

export function writeReportByRules(facts: ReportFacts): WrittenReport {
  const insights = writeInsights(facts);
  const strategy = separateEvidence<CompetitorStrategy>(writeCompetitorStrategy(facts), 'competitorStrategy');
  return {
    aiInsights: insights.value,
    competitorStrategy: strategy.value,
    contentSuggestions: facts.opportunities.map((keyword) =>
      writeContentStrategy(keyword, facts.languageCode),
    ),
    evidence: [...insights.evidence, ...strategy.evidence],
    authors: [
      ...Object.keys(insights.value).map((section) => byRules(`aiInsights.${section}`)),
      ...strategy.value.competitorStrategies.map((_, index) =>
        byRules(`competitorStrategy.competitorStrategies.${index}`),
      ),
      ...facts.opportunities.map((_, index) => byRules(`opportunities.${index}`)),
    ],
    modelUsage: null,
  };
}

function byRules(path: string): SectionAuthor {
  return { path, generatedBy: rulesAuthor, promptVersion: null, fallback: null };
}
