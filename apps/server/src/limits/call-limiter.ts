import { AppError } from '@keydence/domain';
import type { RateUse } from './rate-limiter.ts';

/** How many calls a person has in a minute at one process, over all of the person's sessions. */
export interface CallLimits {
  /** REST and assistants; each API key has a limit of its own there. */
  api: number;
  /** The typed procedures, which the screens call; each one of a batch counts. */
  screens: number;
}

/** Who calls, of what, and how often at once. */
export interface Calls {
  surface: keyof CallLimits;
  userId: string;
  count: number;
}

/** Counts calls; AppError('rate_limited') once they are more than the person has in this minute. */
export interface CallLimiter {
  take(calls: Calls, report: (use: RateUse) => void): void;
}

const windowSeconds = 60;

/**
 * Counts in the memory of this process, since it is asked at every call. One window for everybody, which forgets them
 * all at its end, bounds that memory. `clock` tells milliseconds and never goes back.
 */
export function createCallLimiter(limits: CallLimits, clock: () => number): CallLimiter {
  let endsAt = 0;
  const counts = new Map<string, number>();
  return {
    take({ surface, userId, count }, report) {
      const now = clock();
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + windowSeconds * 1_000;
      }
      const key = `${surface}:${userId}`;
      const used = (counts.get(key) ?? 0) + count;
      counts.set(key, used);
      const limit = limits[surface];
      const resetSeconds = Math.ceil((endsAt - now) / 1_000);
      const remaining = Math.max(0, limit - used);
      const isRefused = used > limit;
      report({ policy: surface, limit, windowSeconds, remaining, resetSeconds, isRefused });
      if (!isRefused) return;
      throw new AppError(
        'rate_limited',
        `Too many requests: you have ${limit} a minute. Try again in ${resetSeconds} s.`,
        { retryAfterSeconds: resetSeconds },
      );
    },
  };
}
