import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { type OwnServer, startOwnServer } from '@keydence/db/testing';
import { atExit } from './at-exit.ts';

/** A PostgreSQL of the run's own with a look into its tables. */
export interface OwnPostgres {
  server: OwnServer;
  database: DatabaseHandle;
  remove(): Promise<void>;
}

/** The tables are made by the first server that starts on it. */
export async function openOwnPostgres(environment: Record<string, string> = {}): Promise<OwnPostgres> {
  const server = await startOwnServer(environment);
  const isNoLongerNeeded = atExit(() => server.remove());
  const database = await createDatabase(server.url, { maxConnections: 2, statementTimeoutMs: 0 });
  return {
    server,
    database,
    async remove() {
      await database.close();
      isNoLongerNeeded();
      server.remove();
    },
  };
}
