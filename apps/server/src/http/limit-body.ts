import { AppError } from '@keydence/domain';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const jsonLimitBytes = 1024 * 1024;

const limit = bodyLimit({
  maxSize: jsonLimitBytes,
  onError: () => {
    throw new AppError('payload_too_large', 'The request body must be at most 1 MB.');
  },
});

/**
 * Refuses a body over 1 MB. A GET or HEAD has none for whoever handles it, whatever was sent; asking for it would cost as
 * much as all else of a small answer.
 */
export const limitBody: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next);
