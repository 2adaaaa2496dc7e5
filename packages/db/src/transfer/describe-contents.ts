import type { Sql } from 'postgres';

/** A table to transfer: its writable columns and its row count. */
export interface TableContents {
  /** Quoted, with its schema. */
  name: string;
  columns: string[];
  rows: number;
  /** Condition on the rows to transfer; all rows if absent. */
  condition?: string;
}

export interface DatabaseContents {
  migrations: number;
  /** Version of the job queue's own schema; null if no queue was opened yet. */
  queueVersion: number | null;
  tables: TableContents[];
  sequences: { name: string; lastValue: string; isCalled: boolean }[];
  /** Years that the rank history has partitions for. */
  rankingYears: number[];
}

/** Schemas with tables of our migrations. */
export const ownSchemas = ['identity', 'public'];

/** Rows that a new queue creates are excluded; finished and failed jobs are not needed. */
const openJobs = "state < 'completed'";

/**
 * Run it in the transaction that reads the rows, so that the counts match. Throws if the database
 * has no Keydence schema.
 */
export async function describeContents(tx: Sql): Promise<DatabaseContents> {
  const migrations = await countMigrations(tx);
  if (migrations === null) throw new Error('the database holds nothing of Keydence.');
  const queueVersion = await readQueueVersion(tx);
  const tables = await tx<{ name: string; columns: string[] }[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = any (${ownSchemas}) or (n.nspname = 'jobs' and c.relname = 'job'))
    group by 1 order by 1`;
  const contents: TableContents[] = [];
  for (const { name, columns } of tables) {
    const condition = name === 'jobs.job' ? { condition: openJobs } : {};
    contents.push({ name, columns, rows: await countRows(tx, { name, ...condition }), ...condition });
  }
  return {
    migrations,
    queueVersion,
    tables: contents,
    sequences: await readSequences(tx),
    rankingYears: await readRankingYears(tx),
  };
}

/** Null if no migration was ever applied. */
export async function countMigrations(sql: Sql): Promise<number | null> {
  const [there] = await sql<{ name: string | null }[]>`
    select to_regclass('drizzle.__drizzle_migrations')::text as name`;
  if (!there?.name) return null;
  const [row] = await sql<
    { applied: number }[]
  >`select count(*)::int as applied from drizzle.__drizzle_migrations`;
  return row?.applied ?? 0;
}

export async function countRows(sql: Sql, { name, condition }: Pick<TableContents, 'name' | 'condition'>) {
  const [row] = await sql.unsafe<{ rows: string }[]>(
    `select count(*) as rows from ${name} where ${condition ?? 'true'}`,
  );
  return Number(row?.rows ?? 0);
}

async function readQueueVersion(sql: Sql): Promise<number | null> {
  const [there] = await sql<{ name: string | null }[]>`select to_regclass('jobs.version')::text as name`;
  if (!there?.name) return null;
  const [row] = await sql<{ version: number }[]>`select version from jobs.version`;
  return row?.version ?? null;
}

async function readSequences(sql: Sql): Promise<DatabaseContents['sequences']> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any (${ownSchemas}) order by 1`;
  const sequences = [];
  for (const { name } of names) {
    const [row] = await sql.unsafe<{ last_value: string; is_called: boolean }[]>(
      `select last_value, is_called from ${name}`,
    );
    if (row) sequences.push({ name, lastValue: String(row.last_value), isCalled: row.is_called });
  }
  return sequences;
}

async function readRankingYears(sql: Sql): Promise<number[]> {
  const rows = await sql<{ year: number }[]>`
    select substring(c.relname from '^ranking_months_(\d{4})$')::int as year
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass('public.ranking_months') and c.relname ~ '^ranking_months_\d{4}$' order by 1`;
  return rows.map(({ year }) => year);
}
