import { createDatabase, type DatabaseHandle, migrateUpTo } from '@keydence/db';
import { migrationsFolder } from '../paths.ts';
import { openQueue } from '../worker/worker.ts';

/** An empty database with the schema, and the job queue's, of that moment. */
export async function prepareSchema(
  handle: DatabaseHandle,
  contents: { migrations: number; queueVersion: number | null },
): Promise<void> {
  await migrateUpTo(handle, { migrations: contents.migrations, migrationsFolder });
  if (contents.queueVersion === null) return;
  const boss = await openQueue(handle.url, (error) => {
    throw error;
  });
  await boss.stop({ graceful: false });
  const [row] = await handle.sql<{ version: number }[]>`select version from jobs.version`;
  if (row?.version !== contents.queueVersion) {
    throw new Error(
      'the waiting jobs come from another version of the job queue; use the Keydence that made them.',
    );
  }
}

/** A database by its address, without touching its schema. */
export function openUntouched(url: string): Promise<DatabaseHandle> {
  return createDatabase(url, { maxConnections: 2, maxListConnections: 1 });
}
