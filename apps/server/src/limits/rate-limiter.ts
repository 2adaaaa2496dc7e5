import { createHash } from 'node:crypto';
import type { RateLimiter } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { AppError } from '@keydence/domain';

type Action = Parameters<RateLimiter['take']>[0];

/** Maximum actions per subject in fixed windows. */
const limits = {
  probe_minute: { count: 20, seconds: 60 },
  share_minute: { count: 60, seconds: 60 },
  probe_day: { count: 200, seconds: 86_400 },
  /** Opened invitations, per address. */
  invitation_minute: { count: 60, seconds: 60 },
  /** Invitation e-mails, per sender. */
  invitation_day: { count: 100, seconds: 86_400 },
  /** Requests to a search data source, which may cost money. */
  provider_minute: { count: 30, seconds: 60 },
  /** Pictures, which take memory and time to decode. */
  upload_minute: { count: 20, seconds: 60 },
  vote_minute: { count: 60, seconds: 60 },
  comment_minute: { count: 10, seconds: 60 },
  feedback_hour: { count: 5, seconds: 3_600 },
  /**
   * Newsletter sign-ups, per network: each sends a mail to an address that may belong to another
   * person.
   */
  newsletter_hour: { count: 5, seconds: 3_600 },
  /** Opened newsletter links, per network. */
  newsletter_link_minute: { count: 30, seconds: 60 },
  unsubscribe_minute: { count: 30, seconds: 60 },
  /** Requests with an API key, per key. */
  key_minute: { count: 120, seconds: 60 },
  /** Assistant tool calls, per person; one request can hold several. */
  tool_minute: { count: 60, seconds: 60 },
  /** Webhook tests, which send requests to other servers. */
  webhook_minute: { count: 10, seconds: 60 },
} as const satisfies Record<Action, { count: number; seconds: number }>;

export interface RateUse {
  policy: string;
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
  isRefused: boolean;
}

/** Reports each use, for the response headers. */
export interface ReportingRateLimiter extends RateLimiter {
  take(action: Action, subject: string, report?: (use: RateUse) => void): Promise<void>;
}

/**
 * Counts in PostgreSQL by its clock, one statement per call, so limits apply across restarts and
 * servers. If the clock moved back, a window with a future start begins now, so a wait never
 * exceeds one window.
 */
export function createRateLimiter({ sql }: Pick<DatabaseHandle, 'sql'>): ReportingRateLimiter {
  return {
    async take(action, subject, report) {
      const { count, seconds } = limits[action];
      const key = `${action}:${createHash('sha256').update(subject).digest('base64url')}`;
      const [row] = await sql<{ count: number; wait: number }[]>`
        insert into identity.rate_limits as r (key, window_started_at, count) values (${key}, now(), 1)
        on conflict (key) do update set
          count = case when r.window_started_at + make_interval(secs => ${seconds}) <= now() then 1 else r.count + 1 end,
          window_started_at =
            case when r.window_started_at + make_interval(secs => ${seconds}) <= now() then now()
              else least(r.window_started_at, now()) end
        returning count, ceil(extract(epoch from window_started_at - now()) + ${seconds})::int as wait`;
      if (!row) return;
      // A statement that waited for a row lock may have begun before that row's window.
      const resetSeconds = Math.min(seconds, Math.max(1, row.wait));
      const remaining = Math.max(0, count - row.count);
      const isRefused = row.count > count;
      report?.({ policy: action, limit: count, windowSeconds: seconds, remaining, resetSeconds, isRefused });
      if (isRefused) {
        throw new AppError('rate_limited', 'Too many requests. Please try again later.', {
          retryAfterSeconds: resetSeconds,
        });
      }
    },
  };
}

/** For benchmarks and local tests: `RATE_LIMITS=false`. */
export const unlimited: ReportingRateLimiter = { take: async () => {} };
