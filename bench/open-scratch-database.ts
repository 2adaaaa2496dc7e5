import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, type DatabaseHandle, migrate } from '@keydence/db';

/** An empty migrated database that goes when it is closed: on DATABASE_URL's server, or embedded. */
export async function openScratchDatabase(): Promise<DatabaseHandle> {
  const server = process.env.DATABASE_URL;
  const handle = server ? await openOnServer(server) : await openEmbedded();
  await migrate(handle);
  return handle;
}

async function openEmbedded(): Promise<DatabaseHandle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-bench-'));
  const handle = await createDatabase(`embedded:${path.join(folder, 'pg')}`, {
    statementTimeoutMs: 0,
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

async function openOnServer(server: string): Promise<DatabaseHandle> {
  const name = `keydence_bench_${process.pid}`;
  const admin = await createDatabase(server);
  await admin.sql`create database ${admin.sql(name)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const handle = await createDatabase(url.href, { statementTimeoutMs: 0 });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await admin.sql`drop database ${admin.sql(name)} with (force)`;
      await admin.close();
    },
  };
}
