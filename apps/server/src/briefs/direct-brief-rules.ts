import type { BriefRules } from '@keydence/domain';
import { asks, check, compose, readPageForBrief } from './brief-work.ts';

/** The rules without a thread, for tests: a page of other people could hold the process. */
export function createDirectBriefRules(): BriefRules {
  return {
    asks,
    read: async (page, language) => readPageForBrief(page, language),
    compose: async (input) => compose(input),
    check: async (input) => check(input),
  };
}
