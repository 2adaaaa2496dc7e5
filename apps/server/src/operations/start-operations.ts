import type { DatabaseHandle } from '@keydence/db';
import type { Env } from '../env.ts';
import { migrationsFolder } from '../paths.ts';
import { listenForOperations } from './operations-listener.ts';
import { createReadiness, type ReadReadiness, readMigrationCount } from './readiness.ts';
import type { Telemetry } from './telemetry.ts';

export interface Operations {
  readReadiness: ReadReadiness;
  close(): Promise<void>;
}

interface Parts {
  database: DatabaseHandle;
  telemetry: Telemetry;
  ending: AbortSignal;
}

export async function startOperations(env: Env, { database, telemetry, ending }: Parts): Promise<Operations> {
  const readReadiness = createReadiness({
    database,
    migrations: readMigrationCount(migrationsFolder),
    ending,
  });
  const listener = await listenForOperations(env, { readReadiness, metrics: telemetry.metrics });
  if (listener) console.log(`Keydence tells of its health at http://${env.OPS_HOST}:${listener.port}`);
  return {
    readReadiness,
    async close() {
      await listener?.drain();
      await telemetry.close();
    },
  };
}
