import type { Composition } from '../compose.ts';
import type { Env } from '../env.ts';
import { migrationsFolder } from '../paths.ts';
import { createMetrics } from './metrics.ts';
import { listenForOperations } from './operations-listener.ts';
import { createReadiness, type ReadReadiness, readMigrationCount } from './readiness.ts';

export interface Operations {
  readReadiness: ReadReadiness;
  /** Of the listener for health and metrics; null where none is set. */
  port: number | null;
  close(): Promise<void>;
}

/** What those who run a process see of it, the same for servers and workers. */
export async function startOperations(
  env: Env,
  { services }: Pick<Composition, 'services'>,
  ending: AbortSignal,
): Promise<Operations> {
  const readReadiness = createReadiness({
    database: services.database,
    migrations: readMigrationCount(migrationsFolder),
    ending,
  });
  const metrics = env.OPS_PORT === undefined ? null : createMetrics(services);
  const listener = await listenForOperations(env, { readReadiness, metrics });
  return {
    readReadiness,
    port: listener?.port ?? null,
    async close() {
      await listener?.drain();
    },
  };
}
