import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { counterOfCluster, counterOnOneNode } from './cluster/cluster-objects.ts';
import { coordinatorTables, distributedTables } from './cluster/placement.ts';
import type { DatabaseHandle } from './handle.ts';

// Requirements of Citus for tables that are distributed by one column and colocated
// (docs/adr/0039-lists-on-several-machines.md):
// https://docs.citusdata.com/en/stable/develop/reference_ddl.html

/** The list of a row is on the coordinator of a cluster, where a trigger stands for the key to it. */
const lists = 'keyword_lists';

let database: DatabaseHandle;
/** Tables with a list, and those of them that a cluster distributes. */
let named: string[];
let listTables: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const tables = await database.sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and a.attname = 'list_id' and not a.attisdropped order by 1`;
  named = tables.map(({ name }) => name);
  listTables = named.filter((name) => !coordinatorTables.includes(name));
});
afterAll(() => database.close());

test('each table of a list has a place in a cluster', () => {
  expect(named).toEqual([...distributedTables, ...coordinatorTables].sort());
});

describe('every table that a cluster distributes can be distributed by its list', () => {
  test('counts keywords in the way that a distribution replaces', async () => {
    const [counter] = await database.sql<{ text: string }[]>`
      select prosrc as text from pg_proc where proname = 'apply_keyword_count_changes'`;
    expect(counter?.text).toContain(inject('isCluster') ? counterOfCluster : counterOnOneNode);
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

  test('allows references only within a list, or to the list', async () => {
    const strangers = await database.sql<{ name: string; target: string }[]>`
      select f.conname as name, f.confrelid::regclass::text as target from pg_constraint f
      join pg_attribute own on own.attrelid = f.conrelid and own.attnum = f.conkey[1]
      join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = f.confkey[1]
      where f.contype = 'f' and f.conparentid = 0 and f.conrelid = any (${listTables}::regclass[])
        and f.confrelid <> ${lists}::regclass
        and not (own.attname = 'list_id' and theirs.attname = 'list_id' and f.confrelid = any (${listTables}::regclass[]))`;
    expect(strangers).toEqual([]);
  });

  test('allows no reference from the coordinator to a distributed table', async () => {
    const strangers = await database.sql<{ name: string }[]>`
      select conname as name from pg_constraint
      where contype = 'f' and conparentid = 0 and confrelid = any (${listTables}::regclass[])
        and conrelid <> all (${listTables}::regclass[])`;
    expect(strangers).toEqual([]);
  });
});
