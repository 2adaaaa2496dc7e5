import type { Context, MiddlewareHandler } from 'hono';
import { listedPaths } from '../http/listed-paths.ts';
import type { PageViewReporter } from './page-view-reporter.ts';

/**
 * Reports each public page that a person opens in a browser. Browsers say when they navigate, and their users may say
 * that they are not to be tracked; programs and prefetches do not count.
 */
export function countPageViews(reporter: PageViewReporter, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!listedPaths.includes(c.req.path) || c.req.method !== 'GET' || ![200, 304].includes(c.res.status))
      return;
    const header = (name: string) => c.req.header(name);
    if (header('sec-fetch-mode') !== 'navigate' || header('sec-purpose') !== undefined) return;
    if (header('sec-gpc') === '1' || header('dnt') === '1') return;
    reporter.report({ path: c.req.path, referrer: readReferrer(c), at: now().toISOString() });
  };
}

function readReferrer(c: Context): string | null {
  const referrer = c.req.header('referer') ?? '';
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  return host && host !== new URL(c.req.url).host ? host : null;
}
