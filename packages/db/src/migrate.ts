import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { explainRefusal } from './ask-session.ts';
import { followMigration, requireWhole } from './cluster/cluster-objects.ts';
import type { DatabaseHandle } from './handle.ts';
import { openConnection } from './open-connection.ts';
import { isNewerSchema, noteSchemaVersion, readMigrations, readSchemaState } from './schema-version.ts';
import { secureQueue, secureTenants } from './secure-tenants.ts';
import { setRoles } from './set-roles.ts';

export interface MigrateOptions {
  /** Folder of the migration files; a bundled server must pass it. */
  migrationsFolder?: string;
  /** Version of the program, for the message of an older one that finds its schema. */
  version?: string;
  /**
   * Called before the first change of a schema that may hold data, while no other process can change it. Where it throws,
   * nothing is changed.
   */
  beforeChange?: (change: SchemaChange) => Promise<void>;
}

export interface SchemaChange {
  /** The program that made the present schema; empty where it did not say. */
  from: string;
  /** How many migrations the database has, and how many this program brings. */
  applied: number;
  known: number;
}

/** Advisory lock of the process that changes the schema. */
export const migrationLock = 4_957_301;

/**
 * Migrates the database to the newest schema. Concurrent processes take turns: the first one
 * migrates and the others find nothing to do. Throws if a migration fails; that migration then has
 * no effect. A newer schema is not changed; throws unless it allows this program.
 */
export function migrate(
  handle: Pick<DatabaseHandle, 'url' | 'tenant' | 'roleSettings'>,
  options: MigrateOptions = {},
): Promise<void> {
  const migrationsFolder =
    options.migrationsFolder ?? fileURLToPath(new URL('../migrations', import.meta.url));
  return takeTurn(handle, async (sql) => {
    await requireWhole(sql);
    const migrations = readMigrations(migrationsFolder);
    const isNewer = await isNewerSchema(sql, migrations, options.version ?? '');
    // An older program's idea of rights and policies would open what the newer one has closed.
    if (isNewer) return;
    const { applied, from } = await readSchemaState(sql);
    if (options.beforeChange && applied > 0 && applied < migrations.length)
      await options.beforeChange({ from, applied, known: migrations.length });
    await bringUp(sql, migrationsFolder, options.version);
    await secureTenants(sql, handle.tenant);
    await followMigration(sql);
    await setRoles(sql, handle);
    await vacuumRewritten(sql);
  });
}

/**
 * Changes the schema with `work`, on its own connections, while no other process migrates or does
 * this; then sets the grants on the queue. Others wait without a limit, and proceed if this process
 * dies. PostgreSQL cannot change a table's rights and its definition concurrently.
 */
export function changeSchema(
  handle: Pick<DatabaseHandle, 'url'> & Partial<Pick<DatabaseHandle, 'tenant'>>,
  work: () => Promise<void>,
): Promise<void> {
  return takeTurn(handle, async (sql) => {
    await work();
    if (handle.tenant) await secureQueue(sql, handle.tenant);
  });
}

/**
 * Runs `work` on a connection of its own while no other process changes the schema.
 */
export async function takeTurn<Result>(
  { url }: Pick<DatabaseHandle, 'url'>,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  // A separate connection: it holds the lock and releases it even if this process is killed.
  // Synchronous, because a vacuum right after an unflushed commit would skip its rows.
  const settings = { statement_timeout: 0, synchronous_commit: 'on' };
  const sql = openConnection(url, { max_lifetime: null, settings, applicationName: 'keydence-schema' });
  try {
    await noticeDeadClient(sql).catch((error: unknown) => {
      throw explainRefusal(error);
    });
    await sql`select pg_advisory_lock(${migrationLock})`;
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Migrates the schema on a connection whose `begin` opens a transaction, or a savepoint inside an
 * open one.
 */
export async function bringUp(sql: Sql, migrationsFolder: string, version = ''): Promise<void> {
  // First: a process that dies in between must not leave a newer schema with an older program's
  // note.
  await noteSchemaVersion(sql, readMigrations(migrationsFolder), version);
  await applyMigrations(drizzle(sql), { migrationsFolder });
  await sql`select create_ranking_months_partition(extract(year from now())::int + ahead) from generate_series(0, 1) as ahead`;
}

/** A scan of a smaller table takes no noticeable time. */
const fewPages = 1_000;

/**
 * A migration that rewrites a table leaves it without its visibility map. Index-only scans then
 * also read the table until it is vacuumed; autovacuum waits until enough rows have changed.
 */
async function vacuumRewritten(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'identity'::regnamespace) and relpages > ${fewPages} and relallvisible = 0`;
  for (const { name } of tables) await sql.unsafe(`vacuum analyze ${name}`);
}

/**
 * Otherwise the statement of a killed process would run to its end and block the others. Some
 * systems cannot check for this (Windows) and run without it.
 */
async function noticeDeadClient(sql: Sql): Promise<void> {
  await sql`
    do $$ begin
      perform set_config('client_connection_check_interval', '500ms', false);
    exception when invalid_parameter_value then null;
    end $$`.simple();
}
