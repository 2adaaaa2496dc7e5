import type { AppOptions } from '../app.ts';
import { closedHeaders } from '../http/common-headers.ts';
import { asksAnew, isNamed, weakTag } from '../http/entity-tag.ts';
import { readRequestId } from '../http/request-id.ts';
import { rateHeaders } from '../limits/rate-headers.ts';
import type { RateUse } from '../limits/rate-limiter.ts';
import type { KnownAnswers } from './known-answers.ts';

/**
 * Says 304 at once to a caller whom this process has just checked, about an answer that it knows to stand: before a route is
 * looked for, as that costs more than all the rest of so small an answer. Null for everything else, which goes the long
 * way and is answered the same there.
 */
export function createUnchangedAnswer(
  options: AppOptions,
  known: KnownAnswers,
): (request: Request) => Response | null {
  const { services, recognise, callLimiter, ending, apiOrigins } = options;
  const fixed = closedHeaders(options.publicUrl);
  return (request) => {
    const condition = request.headers.get('if-none-match');
    if (condition === null || request.method !== 'GET' || ending.aborted) return null;
    if (apiOrigins?.length && request.headers.has('origin')) return null;
    const caller = recognise?.(request.headers.get('authorization') ?? undefined);
    const version = caller && known.find(caller, request.url);
    if (!version || asksAnew(request.headers.get('cache-control'))) return null;
    const tag = weakTag(version.text);
    if (!isNamed(tag, condition)) return null;
    const uses: RateUse[] = [];
    try {
      callLimiter?.take({ surface: 'api', userId: caller.userId, count: 1 }, (use) => uses.push(use));
    } catch {
      // The long way counts once more, past the limit, and explains the refusal.
      return null;
    }
    const requestId = readRequestId(request.headers.get('x-request-id') ?? undefined);
    const headers: Record<string, string> = { ...fixed, ETag: tag, 'X-Request-Id': requestId };
    if (uses.length > 0) Object.assign(headers, Object.fromEntries(rateHeaders(uses, services.now)));
    // Nothing was waited for.
    services.log.info({ requestId, method: 'GET', path: pathOf(request.url), status: 304, ms: 0 }, 'request');
    return new Response(null, { status: 304, headers });
  };
}

/** The path of an absolute address, which the server has checked already. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('://') + 3);
  const to = url.indexOf('?', from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}
