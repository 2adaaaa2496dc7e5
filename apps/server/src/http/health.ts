import type { DatabaseHandle } from '@keydence/db';
import { Hono } from 'hono';

/** `/healthz`: the process lives. `/readyz`: the database answers (the server listens only after its migrations). */
export function healthRoutes(database: DatabaseHandle): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }));
  routes.get('/readyz', async (c) => {
    const isReady = await database.sql`select 1`.then(
      () => true,
      () => false,
    );
    if (isReady) return c.json({ status: 'ready' });
    return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '2' });
  });
  return routes;
}
