import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { keywordTables } from './keyword-tables.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('includes every table that is deleted with a keyword', async () => {
  const tables = await database.sql<{ name: string }[]>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'tracked_keywords'::regclass and conparentid = 0`;
  const names = keywordTables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(tables.map(({ name }) => name)));
});

test('lists only columns that can be written back', async () => {
  for (const { name, columns } of keywordTables) {
    const stored = await database.sql<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
    expect([...columns].sort()).toEqual(stored.map((column) => column.name).sort());
  }
});
