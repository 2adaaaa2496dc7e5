import { createHash } from 'node:crypto';
import type { RateLimiter } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { AppError } from '@keydence/domain';

type Action = Parameters<RateLimiter['take']>[0];

/** How often a subject may do a thing, in fixed windows. */
export const limits = {
  probe_minute: { count: 20, seconds: 60 },
  probe_day: { count: 200, seconds: 86_400 },
} as const satisfies Record<Action, { count: number; seconds: number }>;

/** Counts in PostgreSQL by its clock, one statement a call: limits hold over restarts and over several servers. */
export function createRateLimiter({ sql }: Pick<DatabaseHandle, 'sql'>): RateLimiter {
  return {
    async take(action, subject) {
      const { count, seconds } = limits[action];
      const key = `${action}:${createHash('sha256').update(subject).digest('base64url')}`;
      const [row] = await sql<{ count: number; wait: number }[]>`
        insert into rate_limits as r (key, window_started_at, count) values (${key}, now(), 1)
        on conflict (key) do update set
          count = case when r.window_started_at + make_interval(secs => ${seconds}) <= now() then 1 else r.count + 1 end,
          window_started_at =
            case when r.window_started_at + make_interval(secs => ${seconds}) <= now() then now() else r.window_started_at end
        returning count, ceil(extract(epoch from window_started_at - now()) + ${seconds})::int as wait`;
      if (row && row.count > count) {
        throw new AppError('rate_limited', 'Too many requests. Please try again later.', {
          retryAfterSeconds: Math.max(1, row.wait),
        });
      }
    },
  };
}

/** For benchmarks and tests on this machine: `RATE_LIMITS=false`. */
export const unlimited: RateLimiter = { take: async () => {} };
