import type { AppOptions } from '../app.ts';
import { closedHeaders } from '../http/common-headers.ts';
import { asksAnew, isNamed, weakTag } from '../http/entity-tag.ts';
import type { AnswerAtOnce } from '../http/listen.ts';
import { readRequestId } from '../http/request-id.ts';
import { rateHeaders } from '../limits/rate-headers.ts';
import type { RateUse } from '../limits/rate-limiter.ts';

/**
 * Says 304 at once to a caller whom this process has just checked, about an answer that it knows to stand: before a
 * request object is made and a route looked for, as that costs more than all the rest of so small an answer. Everything
 * else goes the long way, and is answered the same there.
 */
export function createUnchangedAnswer(options: AppOptions): AnswerAtOnce {
  const { services, recognise, callLimiter, ending, apiOrigins, known } = options;
  const fixed = Object.entries(closedHeaders(options.publicUrl)).flat();
  return ({ method, url, headers }, response) => {
    const condition = headers['if-none-match'];
    if (condition === undefined || method !== 'GET' || url === undefined || ending.aborted) return false;
    if (apiOrigins?.length && headers.origin !== undefined) return false;
    const caller = recognise?.(headers.authorization);
    const version = caller && known.find(caller, url);
    if (!version || asksAnew(headers['cache-control'])) return false;
    const tag = weakTag(version.text);
    if (!isNamed(tag, condition)) return false;
    const uses: RateUse[] = [];
    try {
      callLimiter?.take({ surface: 'api', userId: caller.userId, count: 1 }, (use) => uses.push(use));
    } catch {
      // The long way counts once more, past the limit, and explains the refusal.
      return false;
    }
    const sent = headers['x-request-id'];
    const requestId = readRequestId(typeof sent === 'string' ? sent : undefined);
    const rates = uses.length > 0 ? rateHeaders(uses, services.now).flat() : [];
    response.writeHead(304, [...fixed, 'ETag', tag, 'X-Request-Id', requestId, ...rates]);
    response.end();
    const [path] = url.split('?', 1);
    // Nothing was waited for.
    services.log.info({ requestId, method: 'GET', path, status: 304, ms: 0 }, 'request');
    return true;
  };
}
