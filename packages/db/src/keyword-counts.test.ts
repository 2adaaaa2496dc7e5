import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';

let database: DatabaseHandle;
let listId: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  listId = await addList();
});

describe('the counts of a keyword list', () => {
  test('follow inserts, deletes and changes of a small list, which is counted from its index', async () => {
    await addKeywords(1, 100);
    await database.sql`delete from tracked_keywords where list_id = ${listId} and id <= 30`;
    await database.sql`update tracked_keywords set intent = 4 where list_id = ${listId}`;
    expect(await keywordCount()).toBe(70);
    expect(await filterCounts()).toEqual([]);
  });

  test('are exact for each filter combination from 20,001 keywords on', async () => {
    await addKeywords(1, 20_000);
    expect(await filterCounts()).toEqual([]);
    await addKeywords(20_001, 20_001);
    expect(await filterCounts()).toEqual(await countedFromRows());
    await addKeywords(20_002, 21_000);
    await database.sql`delete from tracked_keywords where list_id = ${listId} and id between 5 and 400`;
    await database.sql`update tracked_keywords set search_volume = null, intent = 0 where list_id = ${listId} and id > 20900`;
    expect(await keywordCount()).toBe(20_604);
    expect(await filterCounts()).toEqual(await countedFromRows());
  });

  test('drop the combinations when the list shrinks below the limit', async () => {
    await addKeywords(1, 20_001);
    await database.sql`delete from tracked_keywords where list_id = ${listId} and id = 7`;
    expect([await keywordCount(), await filterCounts()]).toEqual([20_000, []]);
  });

  test('count every keyword of two concurrent writers', async () => {
    await Promise.all([addKeywords(1, 15_000), addKeywords(15_001, 30_000)]);
    expect(await keywordCount()).toBe(30_000);
    expect(await filterCounts()).toEqual(await countedFromRows());
  });

  test('are deleted with the list', async () => {
    await addKeywords(1, 20_001);
    await database.sql`delete from keyword_lists where id = ${listId}`;
    expect(await filterCounts()).toEqual([]);
    expect(await countedFromRows()).toEqual([]);
  });
});

describe('the rank history', () => {
  const addMonth = (month: string) => database.sql`
    insert into ranking_months (list_id, keyword_id, month, ranks)
    values (${listId}, 1, ${month}, decode(repeat('ff', 31), 'hex'))`;
  const partitions = () => database.sql<{ month: string; part: string }[]>`
    select to_char(month, 'YYYY-MM') as month, tableoid::regclass::text as part
    from ranking_months where list_id = ${listId} order by 1`;

  test('is in a partition of its year, and a new partition takes rows from the default one', async () => {
    await addMonth('2026-12-01');
    await addMonth('2039-01-01');
    await addMonth('2040-01-01');
    expect((await partitions()).map((row) => row.part)).toEqual([
      'ranking_months_2026',
      'ranking_months_default',
      'ranking_months_default',
    ]);
    await database.sql`select create_ranking_months_partition(2039), create_ranking_months_partition(2039)`;
    expect((await partitions()).map((row) => `${row.month} ${row.part}`)).toEqual([
      '2026-12 ranking_months_2026',
      '2039-01 ranking_months_2039',
      '2040-01 ranking_months_default',
    ]);
  });

  test('accepts only first days of months', async () => {
    await expect(addMonth('2026-12-02')).rejects.toMatchObject({ constraint_name: 'ranking_months_month' });
  });
});

async function addList(): Promise<number> {
  const [row] = await database.sql<{ id: number }[]>`
    with workspace as (insert into workspaces (id, name) values (gen_random_uuid(), 'Acme') returning id),
      domain as (
        insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
        select gen_random_uuid(), id, 'acme.example', 2840, 'en' from workspace returning id)
    insert into keyword_lists (domain_id, location_code, language_code)
    select id, 2840, 'en' from domain returning id`;
  if (!row) throw new Error('no list was made');
  return row.id;
}

async function addKeywords(from: number, to: number): Promise<void> {
  await database.sql`
    insert into tracked_keywords (list_id, id, search_volume, difficulty_score, intent, keyword_text)
    select ${listId}, n, nullif(n % 12, 0) * 10, nullif(n % 7, 0), n % 5, 'keyword ' || n
    from generate_series(${from}::bigint, ${to}::bigint) as n`;
}

async function keywordCount(): Promise<number | undefined> {
  const [row] = await database.sql<{ count: number }[]>`
    select keyword_count as count from keyword_lists where id = ${listId}`;
  return row?.count;
}

const filterCounts = async () => [
  ...(await database.sql`
    select intent, search_volume, difficulty_score, n from keyword_filter_counts
    where list_id = ${listId} order by 1, 2, 3`),
];

const countedFromRows = async () => [
  ...(await database.sql`
    select intent, search_volume, difficulty_score, count(*)::int as n from tracked_keywords
    where list_id = ${listId} group by 1, 2, 3 order by 1, 2, 3`),
];
