import type { Caller } from '@keydence/api';
import type { AnswerVersion } from './endpoint.ts';

/** What callers have been answered with moments ago, as long as it stands; by path and query. */
export interface KnownAnswers {
  keep(caller: Caller, target: string, version: AnswerVersion): void;
  /** Null for what was not asked for by this caller, and for what may have changed since. */
  find(caller: Caller, target: string): AnswerVersion | null;
}

const maxEntries = 10_000;
const longestTarget = 1_000;

/** In the memory of this process. An API key is looked up at every call, so nothing is kept for it. */
export function createKnownAnswers(): KnownAnswers {
  const versions = new Map<string, AnswerVersion>();
  const keyOf = ({ sessionId }: Caller, target: string) => `${sessionId} ${target}`;
  return {
    keep(caller, target, version) {
      if (caller.key || target.length > longestTarget) return;
      if (versions.size >= maxEntries) versions.clear();
      const key = keyOf(caller, target);
      versions.delete(key);
      versions.set(key, version);
      // Those that stand no more are the oldest, and so in front.
      for (const [old, held] of versions) {
        if (held.isCurrent()) break;
        versions.delete(old);
      }
    },
    find(caller, target) {
      const version = versions.get(keyOf(caller, target));
      return version?.isCurrent() ? version : null;
    },
  };
}
