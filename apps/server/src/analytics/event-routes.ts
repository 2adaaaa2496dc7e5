import { AppError } from '@keydence/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/api-context.ts';
import { limitBodyTo } from '../http/limit-body.ts';
import { listedPaths } from '../http/listed-paths.ts';
import { type AnalyticsReporter, asksNotToBeCounted } from './analytics.ts';

/** A click reported by a public page: local paths and anchors only. */
const click = z.strictObject({
  name: z.enum(['call_to_action', 'navigation']),
  path: z.enum(listedPaths),
  target: z.string().regex(/^(\/[a-z/-]{0,40})?(#[a-z-]{1,60})?$/),
});

export function eventRoutes(reporter: AnalyticsReporter, now: () => Date): Hono<AppEnv> {
  const limitEvent = limitBodyTo({
    maxBytes: 1024,
    refuse: () => {
      throw new AppError('payload_too_large', 'An event must be at most 1 kB.');
    },
  });
  return new Hono<AppEnv>().post('/events', limitEvent, async (c) => {
    if (c.req.header('sec-fetch-site') !== 'same-origin') {
      throw new AppError('forbidden', 'Only pages of this server report events.');
    }
    const { success, data } = click.safeParse(await c.req.json().catch(() => null));
    if (!success) throw new AppError('validation_failed', 'This is no event of a public page.');
    if (!asksNotToBeCounted(c)) reporter.report({ ...data, at: now().toISOString() });
    return c.body(null, 204);
  });
}
