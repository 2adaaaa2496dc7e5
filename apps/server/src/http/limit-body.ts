import { AppError } from '@keydence/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const jsonLimitBytes = 1024 * 1024;

interface BodyLimit {
  maxBytes: number;
  /** Answers, or throws, in place of whatever would have read the body. */
  refuse: (c: Context) => Response;
}

/**
 * Refuses a larger body. One that tells its size is not touched: of a stream that is begun and left, the server closes
 * the connection half a second later, under the client's next request.
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
 * Refuses a body over 1 MB. A GET or HEAD has none for whoever handles it, whatever was sent; asking for it would cost as
 * much as all else of a small answer.
 */
export const limitBody: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitJson(c, next);
