import type { Sql } from 'postgres';
import { openConnection } from '../open-connection.ts';
import { countMigrations, countRows, ownSchemas } from './describe-contents.ts';

/** Rows that a process creates at start; they hold no user data. */
const madeByStart = new Set([
  ...['identity.server_keys', 'identity.rate_limits'],
  // Before the migration that moved them.
  ...['public.server_keys', 'public.rate_limits'],
]);

type TargetState =
  /** No tables, or a Keydence schema without user data. */
  | 'empty'
  | 'filled'
  /** Tables that Keydence did not create. */
  | 'foreign'
  /** A process of Keydence is connected. */
  | 'in-use';

/** State of a database before it is overwritten. */
export async function inspectTarget(url: string): Promise<TargetState> {
  const sql = openConnection(url, {
    applicationName: 'keydence-transfer',
    settings: { statement_timeout: 0 },
  });
  try {
    if (await isInUse(sql)) return 'in-use';
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any (${ownSchemas}) and c.relkind in ('r', 'p') and not c.relispartition`;
    if ((await countMigrations(sql)) === null) return tables.length === 0 ? 'empty' : 'foreign';
    for (const { name } of tables) {
      if (!madeByStart.has(name) && (await countRows(sql, { name })) > 0) return 'filled';
    }
    return 'empty';
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** True if a server or worker is connected; its writes would be lost or mixed in. */
async function isInUse(sql: Sql): Promise<boolean> {
  const users = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'keydence' and pid <> pg_backend_pid() limit 1`;
  return users.length > 0;
}
