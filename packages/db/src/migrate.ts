import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { explainRefusal } from './ask-session.ts';
import type { DatabaseHandle } from './handle.ts';
import { openConnection } from './open-connection.ts';
import { isNewerSchema, noteSchemaVersion, readMigrations, readSchemaState } from './schema-version.ts';
import { setRoles } from './set-roles.ts';
import { secureQueue, secureTenants } from './secure-tenants.ts';

export interface MigrateOptions {
  /** Where the migration files lie; a bundled server must pass it. */
  migrationsFolder?: string;
  /** Of the program, for the message of an older one that meets its schema. */
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

/** Names the advisory lock of the one process that changes the schema; any number that nothing else in the database uses. */
export const migrationLock = 4_957_301;

/**
 * Brings the database to the newest schema. Processes that start together take turns: the first one migrates and the
 * others find nothing to do. Throws when a migration fails; that migration has then changed nothing. A newer schema stays as
 * it is; throws unless it says that this program may work with it.
 */
export function migrate(
  handle: Pick<DatabaseHandle, 'url' | 'tenant' | 'roleSettings'>,
  options: MigrateOptions = {},
): Promise<void> {
  const migrationsFolder =
    options.migrationsFolder ?? fileURLToPath(new URL('../migrations', import.meta.url));
  return takeTurn(handle, async (sql) => {
    const migrations = readMigrations(migrationsFolder);
    const isNewer = await isNewerSchema(sql, migrations, options.version ?? '');
    // An older program's idea of rights and policies would open what the newer one has closed.
    if (isNewer) return;
    const { applied, from } = await readSchemaState(sql);
    if (options.beforeChange && applied > 0 && applied < migrations.length)
      await options.beforeChange({ from, applied, known: migrations.length });
    await bringUp(sql, migrationsFolder, options.version);
    await secureTenants(sql, handle.tenant);
    await setRoles(sql, handle);
    await vacuumRewritten(sql);
  });
}

/**
 * Changes the schema by `work`, on connections of its own, while no process migrates and no other one does this; then
 * grants what is to be granted on the queue. They wait, however long it takes, and go on when this process dies. PostgreSQL refuses to change one table's rights and
 * its form at the same moment.
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

async function takeTurn(
  { url }: Pick<DatabaseHandle, 'url'>,
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  // A connection of its own: the lock belongs to it and goes with it, even when this process is killed.
  // Rows of a commit that is not on disk yet count as visible for nobody, so a vacuum at once after it would pass them over.
  const settings = { statement_timeout: 0, synchronous_commit: 'on' };
  const sql = openConnection(url, { max_lifetime: null, settings, applicationName: 'keydence-schema' });
  try {
    await noticeDeadClient(sql).catch((error: unknown) => {
      throw explainRefusal(error);
    });
    await sql`select pg_advisory_lock(${migrationLock})`;
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Brings the schema up on a connection whose `begin` opens a transaction, or a savepoint where one is open already. */
export async function bringUp(sql: Sql, migrationsFolder: string, version = ''): Promise<void> {
  // First: a process that dies between the two must not leave a newer schema that an older program's note opens.
  await noteSchemaVersion(sql, readMigrations(migrationsFolder), version);
  await applyMigrations(drizzle(sql), { migrationsFolder });
  await sql`select create_ranking_months_partition(extract(year from now())::int + ahead) from generate_series(0, 1) as ahead`;
}

/** A table of fewer pages is read in no time. */
const fewPages = 1_000;

/**
 * A migration that writes a table anew leaves it without its visibility map, and walks of its indexes alone then read
 * the table, too, until it is vacuumed; autovacuum comes when enough of it has changed.
 */
async function vacuumRewritten(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'identity'::regnamespace) and relpages > ${fewPages} and relallvisible = 0`;
  for (const { name } of tables) await sql.unsafe(`vacuum analyze ${name}`);
}

/**
 * Without it, the statement of a killed process would run to its end and keep the others waiting for as long. Some
 * systems cannot look for that (Windows), and go without.
 */
async function noticeDeadClient(sql: Sql): Promise<void> {
  await sql`
    do $$ begin
      perform set_config('client_connection_check_interval', '500ms', false);
    exception when invalid_parameter_value then null;
    end $$`.simple();
}
