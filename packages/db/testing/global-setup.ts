import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/create-database.ts';
import { findBinaries } from '../src/embedded/binaries.ts';
import { ensureCluster } from '../src/embedded/cluster-files.ts';
import { openCluster } from '../src/embedded/open-cluster.ts';
import { choosePlace } from '../src/embedded/place.ts';
import { runAlone } from '../src/embedded/run-alone.ts';
import { migrate } from '../src/migrate.ts';
import { deriveTenantLogin } from '../src/tenant-login.ts';
import { addOwner, databaseUrl, type OwnedServer, userOf, withUser } from './add-owner.ts';
import { distributeTemplate, dropOnWorkers } from './own-cluster.ts';

export interface TestServer {
  /** URL of a superuser that creates databases. */
  adminUrl: string;
  /** URL of the databases' owner: like the server's owner, without server rights. */
  ownerUrl: string;
  /** The migrated database that each test file copies. */
  template: string;
  /** The same, distributed over the nodes of TEST_CITUS_URL; without it, null. */
  distributed: string | null;
  /** Prefix of every database name of this run. */
  prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** True if each test's database is distributed over the nodes of TEST_CITUS_URL. */
    isCluster: boolean;
    /** True if every transaction fails once before it commits. */
    breaksTransactions: boolean;
  }
}

/**
 * One server for the whole run: TEST_DATABASE_URL, a Citus coordinator TEST_CITUS_URL (with its workers in
 * `pg_dist_node`, over which each test's database is distributed), or a cluster of its own in the temporary folder. Runs at
 * the same time do not meet: each has its own prefix, and its own cluster when it is embedded. The first project of a run
 * starts the server for all of them, and stops it after the last.
 */
export default async function provideTestServer(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const wholeRun = project.vitest.getRootProject();
  if (wholeRun.getProvidedContext().testServer) return undefined;
  const run = `${process.pid}_${randomBytes(4).toString('hex')}`;
  const folder = join(tmpdir(), `keydence-test-${run}`);
  const citus = process.env.TEST_CITUS_URL || undefined;
  const external = citus ?? process.env.TEST_DATABASE_URL;
  const cluster = external ? await addOwner(external, `keydence_owner_${run}`) : await openEmbedded(folder);
  const prefix = `keydence_test_${run}`;
  const template = `${prefix}_template`;
  const { adminUrl, ownerUrl } = cluster;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(template)} owner ${admin(userOf(ownerUrl))}`;
  const handle = await createDatabase(databaseUrl(ownerUrl, template));
  await migrate(handle);
  await handle.close();
  const distributed = citus ? `${prefix}_distributed` : null;
  if (distributed) {
    const url = databaseUrl(ownerUrl, distributed);
    await admin`create database ${admin(distributed)} template ${admin(template)} owner ${admin(userOf(ownerUrl))}`;
    await distributeTemplate(adminUrl, { url, tenant: deriveTenantLogin(url) });
  }
  wholeRun.provide('testServer', { adminUrl, ownerUrl, template, distributed, prefix });
  wholeRun.provide('isCluster', citus !== undefined);
  wholeRun.provide('breaksTransactions', process.env.TEST_BREAKS_TRANSACTIONS === 'true');
  return async () => {
    const left = await admin<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${prefix})`;
    for (const { datname } of left) await admin`drop database if exists ${admin(datname)} with (force)`;
    if (citus) await dropOnWorkers(adminUrl, prefix);
    await admin.end();
    await cluster.release();
  };
}

/** A cluster like the server's, plus an administrator, which the server's lacks. */
async function openEmbedded(folder: string): Promise<OwnedServer> {
  const place = choosePlace({
    folder,
    native: await findBinaries(),
    reachableFolder: undefined,
    log: () => {},
  });
  ensureCluster(place);
  const password = randomBytes(16).toString('hex');
  const failure = runAlone(place, `create role test_admin superuser login password '${password}'`);
  if (failure) throw new Error(failure);
  const { url, release } = await openCluster(folder, { isTemporary: true });
  return { adminUrl: withUser(url, 'test_admin', password), ownerUrl: url, release };
}
