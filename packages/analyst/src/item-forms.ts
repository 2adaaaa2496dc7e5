import {
  capitalised,
  type GrowthOpportunity,
  gainSpeech,
  type PriorityAction,
  type RiskArea,
} from '@keydence/domain';
import type { Subject } from './facts/known-facts.ts';
import type { ItemForm } from './publish-answer.ts';

/** Our words for texts of an action that may not be published. */
export const actionForm: ItemForm<PriorityAction> = {
  main: ['action', 'rationale'],
  spare: (subjects) => ({
    expectedImpact: 'The next rank checks show the effect.',
    expectedTimeline: 'One to three months',
    competitorContext: 'Compare the page with the first results for its main keyword.',
    quantifiableImpact: estimateOf(subjects),
    successMetrics: ['Position of the page in the next rank checks'],
    requiredResources: ['One editor'],
    contingencyPlans: ['If nothing changes, look at what the first results do differently.'],
  }),
};

/** Our words for texts of a growth opportunity that may not be published. */
export const growthForm: ItemForm<GrowthOpportunity> = {
  main: ['opportunity', 'description'],
  spare: () => ({
    competitiveAdvantage: 'Compare the page with the first results for its main keyword.',
    expectedRoiTimeframe: 'One to three months',
    implementationApproach: 'Extend the page that ranks, or write one if none does.',
  }),
  correct: (item, subjects) => ({
    ...item,
    quantifiableImpact: {
      ...item.quantifiableImpact,
      percentageGrowth: knownGrowth(item.quantifiableImpact.percentageGrowth, subjects),
    },
  }),
};

/** A growth that is a change of what the item names, else null. */
function knownGrowth(growth: number | null, subjects: readonly Subject[]): number | null {
  const changes = subjects.flatMap((subject) => Object.values(subject.changes));
  return growth !== null && growth > 0 && changes.includes(growth) ? growth : null;
}

/** A risk says nothing without both of its texts. */
export const riskForm: ItemForm<RiskArea> = { main: ['risk', 'mitigation'], spare: () => ({}) };

/** The gain of the first keyword that has one, in the words of all screens. */
function estimateOf(subjects: readonly Subject[]): string {
  const gains = subjects.flatMap((subject) => subject.sourceOf(null).keywords?.map(({ gain }) => gain) ?? []);
  const gain = gains.find((known) => known !== null);
  return gain && gain.mid >= 1 ? `${capitalised(gainSpeech(gain))}.` : 'Not enough data for an estimate.';
}
