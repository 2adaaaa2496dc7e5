import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Env, parseEnv } from '../env.ts';
import { openDatabase } from '../open-database.ts';
import { migrationsFolder } from '../paths.ts';
import { readArchive } from './archive.ts';
import { findWayBack } from './keep-backups.ts';

const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
const known: number = journal.entries.length;
let scratch: string;
let database: DatabaseHandle;
let said: string[];

beforeEach(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'keydence-kept-'));
  database = await createTestDatabase();
  await database.sql`insert into workspaces (id, name) values (gen_random_uuid(), 'Acme')`;
  await database.sql`update drizzle.schema_version set program = '0.0.9'`;
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  rmSync(scratch, { recursive: true, force: true });
});

const envWith = (settings: Record<string, string> = {}): Env =>
  parseEnv({ DATABASE_URL: database.url, DATA_DIR: path.join(scratch, 'data'), ...settings });
const listKept = () => {
  const folder = path.join(scratch, 'data/backups');
  return readdirSync(folder).map((name) => path.join(folder, name));
};
const open = async (env: Env, migrations?: string) =>
  (await openDatabase(env, migrations ? { migrations } : {})).close();
const countApplied = async () =>
  (await database.sql<{ n: number }[]>`select count(*)::int as n from drizzle.__drizzle_migrations`)[0]?.n;

/** The migrations of a program that has one more. */
function writeNewer(): string {
  const folder = path.join(scratch, 'newer');
  cpSync(migrationsFolder, folder, { recursive: true });
  const last = journal.entries.at(-1);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' };
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [...journal.entries, entry] }),
  );
  writeFileSync(
    path.join(folder, '9999_newer.sql'),
    `update workspaces set name = 'Renamed'; alter table workspaces add column extra text;`,
  );
  return folder;
}

it('keeps a backup of before, and refuses a downgrade with the way back', async () => {
  await open(envWith(), writeNewer());
  expect(await countApplied()).toBe(known + 1);
  const [file = '', ...others] = listKept();
  expect(others).toEqual([]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(said.join('\n')).toContain(`install version 0.0.9 and run: npm run restore -- ${file} --replace`);
  expect(await findWayBack(envWith(), known - 1)).toBeNull();

  await expect(open(envWith())).rejects.toThrow(`npm run restore -- ${file} --replace`);
  const rows: string[] = [];
  await readArchive(file, (name, content) => {
    if (name.startsWith('tables/public.workspaces/')) rows.push(content.toString());
  });
  expect(rows.join('')).toMatch(/\tAcme\t/);
  expect(listKept()).toEqual([file]);
});

it('keeps as many as the setting says, the newest, and leaves other files alone', async () => {
  const folder = path.join(scratch, 'data/backups');
  mkdirSync(folder, { recursive: true });
  const older = [
    'before-0.2.0-2026-01-02T00-00-00-000Z.tar.gz',
    'before-0.10.0-2026-01-01T00-00-00-000Z.tar.gz',
  ];
  for (const name of [...older, 'mine.tar.gz']) writeFileSync(path.join(folder, name), '');
  await open(envWith({ MIGRATION_BACKUPS: '2' }), writeNewer());
  const names = readdirSync(folder).sort();
  expect(names).toEqual([expect.stringMatching(/^before-/), older[0], 'mine.tar.gz']);
});

it('changes nothing where the backup cannot be written, and says what to do', async () => {
  mkdirSync(path.join(scratch, 'data'));
  writeFileSync(path.join(scratch, 'data/backups'), 'a file in the place of the folder');
  const newer = writeNewer();
  await expect(open(envWith(), newer)).rejects.toThrow(
    /^the backup before the change of the database failed .* so nothing was changed\. .* set MIGRATION_BACKUPS=0\.$/,
  );
  expect(await countApplied()).toBe(known);
  await open(envWith({ MIGRATION_BACKUPS: '0' }), newer);
  expect(await countApplied()).toBe(known + 1);
  expect(said).toHaveLength(1);
});
