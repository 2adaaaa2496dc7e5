import {
  aboutName,
  type CompetitorFacts,
  type CompetitorStrategy,
  competitorStrategy,
  type KnownFacts,
  type ReportFacts,
  type StatementEvidence,
} from '@keydence/domain';
import { z } from 'zod';
import { describeCompetitor, describeDomain } from './describe-facts.ts';
import { inBatches } from './in-batches.ts';
import { isEnough, keepProven } from './keep-proven.ts';
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
        competitors: batch.map(({ item, index }) => describe(item, byRules[index])),
      },
      schema: z.object({ strategies: z.array(strategyAnswer) }),
      accept({ strategies }) {
        const judged = batch.flatMap(({ item, index }) => {
          const answer = strategies.find(({ competitorDomain }) => competitorDomain === item.domain);
          const base = byRules[index];
          return answer && base ? [judge({ answer, index, base }, aboutName(known, item.domain))] : [];
        });
        const kept = judged.filter(({ isKept }) => isKept);
        if (kept.length === 0) return { problems: judged.flatMap(({ problems }) => problems) };
        const byIndex = new Map(kept.map(({ index, value }) => [index, value]));
        return {
          written: kept.map(({ index }) => pathOf(index)),
          replaced: kept.flatMap(({ index }) =>
            ['strategySummary', 'howToCopy', 'risks'].map((name) => `${pathOf(index)}.${name}`),
          ),
          evidence: kept.flatMap(({ evidence }) => evidence),
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

function describe(competitor: CompetitorFacts, byRules: Strategy | undefined) {
  return {
    ...describeCompetitor(competitor, 8),
    computedStrategy: byRules?.primaryStrategy,
    bestKeywords: competitor.topKeywords.slice(0, 10).map((keyword) => ({
      keyword: keyword.keyword,
      itsPosition: keyword.rankAbsolute,
      searchesAMonth: keyword.searchVolume,
      intent: keyword.intent,
    })),
  };
}

interface Judged {
  answer: z.output<typeof strategyAnswer>;
  index: number;
  base: Strategy;
}

function judge({ answer, index, base }: Judged, known: KnownFacts) {
  const path = pathOf(index);
  const summary = keepProven([answer.strategySummary], known, path);
  const steps = keepProven(answer.howToCopy.slice(0, mostSteps), known, `${path}.howToCopy`);
  const risks = keepProven(answer.risks.slice(0, mostSteps), known, `${path}.risks`);
  const [words] = summary.kept;
  const value: Strategy = {
    ...base,
    strategySummary: words ?? base.strategySummary,
    howToCopy: steps.kept,
    risks: risks.kept,
  };
  const evidence: StatementEvidence[] = [
    ...summary.evidence.map((rows) => ({ ...rows, path: `${path}.strategySummary` })),
    ...steps.evidence,
    ...risks.evidence,
  ];
  return {
    index,
    value,
    evidence,
    isKept: words !== undefined && isEnough(steps, base.howToCopy, 2) && isEnough(risks, base.risks, 1),
    problems: [...summary.problems, ...steps.problems, ...risks.problems],
  };
}

function replaceAt(strategy: CompetitorStrategy, byIndex: ReadonlyMap<number, Strategy>): CompetitorStrategy {
  return {
    ...strategy,
    competitorStrategies: strategy.competitorStrategies.map((value, index) => byIndex.get(index) ?? value),
  };
}
