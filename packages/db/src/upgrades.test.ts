import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import { afterAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, openAdministrator } from '../testing/create-test-database.ts';
import { fillTables, type KnownValues } from '../testing/fill-tables.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isLongRun: boolean;
  }
}

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const journal = path.join(migrationsFolder, 'meta/_journal.json');
const { entries, ...head } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
const scratch = mkdtempSync(path.join(tmpdir(), 'keydence-upgrades-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const knownValues: KnownValues = {
  'alert_rules.kind': ['lost'],
  'alert_rules.places': [null],
  'workspace_members.role': ['owner', 'member'],
};

/** What a migration takes away or rewrites on purpose: a column, or all rows of a table. */
const intended: readonly { by: string; what: string }[] = [
  // Nothing had written either table yet.
  { by: '0003', what: 'ranking_months' },
  { by: '0067', what: 'rank_clicks' },
  // The keyword's text has replaced it.
  { by: '0012', what: 'content_plan_items.keyword_id' },
  // The same text, as bytes.
  { by: '0040', what: 'refresh_pages.page' },
  // Moved to the workspace.
  { by: '0065', what: 'domain_rhythms.time_zone' },
];

/** These count as one change with the next one, without which keywords or schedules could not be stored. */
const incomplete = ['0028', '0069'];

/** The migrations up to this number, as the program of that time had them. */
function cutMigrations(count: number): string {
  const folder = path.join(scratch, String(count));
  cpSync(migrationsFolder, folder, { recursive: true });
  const kept = { ...head, entries: entries.slice(0, count) };
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(kept));
  return folder;
}

interface Contents {
  /** Columns of the primary key; all columns where there is none. */
  key: string[];
  rows: Record<string, unknown>[];
}

/** The rows of all tables, by the table's name without its schema. */
async function readContents(sql: Sql): Promise<Map<string, Contents>> {
  const tables = await sql<{ schema: string; name: string; key: string[] | null }[]>`
    select n.nspname as schema, c.relname as name,
      (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'identity') and c.relkind in ('r', 'p') and not c.relispartition`;
  const contents = new Map<string, Contents>();
  for (const { schema, name, key } of tables) {
    const found = await sql<
      { row: Record<string, unknown> }[]
    >`select to_jsonb(t) as row from ${sql(`${schema}.${name}`)} t`;
    const rows = found.map(({ row }) => row);
    contents.set(name, { key: key ?? Object.keys(rows[0] ?? {}), rows });
  }
  return contents;
}

/** The tables and columns whose rows an upgrade has changed. */
function findChanges(before: Map<string, Contents>, after: Map<string, Contents>): string[] {
  const changes = new Set<string>();
  for (const [table, { key, rows }] of before) {
    const now = after.get(table);
    for (const row of rows) {
      const same = now?.rows.find((each) => key.every((name) => isEqual(each[name], row[name])));
      if (!same) changes.add(table);
      else
        for (const [name, value] of Object.entries(row))
          if (!isEqual(same[name], value)) changes.add(`${table}.${name}`);
    }
  }
  return [...changes];
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Numbers of migrations to upgrade from. The suite takes a few; `npm run reliability migrations` takes all. */
const short = [1, 2, 20, 50, entries.length - 1];
const states = entries
  .flatMap(({ tag }, index) => (incomplete.includes(tag.slice(0, 4)) ? [] : [index + 1]))
  .slice(0, -1)
  .filter((count) => inject('isLongRun') || short.includes(count));

it.each(states)('keeps every row of a database with %i migrations', { timeout: 60_000 }, async (count) => {
  const database = await createEmptyDatabase();
  const administrator = openAdministrator(database);
  try {
    await applyMigrations(drizzle(database.sql), { migrationsFolder: cutMigrations(count) });
    for (const seed of [1, 2]) await fillTables(administrator, seed, knownValues);
    const before = await readContents(administrator);
    const unfilled = [...before].filter(([, { rows }]) => rows.length < 2).map(([table]) => table);
    expect(unfilled).toEqual([]);
    await migrate(database);
    const allowed = intended
      .filter(({ by }) => entries.findIndex(({ tag }) => tag.startsWith(by)) >= count)
      .map(({ what }) => what);
    const changes = findChanges(before, await readContents(administrator));
    expect(changes.filter((what) => !allowed.includes(what)).join(', ')).toBe('');
  } finally {
    await administrator.end();
    await database.close();
  }
});
