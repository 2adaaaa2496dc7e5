import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { bringUp, migrationLock } from '../migrate.ts';
import { openConnection } from '../open-connection.ts';
import { type DatabaseContents, ownSchemas } from './describe-contents.ts';
import { loadContents, type OpenTable } from './load-contents.ts';

interface Replacement {
  contents: DatabaseContents;
  migrationsFolder: string;
  /** Writes the rows of the tables, which have the contents' schema at that time. */
  fill: (open: OpenTable) => Promise<void>;
}

/**
 * Replaces all Keydence data of the database and migrates it to the newest schema. It is one
 * transaction: if it fails or its process ends, nothing changes. The job queue's schema must exist
 * if the contents have jobs; only its jobs are replaced.
 */
export async function replaceContents(url: string, replacement: Replacement): Promise<void> {
  const sql = openConnection(url, {
    applicationName: 'keydence-transfer',
    settings: { statement_timeout: 0 },
  });
  try {
    await sql.begin((tx) => replaceIn(tx, sql, replacement));
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function replaceIn(
  tx: TransactionSql,
  sql: Sql,
  { contents, migrationsFolder, fill }: Replacement,
): Promise<void> {
  // Processes that start during the restore wait here with their migrations.
  await tx`select pg_advisory_xact_lock(${migrationLock})`;
  const inside = withSavepoints(tx, sql);
  await emptyDatabase(tx);
  await withFirstMigrations(migrationsFolder, contents.migrations, (folder) => bringUp(inside, folder));
  await loadContents(tx, contents, fill);
  await bringUp(inside, migrationsFolder);
}

/** Deletes all Keydence objects of the database. */
async function emptyDatabase(tx: TransactionSql): Promise<void> {
  for (const schema of ['drizzle', ...ownSchemas]) await tx.unsafe(`drop schema if exists ${schema} cascade`);
  await tx`create schema public`;
  const [queue] = await tx<{ name: string | null }[]>`select to_regclass('jobs.job')::text as name`;
  if (queue?.name) await tx`truncate jobs.job`;
}

/** An open transaction for code that begins its own. */
function withSavepoints(tx: TransactionSql, { options }: Sql): Sql {
  const tag = (...part: Parameters<Sql>) => tx(...part);
  return Object.assign(tag, tx, {
    options,
    begin: (work: (inner: TransactionSql) => Promise<unknown>) => tx.savepoint(work),
  }) as unknown as Sql;
}

/** A copy of the migrations up to those of an older program. */
async function withFirstMigrations(
  migrationsFolder: string,
  count: number,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
