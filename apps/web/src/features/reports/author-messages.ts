import type { FallbackReason, ModelUsage } from '@keydence/domain';
import { formatDollars } from '../../lib/format-dollars.ts';

const count = (amount: number) => amount.toLocaleString('en-US');
const modelOf = ({ model, promptVersion }: ModelUsage) => `${model}, prompt version ${promptVersion}`;

function sectionsOf({ askedSections, keptSections }: ModelUsage): string {
  const kept = keptSections > 0 ? `, ${count(keptSections)} kept from an earlier report` : '';
  return `${count(askedSections)} ${askedSections === 1 ? 'section' : 'sections'} asked${kept}`;
}

function tokensOf({ askedSections, inputTokens, outputTokens }: ModelUsage): string {
  if (askedSections === 0) return '';
  if (inputTokens === null || outputTokens === null) return '. The service did not count its tokens';
  return `. ${count(inputTokens)} tokens read, ${count(outputTokens)} written`;
}

function costOf({ askedSections, costUsd }: ModelUsage): string {
  if (askedSections === 0) return ', for nothing.';
  return costUsd === null ? '. The cost is unknown: no price is set.' : `, ${formatDollars(costUsd)}.`;
}

export const authorMessages = {
  writtenBy: 'Written by',
  rules: 'Rules',
  rulesAnalyst: 'Rules analyst',
  byRules: 'Fixed rules wrote this from your figures. The same figures always give the same words.',
  byModel: (name: string) =>
    `The language model ${name} wrote this. Each keyword, domain and figure in it was checked against your data.`,
  usage: (usage: ModelUsage) => `${modelOf(usage)}: ${sectionsOf(usage)}${tokensOf(usage)}${costOf(usage)}`,
  byRulesBecause: (reasons: readonly string[], isWhole: boolean) =>
    `Fixed rules wrote ${isWhole ? 'this' : 'the rest'}, because ${reasons.join(', and ')}.`,
} as const;

/** Reasons for a report without a language model; each continues a sentence after "because". */
export const fallbackTexts: Record<FallbackReason, string> = {
  timed_out: 'the language model did not answer in time',
  unreachable: 'the language model could not be reached',
  busy: 'the language model was too busy',
  refused: 'the language model refused the question',
  unreadable: 'the answer of the language model was not in the right form',
  unproven: 'too little of what the language model wrote was in your data',
  token_limit: 'the report had used up its tokens',
  skipped: 'the language model had stopped answering',
};
