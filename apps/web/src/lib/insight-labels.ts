import { intentReasonText, type RelevanceClass, type RelevanceFilter } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';
import { intentLabels } from './intent-labels.ts';
import type { RouterOutputs } from './trpc.ts';

type Keyword = RouterOutputs['keywords']['list']['data'][number];
export type IntentFacts = Pick<Keyword, 'intentType' | 'intentSource' | 'intentReason'>;
export type RelevanceFacts = Pick<Keyword, 'relevance' | 'relevanceClass' | 'relevanceEvidence'>;

/** Label of an intent; "Unclear" if neither a source nor the wording decides it. */
export function intentText({ intentType }: Pick<IntentFacts, 'intentType'>): string {
  return intentType ? intentLabels[intentType] : 'Unclear';
}

/** Sentence with the source of an intent and its reason. */
export function intentBasisText({ intentType, intentSource, intentReason }: IntentFacts): string {
  if (intentType === null) return 'No source reports an intent, and the wording and pages do not tell.';
  if (intentSource === 'person') return 'Set by a member of this workspace.';
  return `${intentReasonText(intentReason ?? { from: 'source' })}.`;
}

export const relevanceLabels: Record<RelevanceFilter, string> = {
  listed: 'Relevant',
  maybe: 'Maybe relevant',
  hidden: 'Not relevant',
  unknown: 'Relevance unknown',
};

export function relevanceText(relevanceClass: RelevanceClass | null): string {
  return relevanceLabels[relevanceClass ?? 'unknown'];
}

type Evidence = NonNullable<RelevanceFacts['relevanceEvidence']>;

const evidenceTexts: Record<Evidence['kind'], (text: string) => string> = {
  query: (text) => `like “${text}”, a search that shows your site`,
  page: (text) => `like your page “${text}”`,
  keyword: (text) => `like your keyword “${text}”`,
  plan: (text) => `like “${text}” in your content plan`,
  competitor: (text) => `like “${text}”, for which a competitor ranks`,
  vote: () => 'a member voted',
};

/** Nearest keyword or page of the site: "like your page “Burr grinder vs blade”". Null without one. */
export function evidenceText({ relevanceEvidence }: RelevanceFacts): string | null {
  return relevanceEvidence && evidenceTexts[relevanceEvidence.kind](relevanceEvidence.text);
}

/** Sentence with the reason for a relevance. */
export function relevanceReasonText(facts: RelevanceFacts): string {
  if (facts.relevanceClass === null) {
    return 'Not computed yet, or too little is known of your site. It is never hidden for this reason.';
  }
  const evidence = evidenceText(facts);
  if (evidence === null) {
    if (facts.relevance === null) return 'A member voted.';
    if (facts.relevanceClass !== 'listed') return 'Nothing on your site comes close.';
    return facts.relevance === 1 ? 'It names your site.' : 'Your site is found for it.';
  }
  const sentence = `${evidence[0]?.toUpperCase() ?? ''}${evidence.slice(1)}.`;
  return facts.relevance === null
    ? sentence
    : `${sentence} Similarity: ${formatNumber(Math.round(facts.relevance * 100))} of 100.`;
}
