import { writeCompetitiveInsights } from './competitive-insights.ts';
import type { ReportFacts } from './facts.ts';
import { findFindings } from './findings.ts';
import { writeGrowthOpportunities } from './growth-opportunities.ts';
import { writePriorityActions } from './priority-actions.ts';
import { writeRiskAreas } from './risk-areas.ts';
import type { AiInsights } from './schema.ts';
import { writeStrategicAssessment } from './strategic-assessment.ts';

/** The report's insights, written from the findings by fixed rules: equal facts give equal words. */
export function writeInsights(facts: ReportFacts): AiInsights {
  const findings = findFindings(facts);
  return {
    strategicAssessment: writeStrategicAssessment(facts, findings),
    priorityActions: writePriorityActions(facts, findings),
    growthOpportunities: writeGrowthOpportunities(facts, findings),
    competitiveInsights: writeCompetitiveInsights(facts, findings),
    riskAreas: writeRiskAreas(facts, findings),
  };
}
