import {
  type AiInsights,
  competitiveInsights,
  growthOpportunity,
  type KnownFacts,
  priorityAction,
  type ReportFacts,
  riskArea,
  strategicAssessment,
  type WrittenReport,
} from '@keydence/domain';
import { z } from 'zod';
import {
  describeCompetitor,
  describeDomain,
  describeKeyword,
  describeMomentum,
  describeRankings,
} from './describe-facts.ts';
import { isEnough, keepProven } from './keep-proven.ts';
import { defineSection, type Section } from './section.ts';

const mostItems = 6;

/** The five sections of the insights. */
export function insightSections(facts: ReportFacts, known: KnownFacts, byRules: AiInsights): Section[] {
  const all = { ...describeDomain(facts, known), ...describeMovements(facts), ...describeRankings(facts) };
  const competitors = facts.competitors.slice(0, 6).map((competitor) => describeCompetitor(competitor, 5));
  return [
    assessmentSection({ ...all, competitors: competitors.slice(0, 3) }, known, byRules),
    itemSection({
      part: 'priorityActions',
      brief:
        'Section "Strategic actions": three to six actions, the one with the most extra clicks a month first. action is a short imperative with the keyword, page or competitor that it is about. implementationDifficulty follows the keyword\'s difficulty: low up to thirty, medium up to sixty, high above.',
      facts: { ...all, competitors },
      item: priorityAction,
      known,
      byRules,
    }),
    itemSection({
      part: 'growthOpportunities',
      brief:
        'Section "Growth opportunities": two to four places where the next visits can come from. percentageGrowth is a change of demand that stands in the facts for a keyword that the item names, else null.',
      facts: { ...all, competitors },
      item: growthOpportunity,
      known,
      byRules,
    }),
    positioningSection({ ...all, competitors }, known, byRules),
    itemSection({
      part: 'riskAreas',
      brief: 'Section "Risk areas": what may cost visits, the most serious first, at most five.',
      facts: { ...all, competitors: competitors.slice(0, 3) },
      item: riskArea,
      known,
      byRules,
    }),
  ];
}

function describeMovements({ opportunities, momentum }: ReportFacts) {
  return {
    bestOpportunities: opportunities.slice(0, 12).map(describeKeyword),
    rising: momentum.topGainers.slice(0, 6).map(describeMomentum),
    falling: momentum.topLosers.slice(0, 6).map(describeMomentum),
  };
}

type ListPart = 'priorityActions' | 'growthOpportunities' | 'riskAreas';

interface ItemSection<Part extends ListPart> {
  part: Part;
  brief: string;
  facts: object;
  item: z.ZodType<AiInsights[Part][number]>;
  known: KnownFacts;
  byRules: AiInsights;
}

/** A section that is a list of items: those that do not stand in the facts go, the others stay. */
function itemSection<Part extends ListPart>(definition: ItemSection<Part>): Section {
  const { part, brief, facts, item, known, byRules } = definition;
  const path = `aiInsights.${part}`;
  return defineSection({
    name: part,
    paths: [path],
    brief,
    facts,
    schema: z.object({ items: z.array(item) }),
    accept({ items }) {
      const proven = keepProven(items.slice(0, mostItems), known, path);
      if (!isEnough(proven, byRules[part], 2)) return { problems: proven.problems };
      return {
        written: [path],
        replaced: [path],
        evidence: proven.evidence,
        apply: (report) => withInsights(report, { [part]: proven.kept }),
      };
    },
  });
}

/** The rating itself is computed; a model writes about it. */
function assessmentSection(facts: object, known: KnownFacts, byRules: AiInsights): Section {
  const path = 'aiInsights.strategicAssessment';
  const { overallHealth, keyStrengths, keyWeaknesses } = byRules.strategicAssessment;
  return defineSection({
    name: 'strategicAssessment',
    paths: [path],
    brief:
      'Section "Autopilot overview": a summary of two to four sentences that fits the computed health rating, then two to four strengths and two to four weaknesses of one sentence each. Give no rating of your own.',
    facts: { ...facts, computedHealthRating: overallHealth },
    schema: strategicAssessment.omit({ overallHealth: true }),
    accept(answer) {
      const summary = keepProven([answer.summary], known, path);
      const strengths = keepProven(answer.keyStrengths.slice(0, mostItems), known, `${path}.keyStrengths`);
      const weaknesses = keepProven(answer.keyWeaknesses.slice(0, mostItems), known, `${path}.keyWeaknesses`);
      const [words] = summary.kept;
      if (
        words === undefined ||
        !isEnough(strengths, keyStrengths, 1) ||
        !isEnough(weaknesses, keyWeaknesses, 1)
      ) {
        return { problems: [...summary.problems, ...strengths.problems, ...weaknesses.problems] };
      }
      const value = {
        overallHealth,
        summary: words,
        keyStrengths: strengths.kept,
        keyWeaknesses: weaknesses.kept,
      };
      return {
        written: [path],
        replaced: ['summary', 'keyStrengths', 'keyWeaknesses'].map((name) => `${path}.${name}`),
        evidence: [
          ...summary.evidence.map((rows) => ({ ...rows, path: `${path}.summary` })),
          ...strengths.evidence,
          ...weaknesses.evidence,
        ],
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
      'Section "Competitive positioning": where the domain stands among its competitors in two or three sentences, up to four gaps that matter (each with its keyword and who ranks for it), and two to four recommendations.',
    facts,
    schema: competitiveInsights,
    accept(answer) {
      const positioning = keepProven([answer.positioning], known, path);
      const gaps = keepProven(answer.keyGaps.slice(0, mostItems), known, `${path}.keyGaps`);
      const advice = keepProven(answer.recommendations.slice(0, mostItems), known, `${path}.recommendations`);
      const { keyGaps, recommendations } = byRules.competitiveInsights;
      const [words] = positioning.kept;
      if (words === undefined || !isEnough(gaps, keyGaps, 1) || !isEnough(advice, recommendations, 1)) {
        return { problems: [...positioning.problems, ...gaps.problems, ...advice.problems] };
      }
      const value = { positioning: words, keyGaps: gaps.kept, recommendations: advice.kept };
      return {
        written: [path],
        replaced: [path],
        evidence: [
          ...positioning.evidence.map((rows) => ({ ...rows, path: `${path}.positioning` })),
          ...gaps.evidence,
          ...advice.evidence,
        ],
        apply: (report) => withInsights(report, { competitiveInsights: value }),
      };
    },
  });
}

function withInsights(report: WrittenReport, part: Partial<AiInsights>): WrittenReport {
  return { ...report, aiInsights: { ...report.aiInsights, ...part } };
}
