import { gainSpeech, sumShownGains } from '../gain/gain-text.ts';
import { moveName } from '../moves/move-name.ts';
import { moveVerb } from '../moves/schema.ts';
import { cited, type Draft } from './cited.ts';
import type { ReportFacts, ReportMove } from './facts.ts';
import { moveRows, workTexts } from './move-texts.ts';
import { counted, listed } from './prose.ts';
import type { GrowthOpportunity } from './schema.ts';

const namedMoves = 3;

/** One growth opportunity for each kind of move, largest gain first. */
export function writeMoveGrowth(
  facts: ReportFacts,
  moves: readonly ReportMove[],
): Draft<GrowthOpportunity>[] {
  return moveVerb.options
    .map((verb) => moves.filter((move) => move.verb === verb))
    .sort((a, b) => sumOf(b) - sumOf(a))
    .flatMap((group) => describe(facts, group));
}

function describe(facts: ReportFacts, group: readonly ReportMove[]): Draft<GrowthOpportunity>[] {
  const [first] = group;
  if (!first) return [];
  const texts = workTexts[first.verb];
  const named = group.slice(0, namedMoves);
  const rest = group.length - named.length;
  const names = listed([...named.map(moveName), ...(rest > 0 ? [counted(rest, 'other')] : [])]);
  const gains = group.flatMap(({ gain }) => gain ?? []);
  const worth =
    gains.length === 0
      ? `What ${group.length === 1 ? 'it' : 'they'} would bring is not known.`
      : `${group.length === 1 ? 'It is' : 'Together they are'} expected to bring ${gainSpeech(sumShownGains(gains))}.`;
  return [
    {
      opportunity: texts.growth,
      description: cited(
        `${counted(group.length, 'move')}: ${names}. ${worth}`,
        ...moveRows(facts, ...named),
      ),
      competitiveAdvantage: texts.advantage,
      quantifiableImpact: { level: levelOf(sumOf(group)), percentageGrowth: null },
      expectedRoiTimeframe: texts.expectedTimeline,
      implementationApproach: texts.approach,
    },
  ];
}

function sumOf(group: readonly ReportMove[]): number {
  return group.reduce((sum, { gain }) => sum + (gain?.mid ?? 0), 0);
}

/** By extra visits a month. */
export function levelOf(visits: number): 'high' | 'medium' | 'low' {
  return visits >= 100 ? 'high' : visits >= 20 ? 'medium' : 'low';
}
