import { separateEvidence, type Written } from './cited.ts';
import { writeCompetitiveInsights } from './competitive-insights.ts';
import type { ReportFacts } from './facts.ts';
import { findFindings } from './findings.ts';
import { writeGrowthOpportunities } from './growth-opportunities.ts';
import { writePriorityActions } from './priority-actions.ts';
import { writeRiskAreas } from './risk-areas.ts';
import type { AiInsights } from './schema.ts';
import { writeStrategicAssessment } from './strategic-assessment.ts';

/**
 * The report's insights with their evidence, written from the findings by fixed rules: equal facts
 * give equal texts.
 */
export function writeInsights(facts: ReportFacts): Written<AiInsights> {
  const findings = findFindings(facts);
  const draft = {
    strategicAssessment: writeStrategicAssessment(facts, findings),
    priorityActions: writePriorityActions(facts, findings),
    growthOpportunities: writeGrowthOpportunities(facts, findings),
    competitiveInsights: writeCompetitiveInsights(facts, findings),
    riskAreas: writeRiskAreas(facts, findings),
  };
  return separateEvidence<AiInsights>(draft, 'aiInsights');
}
