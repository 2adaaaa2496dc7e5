import { createHash } from 'node:crypto';
import type { RateLimiter } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { AppError } from '@keydence/domain';

type Action = Parameters<RateLimiter['take']>[0];

/** How often a subject may do a thing, in fixed windows. */
const limits = {
  probe_minute: { count: 20, seconds: 60 },
  share_minute: { count: 60, seconds: 60 },
  probe_day: { count: 200, seconds: 86_400 },
  /** Opening an invitation, by address. */
  invitation_minute: { count: 60, seconds: 60 },
  /** Mails of invitations, by who sends them. */
  invitation_day: { count: 100, seconds: 86_400 },
  /** Whatever asks a search-data source, which may cost money. */
  provider_minute: { count: 30, seconds: 60 },
  /** Pictures, which cost memory and time to decode. */
  upload_minute: { count: 20, seconds: 60 },
  vote_minute: { count: 60, seconds: 60 },
  comment_minute: { count: 10, seconds: 60 },
  feedback_hour: { count: 5, seconds: 3_600 },
  /** Sign-ups for the newsletter, by network: each sends a mail to an address that anybody may have typed. */
  newsletter_hour: { count: 5, seconds: 3_600 },
  /** Following the links of its mails, by network. */
  newsletter_link_minute: { count: 30, seconds: 60 },
  unsubscribe_minute: { count: 30, seconds: 60 },
  /** Everything that is asked with an API key, by key. */
  key_minute: { count: 120, seconds: 60 },
  /** Calls of an assistant's tools, by person; one request can hold several. */
  tool_minute: { count: 60, seconds: 60 },
  /** Tests of webhooks, which send requests to others. */
  webhook_minute: { count: 10, seconds: 60 },
} as const satisfies Record<Action, { count: number; seconds: number }>;

/** How much of a limit is used, after one more action. */
export interface RateUse {
  policy: string;
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
  /** It was more than the limit allows. */
  isRefused: boolean;
}

/** Tells of each use, so that the edge can say it in the answer's headers. */
export interface ReportingRateLimiter extends RateLimiter {
  take(action: Action, subject: string, report?: (use: RateUse) => void): Promise<void>;
}

/**
 * Counts in PostgreSQL by its clock, one statement a call: limits hold over restarts and over several servers. Where that
 * clock was set back, a window that began ahead of it begins now, so that nobody waits longer than a window.
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
      // A statement that waited for another one's row began before that row's window did.
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

/** For benchmarks and tests on this machine: `RATE_LIMITS=false`. */
export const unlimited: ReportingRateLimiter = { take: async () => {} };
