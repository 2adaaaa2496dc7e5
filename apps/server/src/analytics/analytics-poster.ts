import type { Logger } from '@keydence/api';
import type { AnalyticsReporter } from './analytics.ts';

const timeoutMs = 5_000;
/**
 * Maximum requests in flight. A service that responds never has this many; further events are
 * dropped.
 */
const mostInFlight = 20;

/**
 * Posts each event (`AnalyticsEvent`) as JSON to the operator's analytics service. If the service
 * does not respond, this is logged once, and pages are served as before.
 */
export function createAnalyticsPoster(url: string, log: Pick<Logger, 'warn'>): AnalyticsReporter {
  let inFlight = 0;
  let isAway = false;
  const post = async (body: string) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The analytics service answered ${answer.status}.`);
  };
  return {
    report(event) {
      if (inFlight >= mostInFlight) return;
      inFlight += 1;
      post(JSON.stringify(event))
        .then(
          () => {
            isAway = false;
          },
          (error: unknown) => {
            if (!isAway) log.warn({ error }, 'events do not reach the analytics service');
            isAway = true;
          },
        )
        .finally(() => {
          inFlight -= 1;
        });
    },
  };
}
