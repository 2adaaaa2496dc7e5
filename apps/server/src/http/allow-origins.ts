import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** What a page of another site may read of an answer, besides what every page may. */
const exposed = [
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
];

const preflightSeconds = 600;

/** Lets pages of these origins call the API with a token. No cookie counts there, so none is allowed. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const answer = cors({
    origin: [...origins],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'X-Request-Id',
    ],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: exposed,
    maxAge: preflightSeconds,
  });
  // Without an origin it is no page that asks, and OPTIONS asks for the methods of a path.
  return (c, next) => (c.req.header('Origin') === undefined ? next() : answer(c, next));
}
