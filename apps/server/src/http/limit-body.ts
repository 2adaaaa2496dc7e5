import { AppError } from '@keydence/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const jsonLimitBytes = 1024 * 1024;

interface BodyLimit {
  maxBytes: number;
  /** Returns or throws the refusal, in place of the reader of the body. */
  refuse: (c: Context) => Response;
}

/**
 * Refuses a larger body. A body with Content-Length is not touched: after a partial read, the
 * server closes the connection half a second later, during the client's next request.
 */
export function limitBodyTo({ maxBytes, refuse }: BodyLimit): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    if (Number(c.req.header('content-length')) > maxBytes) return refuse(c);
    return limitStream(c, next);
  };
}

const limitJson = limitBodyTo({
  maxBytes: jsonLimitBytes,
  refuse: () => {
    throw new AppError('payload_too_large', 'The request body must be at most 1 MB.');
  },
});

/**
 * Refuses a body over 1 MB. For GET and HEAD any body is ignored; reading it would double the cost
 * of a small response.
 */
export const limitBody: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitJson(c, next);
