import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../create-database.ts';
import { openCluster } from '../embedded/open-cluster.ts';
import { migrate } from '../migrate.ts';

export interface TestServer {
  /** Where databases are made; its user may make them. */
  adminUrl: string;
  /** The migrated database that each test file copies. */
  template: string;
  /** Starts the name of every database of this run. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** Every transaction is broken off once before it goes through. */
    breaksTransactions: boolean;
  }
}

/**
 * One server for the whole run: TEST_DATABASE_URL, or a cluster of its own in the temporary folder. Runs that go on at
 * the same time do not meet: each has its own prefix, and its own cluster when it is embedded.
 */
export default async function provideTestServer(project: TestProject): Promise<() => Promise<void>> {
  const run = `${process.pid}_${randomBytes(4).toString('hex')}`;
  const folder = join(tmpdir(), `keydence-test-${run}`);
  const external = process.env.TEST_DATABASE_URL;
  const cluster = external
    ? { url: external, release: async () => {} }
    : await openCluster(folder, { isTemporary: true });
  const prefix = `keydence_test_${run}`;
  const template = `${prefix}_template`;
  const admin = postgres(cluster.url, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(template)}`;
  const handle = await createDatabase(databaseUrl(cluster.url, template));
  await migrate(handle);
  await handle.close();
  project.provide('testServer', { adminUrl: cluster.url, template, prefix });
  project.provide('breaksTransactions', process.env.TEST_BREAKS_TRANSACTIONS === 'true');
  return async () => {
    const left = await admin<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${prefix})`;
    for (const { datname } of left) await admin`drop database if exists ${admin(datname)} with (force)`;
    await admin.end();
    await cluster.release();
  };
}

/** The same server and user, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
