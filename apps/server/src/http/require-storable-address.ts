import { checkText, invalidField } from '@keydence/api';
import type { MiddlewareHandler } from 'hono';

/**
 * Refuses NUL in a path or query: no valid name or value contains it, and the database fails on it.
 */
export const requireStorableAddress: MiddlewareHandler = (c, next) => {
  if (!c.req.url.includes('%00')) return next();
  checkText(c.req.query());
  throw invalidField('', 'The address must not contain NUL characters.');
};
