import { separateEvidence } from './cited.ts';
import { writeCompetitorStrategy } from './competitor-strategy.ts';
import { writeContentStrategy } from './content-strategy.ts';
import type { Analyst } from './facts.ts';
import { writeInsights } from './insights.ts';
import type { CompetitorStrategy } from './schema.ts';

/**
 * The analyst that needs no language model: every sentence comes from a fixed rule, and every figure, keyword
 * and domain from the facts. Equal facts give equal words.
 */
export function createRulesAnalyst(): Analyst {
  return {
    name: 'rules',
    insights: async (facts) => writeInsights(facts),
    contentStrategy: async (keyword, { languageCode }) => writeContentStrategy(keyword, languageCode),
    competitorStrategy: async (facts) =>
      separateEvidence<CompetitorStrategy>(writeCompetitorStrategy(facts), 'competitorStrategy'),
  };
}
