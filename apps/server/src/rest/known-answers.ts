import type { Caller } from '@keydence/api';
import type { AnswerVersion } from './endpoint.ts';

/** What callers have been answered with moments ago, as long as it stands. */
export interface KnownAnswers {
  keep(caller: Caller, url: string, version: AnswerVersion): void;
  /** Null for what was not asked for by this caller, and for what may have changed since. */
  find(caller: Caller, url: string): AnswerVersion | null;
}

const maxEntries = 10_000;
const longestUrl = 1_000;

/** In the memory of this process. An API key is looked up at every call, so nothing is kept for it. */
export function createKnownAnswers(): KnownAnswers {
  const versions = new Map<string, AnswerVersion>();
  const keyOf = ({ sessionId }: Caller, url: string) => `${sessionId} ${url}`;
  return {
    keep(caller, url, version) {
      if (caller.key || url.length > longestUrl) return;
      if (versions.size >= maxEntries) versions.clear();
      versions.set(keyOf(caller, url), version);
    },
    find(caller, url) {
      const version = versions.get(keyOf(caller, url));
      return version?.isCurrent() ? version : null;
    },
  };
}
