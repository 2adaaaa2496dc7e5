import type { AppOptions } from '../app.ts';
import { closedHeaders } from '../http/common-headers.ts';
import { bypassesCache, isNamed, weakTag } from '../http/entity-tag.ts';
import type { FastResponder } from '../http/listen.ts';
import { readRequestId } from '../http/request-id.ts';
import { rateHeaders } from '../limits/rate-headers.ts';
import type { RateUse } from '../limits/rate-limiter.ts';

/**
 * Returns 304 immediately for a caller that this process has just authenticated, for a response
 * known to be current: before creating a request object and matching routes, which cost more than
 * the rest of a small response. All other requests use the routes, with the same result.
 */
export function createUnchangedAnswer(options: AppOptions): FastResponder {
  const { services, recognise, callLimiter, ending, apiOrigins, known } = options;
  const fixed = Object.entries(closedHeaders(options.publicUrl)).flat();
  return ({ method, url, headers }, response) => {
    const condition = headers['if-none-match'];
    if (condition === undefined || method !== 'GET' || url === undefined || ending.aborted) return false;
    if (apiOrigins?.length && headers.origin !== undefined) return false;
    const caller = recognise?.(headers.authorization);
    const version = caller && known.find(caller, url);
    if (!version || bypassesCache(headers['cache-control'])) return false;
    const tag = weakTag(version.text);
    if (!isNamed(tag, condition)) return false;
    const uses: RateUse[] = [];
    try {
      callLimiter?.take({ surface: 'api', userId: caller.userId, count: 1 }, (use) => uses.push(use));
    } catch {
      // Past the limit, the routes count the call and explain the refusal.
      return false;
    }
    const sent = headers['x-request-id'];
    const requestId = readRequestId(typeof sent === 'string' ? sent : undefined);
    const rates = uses.length > 0 ? rateHeaders(uses, services.now).flat() : [];
    response.writeHead(304, [...fixed, 'ETag', tag, 'X-Request-Id', requestId, ...rates]);
    response.end();
    const [path] = url.split('?', 1);
    // Synchronous, so there is no duration.
    services.log.info({ requestId, method: 'GET', path, status: 304, ms: 0 }, 'request');
    return true;
  };
}
