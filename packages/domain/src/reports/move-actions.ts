import { hoursWords } from '../moves/hours-words.ts';
import { moveName } from '../moves/move-name.ts';
import { competitorContextFor } from './action-context.ts';
import { cited, type Draft } from './cited.ts';
import type { ReportFacts, ReportMove } from './facts.ts';
import { gainSentence, moveRows, workTexts } from './move-texts.ts';
import type { PriorityAction } from './schema.ts';

const kinds = { update: 'ranking', write: 'coverage', link: 'page', merge: 'merge' } as const;
/** Maximum hours of low and of medium effort. */
const effortLevels = { low: 1, medium: 3 };

/** The moves with the largest gains as actions, with the same texts and gains as on all screens. */
export function writeMoveActions(facts: ReportFacts, moves: readonly ReportMove[]): Draft<PriorityAction>[] {
  return moves.map((move) => {
    const texts = workTexts[move.verb];
    const rows = moveRows(facts, move);
    return {
      action: cited(moveName(move), ...rows),
      rationale: cited(move.sentence, ...rows),
      expectedImpact: texts.expectedImpact,
      expectedTimeline: texts.expectedTimeline,
      implementationDifficulty: levelOf(move),
      competitorContext: competitorContextFor(move.mainQuery ?? move.title, facts, kinds[move.verb]),
      quantifiableImpact: cited(gainSentence(move), ...rows),
      successMetrics: [texts.metric],
      requiredResources: [`About ${hoursWords(move.effortHours)} of work`, texts.resources],
      contingencyPlans: [texts.contingency],
    };
  });
}

function levelOf({ effortHours }: ReportMove): PriorityAction['implementationDifficulty'] {
  if (effortHours <= effortLevels.low) return 'low';
  return effortHours <= effortLevels.medium ? 'medium' : 'high';
}
