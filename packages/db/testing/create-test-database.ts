import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { createDatabase } from '../src/create-database.ts';
import type { DatabaseHandle } from '../src/handle.ts';
import { databaseUrl, userOf } from './add-owner.ts';
import { breakTransactions } from './break-transactions.ts';
import { copyOnNodes, dropOnWorkers, joinNodes } from './own-cluster.ts';
import { refuseMixtures } from './refuse-mixtures.ts';

/**
 * A migrated, empty database of the test file, copied from the run's template. Closing drops it.
 */
export function createTestDatabase(): Promise<DatabaseHandle> {
  return createCopyOf(inject('testServer').template);
}

/** A database of the test file without any table. Closing drops it. */
export function createEmptyDatabase(): Promise<DatabaseHandle> {
  return createCopyOf('template0');
}

/** True if each test's database is distributed over the nodes of TEST_CITUS_URL. */
export const isCluster = (): boolean => inject('isCluster');

/** A migrated, empty database of TEST_CITUS_URL whose nodes are known, before its distribution. Closing drops it. */
export async function createPlainDatabase(): Promise<DatabaseHandle> {
  const handle = await createCopyOf(inject('testServer').template, { isDistributed: false });
  await joinNodes(inject('testServer').adminUrl, handle.url);
  return handle;
}

async function createCopyOf(template: string, { isDistributed = true } = {}): Promise<DatabaseHandle> {
  const { adminUrl, ownerUrl, prefix, distributed } = inject('testServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  if (distributed && isDistributed && template !== 'template0') {
    await copyOnNodes(adminUrl, { from: distributed, to: name });
  } else {
    // The other strategy writes each page to the log, which takes about twice the CPU time.
    await administer(
      adminUrl,
      (admin) =>
        admin`create database ${admin(name)} template ${admin(template)} owner ${admin(userOf(ownerUrl))} strategy file_copy`,
    );
  }
  const breaksTransactions = inject('breaksTransactions');
  const handle = await createDatabase(databaseUrl(ownerUrl, name), {
    maxConnections: 5,
    maxListConnections: 2,
    ...(isCluster() && { requestObserver: refuseMixtures }),
    ...(breaksTransactions && { pauseBeforeRepeat: async () => {} }),
  });
  if (breaksTransactions) breakTransactions(handle);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await administer(adminUrl, (admin) => admin`drop database ${admin(name)} with (force)`);
      if (isCluster()) await dropOnWorkers(adminUrl, name);
    },
  };
}

/** A superuser connection to a test's database; the server itself never has one. */
export function openAdministrator({ url }: Pick<DatabaseHandle, 'url'>): postgres.Sql {
  const database = new URL(url).pathname.slice(1);
  return postgres(databaseUrl(inject('testServer').adminUrl, database), { max: 1, onnotice: () => {} });
}

async function administer(url: string, act: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}
