import type { Caller } from '@keydence/api';
import type { AnswerVersion } from './endpoint.ts';

/** What callers have been answered with moments ago, as long as it stands; by path and query. */
export interface KnownAnswers {
  keep(caller: Caller, target: string, version: AnswerVersion): void;
  /** Null for what was not asked for by this caller, and for what may have changed since. */
  find(caller: Caller, target: string): AnswerVersion | null;
}

const longestTarget = 1_000;

/**
 * In the memory of this process, for as long as it remembers that the caller was checked: the same object then stands for
 * the same caller. An API key is looked up at every call, so nothing is kept for it.
 */
export function createKnownAnswers(): KnownAnswers {
  const answers = new WeakMap<Caller, Map<string, AnswerVersion>>();
  return {
    keep(caller, target, version) {
      if (caller.key || target.length > longestTarget) return;
      const versions = answers.get(caller) ?? new Map<string, AnswerVersion>();
      answers.set(caller, versions);
      versions.delete(target);
      versions.set(target, version);
      // Those that stand no more are the oldest, and so in front.
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
