import type { DatabaseHandle } from '@keydence/db';

/**
 * Drops the indexes of tables, except those of their keys, and returns the statements to rebuild
 * them: filling a table first and indexing it afterwards is several times faster.
 */
export async function dropIndexes({ sql }: DatabaseHandle, tables: string[]): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; statement: string }[]>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as statement
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relname = any(${tables}) and t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  return async () => {
    const connection = await sql.reserve();
    await connection`set maintenance_work_mem = '512MB'`;
    for (const { statement } of indexes) await connection.unsafe(statement);
    await connection`reset maintenance_work_mem`;
    connection.release();
  };
}
