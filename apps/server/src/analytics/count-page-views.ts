import type { Context, MiddlewareHandler } from 'hono';
import { listedPaths } from '../http/listed-paths.ts';
import { type AnalyticsReporter, asksNotToBeCounted } from './analytics.ts';

/**
 * Reports each public page that a person opens in a browser. Counts only navigations, not programs
 * or prefetches.
 */
export function countPageViews(reporter: AnalyticsReporter, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!listedPaths.includes(c.req.path) || c.req.method !== 'GET' || ![200, 304].includes(c.res.status))
      return;
    if (c.req.header('sec-fetch-mode') !== 'navigate' || c.req.header('sec-purpose') !== undefined) return;
    if (asksNotToBeCounted(c)) return;
    reporter.report({
      name: 'pageview',
      path: c.req.path,
      referrer: readReferrer(c),
      at: now().toISOString(),
    });
  };
}

function readReferrer(c: Context): string | null {
  const referrer = c.req.header('referer') ?? '';
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  return host && host !== new URL(c.req.url).host ? host : null;
}
