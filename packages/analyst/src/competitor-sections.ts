import {
  type CompetitorFacts,
  type CompetitorStrategy,
  competitorStrategy,
  type ReportFacts,
} from '@keydence/domain';
import { z } from 'zod';
import { describeCompetitor, describeDomain, described } from './describe-facts.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { inBatches } from './in-batches.ts';
import {
  type AnswerGate,
  aboutPart,
  claimsField,
  isEnough,
  joinDropped,
  openGate,
  publishText,
  publishTexts,
} from './publish-answer.ts';
import { defineSection, type Section } from './section.ts';

const batchSize = 4;
const mostSteps = 4;

type Strategy = CompetitorStrategy['competitorStrategies'][number];

/** Which strategy it is, and the keywords that show it, are computed. */
const strategyAnswer = competitorStrategy.shape.competitorStrategies.element.pick({
  competitorDomain: true,
  strategySummary: true,
  howToCopy: true,
  risks: true,
});

/** How each competitor wins its visits, a few competitors a question. */
export function competitorSections(
  facts: ReportFacts,
  known: KnownFacts,
  { competitorStrategies: byRules }: CompetitorStrategy,
): Section[] {
  return inBatches(facts.competitors, batchSize).map((batch, number) =>
    defineSection({
      name: `competitorStrategy.${number}`,
      paths: batch.map(({ index }) => pathOf(index)),
      brief:
        'Section "Competitor strategy": for each competitor of the facts how it wins its visits (two or three sentences that fit its computed strategy), two to four steps to copy what works, and one to three risks of doing so. competitorDomain repeats its domain.',
      facts: {
        ...describeDomain(facts, known),
        competitors: batch.map(({ item, index }) => describe(item, byRules[index], known)),
      },
      schema: z.object({ ...claimsField, strategies: z.array(strategyAnswer) }),
      accept({ claims, strategies }) {
        const gate = openGate(claims, known);
        const judged = batch.flatMap(({ item, index }) => {
          const answer = strategies.find(({ competitorDomain }) => competitorDomain === item.domain);
          const base = byRules[index];
          const own = aboutPart(gate, item.domain);
          return answer && base ? [{ ...judge({ answer, index, base }, own), gate: own }] : [];
        });
        const kept = judged.filter(({ isKept }) => isKept);
        if (kept.length === 0) return { problems: judged.flatMap((one) => one.gate.problems) };
        const byIndex = new Map(kept.map(({ index, value }) => [index, value]));
        return {
          written: kept.map(({ index }) => pathOf(index)),
          replaced: kept.flatMap(({ index }) =>
            ['strategySummary', 'howToCopy', 'risks'].map((name) => `${pathOf(index)}.${name}`),
          ),
          evidence: kept.flatMap(({ evidence }) => evidence),
          dropped: joinDropped(judged.map((one) => one.gate)),
          apply: (report) => ({
            ...report,
            competitorStrategy: replaceAt(report.competitorStrategy, byIndex),
          }),
        };
      },
    }),
  );
}

const pathOf = (index: number) => `competitorStrategy.competitorStrategies.${index}`;

function describe(competitor: CompetitorFacts, byRules: Strategy | undefined, known: KnownFacts) {
  return {
    ...describeCompetitor(competitor, 8, known),
    computedStrategy: byRules?.primaryStrategy,
    bestKeywords: competitor.topKeywords.slice(0, 10).map((keyword) => ({
      ...described(keyword.keyword, competitor.domain, known),
      intent: keyword.intent,
    })),
  };
}

interface Judged {
  answer: z.output<typeof strategyAnswer>;
  index: number;
  base: Strategy;
}

function judge({ answer, index, base }: Judged, gate: AnswerGate) {
  const path = pathOf(index);
  const summary = publishText(answer.strategySummary, `${path}.strategySummary`, gate);
  const steps = publishTexts(answer.howToCopy.slice(0, mostSteps), `${path}.howToCopy`, gate);
  const risks = publishTexts(answer.risks.slice(0, mostSteps), `${path}.risks`, gate);
  const value: Strategy = {
    ...base,
    strategySummary: summary?.text ?? base.strategySummary,
    howToCopy: steps.kept,
    risks: risks.kept,
  };
  return {
    index,
    value,
    evidence: [...(summary?.evidence ?? []), ...steps.evidence, ...risks.evidence],
    isKept: summary !== null && isEnough(steps, base.howToCopy, 2) && isEnough(risks, base.risks, 1),
  };
}

function replaceAt(strategy: CompetitorStrategy, byIndex: ReadonlyMap<number, Strategy>): CompetitorStrategy {
  return {
    ...strategy,
    competitorStrategies: strategy.competitorStrategies.map((value, index) => byIndex.get(index) ?? value),
  };
}
