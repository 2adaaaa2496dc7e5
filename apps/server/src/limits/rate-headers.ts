import type { RateUse } from './rate-limiter.ts';

/** The limits that a request counted against, as `RateLimit-Policy` and `RateLimit` (IETF draft, structured fields). */
export function rateHeaders(uses: readonly RateUse[]): [string, string][] {
  if (uses.length === 0) return [];
  const policies = uses.map(
    ({ policy, limit, windowSeconds }) => `"${policy}";q=${limit};w=${windowSeconds}`,
  );
  const states = uses.map(
    ({ policy, remaining, resetSeconds }) => `"${policy}";r=${remaining};t=${resetSeconds}`,
  );
  return [
    ['RateLimit-Policy', policies.join(', ')],
    ['RateLimit', states.join(', ')],
  ];
}
