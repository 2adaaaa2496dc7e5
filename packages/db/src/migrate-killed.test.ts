import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isLongRun: boolean;
  }
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
const scratch = mkdtempSync(path.join(tmpdir(), 'keydence-migrations-'));
const databases: DatabaseHandle[] = [];

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  rmSync(scratch, { recursive: true, force: true });
});

async function openEmpty(): Promise<DatabaseHandle> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

/** The same migrations, one of which never ends. */
function stallAt(file: string): string {
  const folder = path.join(scratch, file);
  cpSync(migrationsFolder, folder, { recursive: true });
  const target = path.join(folder, file);
  const statements = readFileSync(target, 'utf8');
  writeFileSync(target, `${statements}\n--> statement-breakpoint\nselect pg_sleep(600);\n`);
  return folder;
}

function migrateInProcess(url: string, folder: string) {
  const program = `
    const { createDatabase, migrate } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    const handle = await createDatabase(${JSON.stringify(url)});
    await migrate(handle, { migrationsFolder: ${JSON.stringify(folder)} });
    await handle.close();`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  return spawn(process.execPath, args, { cwd, stdio: 'ignore' });
}

async function isStalled(database: DatabaseHandle): Promise<boolean> {
  const sleeping = await database.sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(600)%'`;
  return sleeping.length > 0;
}

async function readTables(database: DatabaseHandle): Promise<string[]> {
  const rows = await database.sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`;
  return rows.map(({ name }) => name);
}

/**
 * The suite covers both ends and the middle; `npm run reliability migrations` takes minutes for
 * all.
 */
const killedAt = files.filter(
  (_, index) => inject('isLongRun') || [0, Math.floor(files.length / 2), files.length - 1].includes(index),
);

it.each(killedAt)(
  'after a kill at %s, the next process can migrate the schema',
  { timeout: 60_000 },
  async (file) => {
    const database = await openEmpty();
    const child = migrateInProcess(database.url, stallAt(file));
    const ended = once(child, 'exit');
    await expect.poll(() => isStalled(database), { timeout: 45_000, interval: 50 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    await migrate(database);
    const whole = await openEmpty();
    await migrate(whole);
    expect(await readTables(database)).toEqual(await readTables(whole));
    const applied = await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
    expect(applied).toEqual([{ count: files.length }]);
  },
);

it('migrates once when several processes start on an empty database, and all succeed', {
  timeout: 60_000,
}, async () => {
  const database = await openEmpty();
  const children = [1, 2, 3].map(() => migrateInProcess(database.url, migrationsFolder));
  const ends = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
  const applied = await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  expect(applied).toEqual([{ count: files.length }]);
});
