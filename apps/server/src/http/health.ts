import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';
import { Hono } from 'hono';

/** A database that has not answered by then counts as away. */
const answerLimitMs = 3_000;

/** `/healthz`: the process lives. `/readyz`: the database answers (the server listens only after its migrations). */
export function healthRoutes(database: Pick<DatabaseHandle, 'sql'>): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }));
  routes.get('/readyz', async (c) => {
    if (await answers(database)) return c.json({ status: 'ready' });
    return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '2' });
  });
  return routes;
}

async function answers({ sql }: Pick<DatabaseHandle, 'sql'>): Promise<boolean> {
  const late = new AbortController();
  const isInTime = await Promise.race([
    sql`select 1`.then(
      () => true,
      () => false,
    ),
    pause(answerLimitMs, false, { signal: late.signal }),
  ]);
  late.abort();
  return isInTime;
}
