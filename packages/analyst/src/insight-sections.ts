import type { AiInsights, ReportFacts, WrittenReport } from '@keydence/domain';
import { z } from 'zod';
import { adviceChoices } from './advice.ts';
import {
  describeCompetitor,
  describeDomain,
  describeKeyword,
  describeMomentum,
  describeRankings,
} from './describe-facts.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { isGap, isStrength, isWeakness } from './meaning.ts';
import { claimsField, isEnough, openGate, publishStatement, publishStatements } from './publish-answer.ts';
import { defineSection, type Section } from './section.ts';
import { statement } from './statement.ts';

const mostItems = 6;
const statements = z.array(statement);

/**
 * Insight sections that a model can write; actions, growth and risks come from the moves or the
 * rules.
 */
export function insightSections(facts: ReportFacts, known: KnownFacts, byRules: AiInsights): Section[] {
  const all = {
    ...describeDomain(facts, known),
    ...describeMovements(facts, known),
    ...describeRankings(facts, known),
  };
  const competitors = facts.competitors
    .slice(0, 6)
    .map((competitor) => describeCompetitor(competitor, 5, known));
  return [
    assessmentSection({ ...all, competitors: competitors.slice(0, 3) }, known, byRules),
    positioningSection({ ...all, competitors }, known, byRules),
  ];
}

function describeMovements({ opportunities, momentum }: ReportFacts, known: KnownFacts) {
  return {
    bestOpportunities: opportunities.slice(0, 12).map((row) => describeKeyword(row, known)),
    rising: momentum.topGainers.slice(0, 6).map((row) => describeMomentum(row, known)),
    falling: momentum.topLosers.slice(0, 6).map((row) => describeMomentum(row, known)),
  };
}

/** The rating is computed; a model chooses the text beside it. */
function assessmentSection(facts: object, known: KnownFacts, byRules: AiInsights): Section {
  const path = 'aiInsights.strategicAssessment';
  const { overallHealth, keyStrengths, keyWeaknesses } = byRules.strategicAssessment;
  return defineSection({
    name: 'strategicAssessment',
    paths: [path],
    brief:
      'Section "Autopilot overview": a summary of two to five claims, then two to four strengths and two to four weaknesses of one claim each. A strength is a position up to 10, or top3, top10, positions4to10, rising, newRanks or risenRanks of the site. A weakness is a position above 10, unranked, gaps of a competitor, or positions21to50, beyond50, falling, fallenRanks or lostRanks of the site.',
    facts: { ...facts, computedHealthRating: overallHealth },
    schema: z.object({
      ...claimsField,
      summary: statement,
      keyStrengths: statements,
      keyWeaknesses: statements,
    }),
    accept({ claims, ...answer }) {
      const gate = openGate(claims, known);
      const summary = publishStatement(answer.summary, `${path}.summary`, gate);
      const listOf = (name: 'keyStrengths' | 'keyWeaknesses', means: typeof isStrength) =>
        publishStatements(answer[name].slice(0, mostItems), `${path}.${name}`, gate, { means });
      const strengths = listOf('keyStrengths', isStrength);
      const weaknesses = listOf('keyWeaknesses', isWeakness);
      if (!summary || !isEnough(strengths, keyStrengths, 1) || !isEnough(weaknesses, keyWeaknesses, 1))
        return { problems: gate.problems };
      const value = {
        overallHealth,
        summary: summary.text,
        keyStrengths: strengths.kept,
        keyWeaknesses: weaknesses.kept,
      };
      return {
        written: [path],
        replaced: ['summary', 'keyStrengths', 'keyWeaknesses'].map((name) => `${path}.${name}`),
        evidence: [...summary.evidence, ...strengths.evidence, ...weaknesses.evidence],
        dropped: gate,
        apply: (report) => withInsights(report, { strategicAssessment: value }),
      };
    },
  });
}

function positioningSection(facts: object, known: KnownFacts, byRules: AiInsights): Section {
  const path = 'aiInsights.competitiveInsights';
  return defineSection({
    name: 'competitiveInsights',
    paths: [path],
    brief:
      'Section "Competitive positioning": two to four claims that place the domain among its competitors, up to four gaps (unranked of a keyword, gaps of a competitor, or position of a keyword of a competitor among those that we lack), and two to four recommendations, each with a choice of the advice.',
    facts,
    schema: z.object({
      ...claimsField,
      positioning: statement,
      keyGaps: statements,
      recommendations: statements,
    }),
    accept({ claims, ...answer }) {
      const gate = openGate(claims, known);
      const positioning = publishStatement(answer.positioning, `${path}.positioning`, gate);
      const gaps = publishStatements(answer.keyGaps.slice(0, mostItems), `${path}.keyGaps`, gate, {
        means: isGap,
      });
      const advice = publishStatements(
        answer.recommendations.slice(0, mostItems),
        `${path}.recommendations`,
        gate,
        { choices: adviceChoices, needsChoice: true },
      );
      const { keyGaps, recommendations } = byRules.competitiveInsights;
      if (!positioning || !isEnough(gaps, keyGaps, 1) || !isEnough(advice, recommendations, 1))
        return { problems: gate.problems };
      const value = { positioning: positioning.text, keyGaps: gaps.kept, recommendations: advice.kept };
      return {
        written: [path],
        replaced: [path],
        evidence: [...positioning.evidence, ...gaps.evidence, ...advice.evidence],
        dropped: gate,
        apply: (report) => withInsights(report, { competitiveInsights: value }),
      };
    },
  });
}

function withInsights(report: WrittenReport, part: Partial<AiInsights>): WrittenReport {
  return { ...report, aiInsights: { ...report.aiInsights, ...part } };
}
