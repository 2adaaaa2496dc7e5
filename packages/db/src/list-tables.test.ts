import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';

// Requirements of Citus for tables that are distributed by one column and colocated
// (docs/adr/0005-keyword-list-schema.md):
// https://docs.citusdata.com/en/stable/develop/reference_ddl.html

/**
 * Copied to every node (Citus reference tables): rows of any list may refer to them. The last
 * belongs to a domain and names its list.
 */
const referenceTables = ['keyword_lists', 'identity.users', 'workspaces', 'tracked_domains', 'alert_events'];

let database: DatabaseHandle;
let listTables: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const tables = await database.sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and a.attname = 'list_id' and c.relname <> all (${referenceTables}) order by 1`;
  listTables = tables.map(({ name }) => name);
});
afterAll(() => database.close());

describe('every table of a list can be distributed by it', () => {
  test('finds such tables, including those with the most rows', () => {
    expect(listTables).toEqual(
      expect.arrayContaining([
        'tracked_keywords',
        'keyword_rankings',
        'ranking_months',
        'competitor_keywords',
      ]),
    );
  });

  test('requires the list in every row, with one type', async () => {
    const columns = await database.sql<{ name: string; type: string; notNull: boolean }[]>`
      select attrelid::regclass::text as name, atttypid::regtype::text as type, attnotnull as "notNull"
      from pg_attribute where attname = 'list_id' and attrelid = any (${listTables}::regclass[]) order by 1`;
    expect(columns).toEqual(listTables.map((name) => ({ name, type: 'integer', notNull: true })));
  });

  test('starts every unique key with the list', async () => {
    const strangers = await database.sql<{ name: string }[]>`
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and i.indrelid = any (${listTables}::regclass[]) and a.attname <> 'list_id'`;
    expect(strangers.map(({ name }) => name)).toEqual([]);
    const keyed = await database.sql<{ name: string }[]>`
      select distinct indrelid::regclass::text as name from pg_index
      where indisunique and indrelid = any (${listTables}::regclass[]) order by 1`;
    expect(keyed.map(({ name }) => name)).toEqual(listTables);
  });

  test('allows references only within a list or to reference tables', async () => {
    const strangers = await database.sql<{ name: string; target: string }[]>`
      select f.conname as name, f.confrelid::regclass::text as target from pg_constraint f
      join pg_attribute own on own.attrelid = f.conrelid and own.attnum = f.conkey[1]
      join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = f.confkey[1]
      where f.contype = 'f' and f.conparentid = 0 and f.conrelid = any (${listTables}::regclass[])
        and f.confrelid::regclass::text <> all (${referenceTables})
        and not (own.attname = 'list_id' and theirs.attname = 'list_id')`;
    expect(strangers).toEqual([]);
  });

  test('allows no reference from a reference table to a distributed one', async () => {
    const strangers = await database.sql<{ name: string }[]>`
      select conname as name from pg_constraint
      where contype = 'f' and conparentid = 0 and confrelid = any (${listTables}::regclass[])
        and conrelid <> all (${listTables}::regclass[])`;
    expect(strangers).toEqual([]);
  });
});
