import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, type DatabaseHandle, migrate } from '@keydence/db';

/** An empty migrated database on an embedded server of its own, with so many connections; it goes when it is closed. */
export async function openDatabase(maxConnections: number): Promise<DatabaseHandle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-reliability-'));
  const handle = await createDatabase(`embedded:${path.join(folder, 'pg')}`, {
    maxConnections,
    embedded: { isTemporary: true, log: () => {} },
  });
  await migrate(handle);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
