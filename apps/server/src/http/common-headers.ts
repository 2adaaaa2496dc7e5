import type { MiddlewareHandler } from 'hono';
import type { AppOptions } from '../app.ts';
import { rateHeaders } from '../limits/rate-headers.ts';
import type { AppEnv } from './api-context.ts';
import { mayBeListed } from './listed-paths.ts';
import { readRequestId } from './request-id.ts';
import { closedContentSecurityPolicy, securityHeaders } from './security-headers.ts';

const privatePaths = /^\/(api|trpc|dev)(\/|$)/;

/** Whether a path is for programs and people who are signed in, and no page. */
export function isPrivate(path: string): boolean {
  return privatePaths.test(path);
}

/** What every answer under `/api` says besides what it is about. */
export function closedHeaders(publicUrl: string): Record<string, string> {
  return {
    ...Object.fromEntries(securityHeaders(publicUrl)),
    'Content-Security-Policy': closedContentSecurityPolicy,
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}

/** One middleware for all headers, because each one that touches them costs. It also writes the line of the log. */
export function commonHeaders(options: AppOptions): MiddlewareHandler<AppEnv> {
  const fixed = securityHeaders(options.publicUrl);
  const { log, now } = options.services;
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = readRequestId(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) headers.set(name, value);
    for (const [name, value] of rateHeaders(c.get('rateUses') ?? [], now)) headers.set(name, value);
    headers.set('X-Request-Id', requestId);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', closedContentSecurityPolicy);
    }
    if (!mayBeListed(c.req.path)) headers.set('X-Robots-Tag', 'noindex');
    if (isPrivate(c.req.path) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (options.ending.aborted) headers.set('Connection', 'close');
    log.info(
      {
        requestId,
        method: c.req.method,
        path: withoutToken(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  };
}

/** Whoever has the address of a shared report or an invitation can open it, so the log must not hold it. */
export function withoutToken(path: string): string {
  return path.replace(/^\/(share|invitations)\/.*/, '/$1/…');
}
