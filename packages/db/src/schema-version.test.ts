import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { migrate } from './migrate.ts';
import { findOldestReader, readMigrations } from './schema-version.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const newer = mkdtempSync(path.join(tmpdir(), 'keydence-newer-'));
const known = readMigrations(migrationsFolder);
const databases: DatabaseHandle[] = [];
let database: DatabaseHandle;

cpSync(migrationsFolder, newer, { recursive: true });
const journal = path.join(newer, 'meta/_journal.json');
const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
const next = { ...entries.at(-1), idx: entries.length, when: entries.at(-1).when + 1, tag: '9999_newer' };
writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
writeFileSync(
  path.join(newer, '9999_newer.sql'),
  'create table newer as select program from drizzle.schema_version;',
);

beforeEach(async () => {
  database = await createTestDatabase();
  databases.push(database);
});
afterAll(async () => {
  await Promise.all(databases.map((each) => each.close()));
  rmSync(newer, { recursive: true });
});

const readNote = () => database.sql`select program, oldest_reader from drizzle.schema_version`;

describe('a schema that a newer program has changed', () => {
  it('is rejected with both versions and the next step, and does not change', async () => {
    await migrate(database, { migrationsFolder: newer, version: '2.0.0' });
    await expect(migrate(database, { version: '1.0.0' })).rejects.toThrow(
      `Keydence 2.0.0 has changed the database: it has ${known.length + 1} migrations, this Keydence 1.0.0 knows ${known.length} and cannot work with it. Nothing was changed. Start the newer Keydence, or`,
    );
    expect(await readNote()).toEqual([{ program: '2.0.0', oldest_reader: known.length + 1 }]);
  });

  it('was noted before the change, so that a program that dies right after leaves no older note', async () => {
    await migrate(database, { version: '1.0.0' });
    await migrate(database, { migrationsFolder: newer, version: '2.0.0' });
    expect(await database.sql`select program from newer`).toEqual([{ program: '2.0.0' }]);
  });

  it('is used unchanged if it allows this program', async () => {
    await migrate(database, { migrationsFolder: newer, version: '2.0.0' });
    await database.sql`update drizzle.schema_version set oldest_reader = ${known.length}`;
    await migrate(database, { version: '1.0.0' });
    expect(await readNote()).toEqual([{ program: '2.0.0', oldest_reader: known.length }]);
    await migrate(database, { migrationsFolder: newer, version: '2.0.1' });
    expect(await readNote()).toEqual([{ program: '2.0.1', oldest_reader: known.length + 1 }]);
  });

  it('is rejected without a note', async () => {
    await migrate(database, { migrationsFolder: newer });
    await database.sql`drop table drizzle.schema_version`;
    await expect(migrate(database)).rejects.toThrow('Keydence of a newer version has changed the database');
  });
});

describe('findOldestReader', () => {
  const migrations = ['0_a', '1_b', '2_c', '3_d'].map((tag, when) => ({ tag, when }));
  it.each([
    { optional: [], reader: 4 },
    { optional: ['3_d'], reader: 3 },
    { optional: ['2_c', '3_d'], reader: 2 },
    { optional: ['1_b', '2_c'], reader: 4 },
  ])('is $reader where $optional are optional', ({ optional, reader }) => {
    expect(findOldestReader(migrations, new Set(optional))).toBe(reader);
  });
});
