import type { RateUse } from './rate-limiter.ts';

/**
 * Counted limits as `RateLimit-Policy` and `RateLimit` (IETF draft, structured fields), and the one
 * with the least left also as `X-RateLimit-…`, which has room for one; its reset is in seconds
 * since 1970. Past a limit, `Retry-After` has the seconds to wait.
 */
export function rateHeaders(uses: readonly RateUse[], now: () => Date): [string, string][] {
  const [tightest] = uses.toSorted((a, b) => a.remaining - b.remaining);
  if (!tightest) return [];
  const policies = uses.map(
    ({ policy, limit, windowSeconds }) => `"${policy}";q=${limit};w=${windowSeconds}`,
  );
  const states = uses.map(
    ({ policy, remaining, resetSeconds }) => `"${policy}";r=${remaining};t=${resetSeconds}`,
  );
  const refused = uses.filter(({ isRefused }) => isRefused).map(({ resetSeconds }) => resetSeconds);
  return [
    ...(refused.length > 0 ? [['Retry-After', String(Math.max(...refused))] satisfies [string, string]] : []),
    ['RateLimit-Policy', policies.join(', ')],
    ['RateLimit', states.join(', ')],
    ['X-RateLimit-Limit', String(tightest.limit)],
    ['X-RateLimit-Remaining', String(tightest.remaining)],
    ['X-RateLimit-Reset', String(Math.ceil(now().getTime() / 1000) + tightest.resetSeconds)],
  ];
}
