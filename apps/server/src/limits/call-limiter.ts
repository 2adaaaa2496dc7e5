import { AppError } from '@keydence/domain';
import type { RateUse } from './rate-limiter.ts';

export interface CallLimits {
  api: number;
  /** The typed procedures, which the screens call; each call of a batch counts. */
  screens: number;
}

export interface Calls {
  surface: keyof CallLimits;
  userId: string;
  count: number;
}

/** Counts calls; AppError('rate_limited') above the person's limit per minute. */
export interface CallLimiter {
  take(calls: Calls, report: (use: RateUse) => void): void;
}

const windowSeconds = 60;

/**
 * Counts in the memory of this process, because it runs on every call. One shared window bounds
 * that memory: all counts are cleared at its end. `clock` returns monotonic milliseconds.
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
