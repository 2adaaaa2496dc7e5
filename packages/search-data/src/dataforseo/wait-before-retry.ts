import type { FailedAttempt } from './judge-exchange.ts';

const minuteMs = 60_000;
/** A provider that wants to be left alone for longer is not waited for. */
const longestWaitMs = 2 * minuteMs;
/** How often one question is sent again. */
const most = { never: 0, once: 1, backoff: 3, next_minute: 2, poll: 0 } as const;

/** Milliseconds until a failed call may be sent again; null: it may not. */
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
