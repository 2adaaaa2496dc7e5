import type { FailedAttempt } from './judge-exchange.ts';

const minuteMs = 60_000;
/** Longer pauses of the provider are not waited for. */
const longestWaitMs = 2 * minuteMs;
/** Maximum retries of one request. */
const most = { never: 0, once: 1, backoff: 3, next_minute: 2, poll: 0 } as const;

/** Milliseconds before retry; null if the call must not be repeated. */
export function waitBeforeRetry(
  { retry, restForMs }: Pick<FailedAttempt, 'retry' | 'restForMs'>,
  retries: number,
  { clock, random }: { clock: () => number; random: () => number },
): number | null {
  if (retries >= most[retry]) return null;
  const wait =
    retry === 'next_minute'
      ? minuteMs - (clock() % minuteMs) + 1000 * random()
      : 1000 * 2 ** retries * (1 + random() / 4);
  const rest = restForMs ?? 0;
  return rest > longestWaitMs ? null : Math.max(wait, rest);
}
