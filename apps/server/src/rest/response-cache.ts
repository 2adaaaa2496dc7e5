import type { Caller } from '@keydence/api';
import type { AnswerVersion } from './endpoint.ts';

/** Recent responses to callers while current, by path and query. */
export interface ResponseCache {
  keep(caller: Caller, target: string, version: AnswerVersion): void;
  /** Null for another caller, and for a response that may have changed. */
  find(caller: Caller, target: string): AnswerVersion | null;
}

const longestTarget = 1_000;

/**
 * In the memory of this process, for as long as the caller's authentication is cached: the caller
 * is identified by that object. API keys are verified on every call, so nothing is stored for them.
 */
export function createKnownAnswers(): ResponseCache {
  const answers = new WeakMap<Caller, Map<string, AnswerVersion>>();
  return {
    keep(caller, target, version) {
      if (caller.key || target.length > longestTarget) return;
      const versions = answers.get(caller) ?? new Map<string, AnswerVersion>();
      answers.set(caller, versions);
      versions.delete(target);
      versions.set(target, version);
      // Outdated entries are the oldest, and therefore first.
      for (const [old, held] of versions) {
        if (held.isCurrent()) break;
        versions.delete(old);
      }
    },
    find(caller, target) {
      const version = answers.get(caller)?.get(target);
      return version?.isCurrent() ? version : null;
    },
  };
}
