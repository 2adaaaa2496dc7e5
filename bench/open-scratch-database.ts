import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, type DatabaseHandle, type DatabaseOptions, migrate } from '@keydence/db';

/**
 * An empty migrated database that is dropped when it is closed: on DATABASE_URL's server, or
 * embedded.
 */
export async function openScratchDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const server = process.env.DATABASE_URL;
  const handle = server ? await openOnServer(server, options) : await openEmbedded(options);
  await migrate(handle);
  return handle;
}

async function openEmbedded(options: DatabaseOptions): Promise<DatabaseHandle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-bench-'));
  const handle = await createDatabase(`embedded:${path.join(folder, 'pg')}`, {
    ...options,
    embedded: { isTemporary: true, log: () => {} },
  });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openOnServer(server: string, options: DatabaseOptions): Promise<DatabaseHandle> {
  const name = `keydence_bench_${process.pid}`;
  const admin = await createDatabase(server);
  await admin.sql`create database ${admin.sql(name)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const handle = await createDatabase(url.href, options);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await admin.sql`drop database ${admin.sql(name)} with (force)`;
      await admin.close();
    },
  };
}
