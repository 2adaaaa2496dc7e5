import type { Writable } from 'node:stream';
import type { Sql, TransactionSql } from 'postgres';
import { countRows, type DatabaseContents, ownSchemas, type TableContents } from './describe-contents.ts';

/** Opens a table for its rows as COPY text; one at a time, each closed before the next. */
export type OpenTable = (table: TableContents) => Promise<Writable>;

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills tables of the same schema. Foreign keys are dropped first, and recreated and thereby
 * checked at the end: tables that refer to each other have no valid order, and one check of all
 * rows is faster. Throws if a table's row count differs from the expected one.
 */
export async function loadContents(
  tx: TransactionSql,
  contents: DatabaseContents,
  fill: (open: OpenTable) => Promise<void>,
): Promise<void> {
  const constraints = await dropForeignKeys(tx);
  const names = contents.tables.map(({ name }) => name);
  // Rows inserted by migrations are in the contents as well.
  await tx.unsafe(`truncate ${names.join(', ')}`);
  await setTriggers(tx, 'disable', names);
  for (const year of contents.rankingYears) await tx`select create_ranking_months_partition(${year}::int)`;
  await fill((table) => tx.unsafe(`copy ${table.name} (${table.columns.join(', ')}) from stdin`).writable());
  for (const { name, lastValue, isCalled } of contents.sequences)
    await tx`select setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`;
  await setTriggers(tx, 'enable', names);
  for (const { table, name, definition } of constraints)
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  await compareCounts(tx as unknown as Sql, contents);
}

async function dropForeignKeys(tx: TransactionSql): Promise<Constraint[]> {
  const constraints = await tx<Constraint[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = any (select oid from pg_namespace where nspname = any (${ownSchemas}))
    order by 1, 2`;
  for (const { table, name } of constraints) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  return constraints;
}

/** Only our own triggers, which maintain counts that are transferred as well. */
async function setTriggers(tx: TransactionSql, change: 'enable' | 'disable', names: string[]): Promise<void> {
  for (const name of names) {
    if (!name.startsWith('jobs.')) await tx.unsafe(`alter table ${name} ${change} trigger user`);
  }
}

async function compareCounts(sql: Sql, { tables }: DatabaseContents): Promise<void> {
  for (const table of tables) {
    const rows = await countRows(sql, table);
    if (rows !== table.rows) {
      throw new Error(
        `${table.name} has ${rows} rows where there should be ${table.rows}; nothing was changed.`,
      );
    }
  }
}
