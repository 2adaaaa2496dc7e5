import { Hono } from 'hono';
import type { Env } from '../env.ts';
import { type Listener, listen } from '../http/listen.ts';
import { healthRoutes } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { ReadReadiness } from './readiness.ts';

interface Parts {
  readReadiness: ReadReadiness;
  metrics: Metrics | null;
}

/**
 * The second listener, for operators: health and metrics. It is separate from the public one, so
 * outsiders cannot read metrics by mistake. Null without OPS_PORT.
 */
export async function listenForOperations(
  env: Pick<Env, 'OPS_HOST' | 'OPS_PORT'>,
  { readReadiness, metrics }: Parts,
): Promise<Listener | null> {
  if (env.OPS_PORT === undefined) return null;
  const routes = new Hono();
  routes.route('/', healthRoutes(readReadiness));
  if (metrics) {
    routes.get('/metrics', async (c) =>
      c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType }),
    );
  }
  const address = { host: env.OPS_HOST, port: env.OPS_PORT };
  return listen({ ...address, fetch: (request) => routes.fetch(request) }).catch(
    (error: { code?: string }) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new Error(
        `port ${address.port} is in use; choose another one with OPS_PORT (see .env.example).`,
        {
          cause: error,
        },
      );
    },
  );
}
