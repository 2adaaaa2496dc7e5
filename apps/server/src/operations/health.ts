import { Hono } from 'hono';
import type { ReadReadiness } from './readiness.ts';

/**
 * `/health/live`: the process is alive. `/health/ready`: it can do its work. `/healthz` and
 * `/readyz` are aliases.
 */
export function healthRoutes(readReadiness: ReadReadiness): Hono {
  const routes = new Hono();
  for (const path of ['/health/live', '/healthz']) routes.get(path, (c) => c.json({ status: 'ok' }));
  for (const path of ['/health/ready', '/readyz']) {
    routes.get(path, async (c) => {
      const { isReady, checks } = await readReadiness();
      if (isReady) return c.json({ status: 'ready', checks });
      return c.json({ status: 'unavailable', checks }, 503, { 'Retry-After': '2' });
    });
  }
  return routes;
}
