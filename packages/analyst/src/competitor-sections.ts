import type { CompetitorFacts, CompetitorStrategy, ReportFacts } from '@keydence/domain';
import { z } from 'zod';
import { adviceChoices, riskChoices } from './advice.ts';
import { describeCompetitor, describeDomain, described } from './describe-facts.ts';
import type { KnownFacts, Subject } from './facts/known-facts.ts';
import { inBatches } from './in-batches.ts';
import {
  type AnswerGate,
  claimsField,
  isEnough,
  openGate,
  publishStatement,
  publishStatements,
} from './publish-answer.ts';
import { defineSection, type Section } from './section.ts';
import { statement } from './statement.ts';

const batchSize = 4;
const mostSteps = 4;

type Strategy = CompetitorStrategy['competitorStrategies'][number];

/** The strategy and its example keywords are computed. */
const strategyAnswer = z.object({
  competitorDomain: z.string(),
  strategySummary: statement,
  howToCopy: z.array(statement),
  risks: z.array(statement),
});

/** Traffic strategy of each competitor, a few competitors per request. */
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
        'Section "Competitor strategy": for each competitor of the facts a summary of one to four claims about it or its keywords, two to four steps, each with a choice of the advice, and one to three risks, each with a choice of the risks. competitorDomain repeats its domain.',
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
          return answer && base ? [judge({ answer, index, base, domain: item.domain }, gate)] : [];
        });
        const kept = judged.filter(({ isKept }) => isKept);
        if (kept.length === 0) return { problems: gate.problems };
        const byIndex = new Map(kept.map(({ index, value }) => [index, value]));
        return {
          written: kept.map(({ index }) => pathOf(index)),
          replaced: kept.flatMap(({ index }) =>
            ['strategySummary', 'howToCopy', 'risks'].map((name) => `${pathOf(index)}.${name}`),
          ),
          evidence: kept.flatMap(({ evidence }) => evidence),
          dropped: gate,
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
  domain: string;
}

function judge({ answer, index, base, domain }: Judged, gate: AnswerGate) {
  const path = pathOf(index);
  const about = { isAbout: ({ competitor }: Subject) => competitor === domain };
  const summary = publishStatement(answer.strategySummary, `${path}.strategySummary`, gate, about);
  const steps = publishStatements(answer.howToCopy.slice(0, mostSteps), `${path}.howToCopy`, gate, {
    choices: adviceChoices,
    needsChoice: true,
  });
  const risks = publishStatements(answer.risks.slice(0, mostSteps), `${path}.risks`, gate, {
    ...about,
    choices: riskChoices,
    needsChoice: true,
  });
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
