import type { MiddlewareHandler } from 'hono';
import { rateHeaders } from '../limits/rate-headers.ts';
import type { AppEnv, Edge } from './api-context.ts';
import { mayBeListed } from './listed-paths.ts';
import { readRequestId } from './request-id.ts';
import { closedContentSecurityPolicy, securityHeaders } from './security-headers.ts';

const privatePaths = /^\/(api|trpc|dev)(\/|$)/;

/** True for paths of the API and of signed-in users, false for pages. */
export function isPrivate(path: string): boolean {
  return privatePaths.test(path);
}

export function closedHeaders(publicUrl: string): Record<string, string> {
  return {
    ...Object.fromEntries(securityHeaders(publicUrl)),
    'Content-Security-Policy': closedContentSecurityPolicy,
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}

interface HeaderOptions extends Pick<Edge, 'services'> {
  publicUrl: string;
  /** Aborted before the process ends. */
  ending: AbortSignal;
}

/**
 * One middleware for all headers, because each additional one costs time. It also writes the log
 * line.
 */
export function commonHeaders(options: HeaderOptions): MiddlewareHandler<AppEnv> {
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

/**
 * Anyone with the address of a shared report or invitation can open it, so the log must not contain
 * it.
 */
export function withoutToken(path: string): string {
  return path.replace(/^\/(share|invitations)\/.*/, '/$1/…');
}
