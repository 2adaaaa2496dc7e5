import type { Sql, TransactionSql } from 'postgres';
import type { DatabaseHandle } from '../handle.ts';
import { takeTurn } from '../migrate.ts';
import { secureTenants } from '../secure-tenants.ts';
import { setRoles } from '../set-roles.ts';
import {
  createFunctions,
  createOwnTables,
  createTriggers,
  followCounters,
  followMigration,
  secureTables,
} from './cluster-objects.ts';
import { distributedTables } from './placement.ts';

/**
 * The sixth run of a prepared statement would be planned for all values, of which the list may be any: then its rows would
 * be looked for on all nodes, or the statement refused.
 */
const clusterSettings = { plan_cache_mode: 'force_custom_plan' };

export interface DistributeOptions {
  /** Parts of each table; only a new distribution chooses them. 64 where more than eight workers are expected. */
  shards?: number;
  /** Gets one line for each step. */
  report?: (line: string) => void;
}

/** Rows of a distributed table. */
export interface TableRows {
  name: string;
  rows: number;
}

/**
 * Distributes the tables of lists over the nodes of the database's cluster, table by table. Each step is a transaction, and
 * the next call goes on after the last one. No process may use the database meanwhile. Resolves with the rows of the tables,
 * which were counted before and after; throws if a count differs. Changes nothing where all is distributed.
 */
export function distributeLists(
  handle: Pick<DatabaseHandle, 'url' | 'tenant'>,
  { shards = 32, report = () => {} }: DistributeOptions = {},
): Promise<TableRows[]> {
  return takeTurn(handle, async (sql) => {
    await sql.begin((tx) => hold(tx, report));
    for (const { name } of await listHeld(sql)) {
      await sql.begin(async (tx) => {
        await tx.unsafe(`set local citus.shard_count = ${shards}`);
        await tx`select create_distributed_table(${name}, 'list_id')`;
        await requireRows(tx, name);
      });
      report(`distributed ${name}`);
    }
    await sql.begin((tx) => complete(tx));
    await secureTenants(sql, handle.tenant);
    await followMigration(sql);
    await setRoles(sql, { tenant: handle.tenant, roleSettings: clusterSettings });
    for (const name of distributedTables) await sql.unsafe(`analyze ${name}`);
    report('keys, triggers and policies are back');
    const rows: TableRows[] = [];
    for (const name of distributedTables) rows.push({ name, rows: await countRows(sql, name) });
    return rows;
  });
}

const ofTables = (tables: readonly string[]) => `{${tables.map((name) => `public.${name}`).join(',')}}`;

/** Takes off what forbids a distribution, and keeps its definitions and the counts until the end. */
async function hold(tx: TransactionSql, report: (line: string) => void): Promise<void> {
  const [begun] = await tx`select 1 from pg_tables where schemaname = 'distribution' and tablename = 'held'`;
  if (begun) return report('going on after an interrupted distribution');
  const plain = await tx<{ name: string }[]>`
    select name from unnest(${[...distributedTables]}::text[]) with ordinality as t (name, place)
    where not exists (select from pg_dist_partition where logicalrelid = ('public.' || name)::regclass) order by place`;
  const names = plain.map(({ name }) => name);
  await tx`create schema if not exists distribution`;
  await tx`create table distribution.held (kind text, relation text, name text, definition text, rows bigint)`;
  for (const name of names) {
    await tx`insert into distribution.held values ('table', ${name}, ${name}, null, ${await countRows(tx, name)})`;
  }
  // References between rows of a list come back; those to the list's own row cannot, a trigger stands for them.
  await tx`
    insert into distribution.held
    select 'key', conrelid::regclass::text, conname, pg_get_constraintdef(oid), null from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid = any (${ofTables(names)}::regclass[])
      and confrelid = any (${ofTables(distributedTables)}::regclass[])`;
  await tx`
    insert into distribution.held
    select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), null from pg_trigger
    where not tgisinternal and tgrelid = any (${ofTables(names)}::regclass[])`;
  const obstacles = await tx<{ statement: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
      where contype = 'f' and conparentid = 0 and conrelid = any (${ofTables(names)}::regclass[])
    union all select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
      where not tgisinternal and tgrelid = any (${ofTables(names)}::regclass[])
    union all select format('drop policy %I on %s', polname, polrelid::regclass) from pg_policy
      where polrelid = any (${ofTables(names)}::regclass[])`;
  for (const { statement } of obstacles) await tx.unsafe(statement);
  report(`counted the rows of ${names.length} tables`);
}

/** Tables of this distribution that are still in one piece. */
function listHeld(sql: Sql) {
  return sql<{ name: string }[]>`
    select relation as name from distribution.held
    where kind = 'table' and not exists (
      select from pg_dist_partition where logicalrelid = ('public.' || relation)::regclass)`;
}

async function requireRows(tx: TransactionSql, name: string): Promise<void> {
  const [before] = await tx<{ rows: number }[]>`
    select rows::float8 as rows from distribution.held where kind = 'table' and relation = ${name}`;
  const rows = await countRows(tx, name);
  if (rows !== before?.rows)
    throw new Error(`${name} had ${before?.rows} rows and has ${rows}; it was not distributed.`);
}

/** Everything that a cluster has in place of what was taken off; all of it or nothing. */
async function complete(tx: TransactionSql): Promise<void> {
  await tx`set local citus.enable_unsafe_triggers = on`;
  await tx`set local citus.multi_shard_modify_mode = 'sequential'`;
  const held = await tx<{ kind: string; relation: string; name: string; definition: string }[]>`
    select kind, relation, name, definition from distribution.held`;
  for (const { relation } of held.filter(({ kind }) => kind === 'table')) await requireRows(tx, relation);
  const [counters] =
    await tx`select 1 from pg_tables where schemaname = 'distribution' and tablename = 'list_counts'`;
  if (!counters) await createOwnTables(tx);
  await followCounters(tx);
  for (const { kind, relation, name, definition } of held) {
    if (kind === 'key') await tx.unsafe(`alter table ${relation} add constraint ${name} ${definition}`);
    if (kind === 'trigger') await tx.unsafe(definition);
  }
  await secureTables(
    tx,
    held.filter(({ kind }) => kind === 'table').map(({ relation }) => relation),
  );
  // Its key has columns without a value, which cannot identify a row while a shard moves.
  await tx`alter table keyword_filter_counts replica identity full`;
  await createFunctions(tx);
  await createTriggers(tx);
  await tx`drop table distribution.held`;
}

async function countRows(sql: Sql | TransactionSql, name: string): Promise<number> {
  const [counted] = await sql.unsafe<{ n: number }[]>(`select count(*)::float8 as n from ${name}`);
  return counted?.n ?? 0;
}
