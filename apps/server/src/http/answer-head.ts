import type { MiddlewareHandler } from 'hono';

/**
 * Answers HEAD without the route's handler. The router would run the one of GET, so that a mail scanner that only
 * looks at a link would spend it.
 */
export const answerHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'HEAD') return next();
  return c.body(null, 200, { 'Cache-Control': 'no-store' });
};
