import type { FallbackReason } from '@keydence/domain';

export const authorMessages = {
  writtenBy: 'Written by',
  rules: 'Rules',
  rulesAnalyst: 'Rules analyst',
  byRules: 'Fixed rules wrote this from your figures. The same figures always give the same words.',
  byModel: (name: string) =>
    `The language model ${name} wrote this. Each keyword, domain and figure in it was checked against your data.`,
  byRulesBecause: (reasons: readonly string[], isWhole: boolean) =>
    `Fixed rules wrote ${isWhole ? 'this' : 'the rest'}, because ${reasons.join(', and ')}.`,
} as const;

/** Why a language model did not write it; each goes on after "because". */
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
