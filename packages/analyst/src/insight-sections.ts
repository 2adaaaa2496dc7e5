import {
  type AiInsights,
  competitiveInsights,
  growthOpportunity,
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
import type { KnownFacts } from './facts/known-facts.ts';
import { actionForm, growthForm, riskForm } from './item-forms.ts';
import {
  claimsField,
  type ItemForm,
  isEnough,
  joinDropped,
  openGate,
  publishItems,
  publishText,
  publishTexts,
} from './publish-answer.ts';
import { defineSection, type Section } from './section.ts';

const mostItems = 6;

/** The five sections of the insights, without those that moves have written. */
export function insightSections(facts: ReportFacts, known: KnownFacts, byRules: AiInsights): Section[] {
  const all = {
    ...describeDomain(facts, known),
    ...describeMovements(facts, known),
    ...describeRankings(facts, known),
  };
  const competitors = facts.competitors
    .slice(0, 6)
    .map((competitor) => describeCompetitor(competitor, 5, known));
  const sections = [
    assessmentSection({ ...all, competitors: competitors.slice(0, 3) }, known, byRules),
    itemSection({
      part: 'priorityActions',
      brief:
        'Section "Strategic actions": three to six actions, the one with the most extra clicks a month first. action is a short imperative with the keyword, page or competitor that it is about. implementationDifficulty follows the keyword\'s difficulty: low up to thirty, medium up to sixty, high above.',
      facts: { ...all, competitors },
      item: priorityAction,
      form: actionForm,
      known,
      byRules,
    }),
    itemSection({
      part: 'growthOpportunities',
      brief:
        'Section "Growth opportunities": two to four places where the next visits can come from. percentageGrowth is a change of demand that stands in the facts for a keyword that the item names, else null.',
      facts: { ...all, competitors },
      item: growthOpportunity,
      form: growthForm,
      known,
      byRules,
    }),
    positioningSection({ ...all, competitors }, known, byRules),
    itemSection({
      part: 'riskAreas',
      brief: 'Section "Risk areas": what may cost visits, the most serious first, at most five.',
      facts: { ...all, competitors: competitors.slice(0, 3) },
      item: riskArea,
      form: riskForm,
      known,
      byRules,
    }),
  ];
  const hasMoves = (facts.moves ?? []).length > 0;
  return hasMoves ? sections.filter(({ name }) => !ofMoves.has(name)) : sections;
}

/** They have the words and figures of the moves, as all screens do. */
const ofMoves = new Set(['priorityActions', 'growthOpportunities', 'riskAreas']);

function describeMovements({ opportunities, momentum }: ReportFacts, known: KnownFacts) {
  return {
    bestOpportunities: opportunities.slice(0, 12).map((row) => describeKeyword(row, known)),
    rising: momentum.topGainers.slice(0, 6).map((row) => describeMomentum(row, known)),
    falling: momentum.topLosers.slice(0, 6).map((row) => describeMomentum(row, known)),
  };
}

type ListPart = 'priorityActions' | 'growthOpportunities' | 'riskAreas';

interface ItemSection<Part extends ListPart> {
  part: Part;
  brief: string;
  facts: object;
  item: z.ZodType<AiInsights[Part][number]>;
  form: ItemForm<AiInsights[Part][number]>;
  known: KnownFacts;
  byRules: AiInsights;
}

/** A section that is a list of items: those that do not stand in the facts go, the others stay. */
function itemSection<Part extends ListPart>(definition: ItemSection<Part>): Section {
  const { part, brief, facts, item, form, known, byRules } = definition;
  const path = `aiInsights.${part}`;
  return defineSection({
    name: part,
    paths: [path],
    brief,
    facts,
    schema: z.object({ ...claimsField, items: z.array(item) }),
    accept({ claims, items }) {
      const gate = openGate(claims, known);
      const published = publishItems(items.slice(0, mostItems), path, gate, form);
      if (!isEnough(published, byRules[part], 2)) return { problems: gate.problems };
      return {
        dropped: joinDropped([gate]),
        written: [path],
        replaced: [path],
        evidence: published.evidence,
        apply: (report) => withInsights(report, { [part]: published.kept }),
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
    schema: strategicAssessment.omit({ overallHealth: true }).extend(claimsField),
    accept({ claims, ...answer }) {
      const gate = openGate(claims, known);
      const summary = publishText(answer.summary, `${path}.summary`, gate);
      const strengths = publishTexts(answer.keyStrengths.slice(0, mostItems), `${path}.keyStrengths`, gate, {
        needsFact: true,
      });
      const weaknesses = publishTexts(
        answer.keyWeaknesses.slice(0, mostItems),
        `${path}.keyWeaknesses`,
        gate,
        { needsFact: true },
      );
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
        dropped: joinDropped([gate]),
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
    schema: competitiveInsights.extend(claimsField),
    accept({ claims, ...answer }) {
      const gate = openGate(claims, known);
      const positioning = publishText(answer.positioning, `${path}.positioning`, gate);
      const gaps = publishTexts(answer.keyGaps.slice(0, mostItems), `${path}.keyGaps`, gate, {
        needsFact: true,
      });
      const advice = publishTexts(
        answer.recommendations.slice(0, mostItems),
        `${path}.recommendations`,
        gate,
      );
      const { keyGaps, recommendations } = byRules.competitiveInsights;
      if (!positioning || !isEnough(gaps, keyGaps, 1) || !isEnough(advice, recommendations, 1))
        return { problems: gate.problems };
      const value = { positioning: positioning.text, keyGaps: gaps.kept, recommendations: advice.kept };
      return {
        written: [path],
        replaced: [path],
        evidence: [...positioning.evidence, ...gaps.evidence, ...advice.evidence],
        dropped: joinDropped([gate]),
        apply: (report) => withInsights(report, { competitiveInsights: value }),
      };
    },
  });
}

function withInsights(report: WrittenReport, part: Partial<AiInsights>): WrittenReport {
  return { ...report, aiInsights: { ...report.aiInsights, ...part } };
}
