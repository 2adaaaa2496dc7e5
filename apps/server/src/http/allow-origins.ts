import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

interface Names {
  sent: string[];
  /** Response headers that a page may read, besides those always readable. */
  exposed: string[];
}

const restNames: Names = {
  sent: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'X-Request-Id'],
  exposed: [
    'ETag',
    'Idempotency-Replayed',
    'Link',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
    'X-Total-Count',
  ],
};

/** The public sign-in client reads an error code only if it sees the version header. */
export const identityNames: Names = {
  sent: [
    'Authorization',
    'Content-Type',
    'Apikey',
    'X-Client-Info',
    'X-Supabase-Api-Version',
    'X-Request-Id',
  ],
  exposed: [
    'Link',
    'Retry-After',
    'X-Request-Id',
    'X-Sb-Error-Code',
    'X-Supabase-Api-Version',
    'X-Total-Count',
  ],
};

const preflightSeconds = 600;

/**
 * Lets pages of these origins call the API with a token. Cookies are not accepted, so credentials
 * are not allowed.
 */
export function allowOrigins(origins: readonly string[], { sent, exposed } = restNames): MiddlewareHandler {
  const answer = cors({
    origin: [...origins],
    allowHeaders: sent,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: exposed,
    maxAge: preflightSeconds,
  });
  // Requests without an origin are not from a page; their OPTIONS lists the methods of a path.
  return (c, next) => (c.req.header('Origin') === undefined ? next() : answer(c, next));
}
