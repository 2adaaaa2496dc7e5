import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';

interface Migration {
  tag: string;
  /** Unix time in milliseconds; the order of the migrations. */
  when: number;
}

/**
 * Migrations that older programs can work with: they add only what those neither read nor have to
 * fill. A program of the previous version keeps running beside them, and may restart during a
 * rolling deploy. List a migration here in its own commit.
 */
const optionalMigrations: ReadonlySet<string> = new Set<string>();

export function readMigrations(migrationsFolder: string): Migration[] {
  const journal = readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}

/** A newer program has changed the schema, and this one cannot work with it. */
export class NewerSchemaError extends Error {
  /** How many migrations this program knows: a backup may have at most as many. */
  readonly known: number;

  constructor(message: string, known: number) {
    super(message);
    this.name = 'NewerSchemaError';
    this.known = known;
  }
}

/** How many migrations were applied, and the program that noted the last ones; 0 in an empty database. */
export async function readSchemaState(sql: Sql): Promise<{ applied: number; from: string }> {
  const there = await readTables(sql);
  if (!there?.migrations) return { applied: 0, from: '' };
  const [applied] = await sql<
    { count: number }[]
  >`select count(*)::int as count from drizzle.__drizzle_migrations`;
  const [writer] = there.version
    ? await sql<{ program: string }[]>`select program from drizzle.schema_version`
    : [];
  return { applied: applied?.count ?? 0, from: writer?.program ?? '' };
}

async function readTables(sql: Sql) {
  const [there] = await sql<{ migrations: string | null; version: string | null }[]>`
    select to_regclass('drizzle.__drizzle_migrations')::text as migrations,
      to_regclass('drizzle.schema_version')::text as version`;
  return there;
}

/** The number of migrations that a program must know to work with the newest schema. */
export function findOldestReader(migrations: Migration[], optional = optionalMigrations): number {
  return migrations.findLastIndex(({ tag }) => !optional.has(tag)) + 1;
}

/**
 * True if a newer program has changed the schema and allows a program with these migrations. Throws
 * with the next step if it does not.
 */
export async function isNewerSchema(sql: Sql, migrations: Migration[], version: string): Promise<boolean> {
  const there = await readTables(sql);
  if (!there?.migrations) return false;
  const [applied] = await sql<{ count: number; newest: number }[]>`
    select count(*)::int as count, max(created_at)::float8 as newest from drizzle.__drizzle_migrations`;
  const known = migrations.at(-1)?.when ?? 0;
  if (!applied || (applied.count <= migrations.length && applied.newest <= known)) return false;
  const [writer] = there.version
    ? await sql<{ program: string; oldestReader: number }[]>`
        select program, oldest_reader as "oldestReader" from drizzle.schema_version`
    : [];
  if (writer && writer.oldestReader <= migrations.length) return true;
  throw new NewerSchemaError(
    `Keydence ${writer?.program || 'of a newer version'} has changed the database: it has ${applied.count} migrations, this Keydence ${version} knows ${migrations.length} and cannot work with it. Nothing was changed. Start the newer Keydence, or restore a backup of this version into an empty database: npm run restore -- <file>.`,
    migrations.length,
  );
}

/** Stores which program made the schema, and which ones may work with it. */
export async function noteSchemaVersion(sql: Sql, migrations: Migration[], version: string): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`
    create table if not exists drizzle.schema_version (
      is_only boolean primary key default true check (is_only),
      program text not null,
      oldest_reader integer not null
    )`;
  const oldestReader = findOldestReader(migrations);
  await sql`
    insert into drizzle.schema_version (program, oldest_reader) values (${version}, ${oldestReader})
    on conflict (is_only) do update set program = excluded.program, oldest_reader = excluded.oldest_reader
    where (schema_version.program, schema_version.oldest_reader) is distinct from (excluded.program, excluded.oldest_reader)`;
}
