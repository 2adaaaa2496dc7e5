import type { MiddlewareHandler } from 'hono';

/**
 * Answers HEAD without the route's handler. The router would run the GET handler, so a mail scanner
 * that checks a link would consume it.
 */
export const answerHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'HEAD') return next();
  return c.body(null, 200, { 'Cache-Control': 'no-store' });
};
