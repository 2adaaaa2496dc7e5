import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPlainDatabase } from '../../testing/create-test-database.ts';
import type { DatabaseHandle } from '../handle.ts';
import { migrate } from '../migrate.ts';
import { checkCluster } from './check-cluster.ts';
import { distributeLists } from './distribute-lists.ts';
import { readShape } from './read-shape.ts';

const isCluster = inject('isCluster');
const domains = 4;
const keywords = 25;

describe.runIf(isCluster)('a distribution', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await createPlainDatabase();
    const { sql } = database;
    await sql`
      with workspace as (insert into workspaces (id, name) values (gen_random_uuid(), 'Acme') returning id)
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
      select gen_random_uuid(), id, n || '.example', 2840, 'en' from workspace, generate_series(1, ${domains}::int) n`;
    await sql`insert into keyword_lists (domain_id, location_code, language_code) select id, 2840, 'en' from tracked_domains`;
    await sql`insert into tracked_keywords (list_id, id, intent, keyword_text, search_volume)
      select l.id, n, 0, 'keyword ' || n, n from keyword_lists l, generate_series(1, ${keywords}::int) n`;
    await sql`insert into keyword_tags (list_id, keyword_id, tag) select list_id, id, 'tea' from tracked_keywords`;
    await sql`insert into ranking_months (list_id, keyword_id, month, ranks)
      select list_id, id, '2026-10-01', decode(repeat('07', 31), 'hex') from tracked_keywords`;
  });
  afterAll(() => database.close());

  const readRows = () => database.sql`
    select k.list_id, k.id, k.keyword_text, k.search_volume, t.tag, m.ranks
    from tracked_keywords k join keyword_tags t on t.list_id = k.list_id and t.keyword_id = k.id
    join ranking_months m on m.list_id = k.list_id and m.keyword_id = k.id order by 1, 2`;

  it('goes on after a kill, keeps each row, and brings keys and triggers back', async () => {
    const { sql } = database;
    const before = await readRows();
    expect(before).toHaveLength(domains * keywords);
    expect(await checkCluster(database.url)).toMatchObject({ shape: 'one-node', faults: [] });
    const killed = distributeLists(database, {
      shards: 2,
      report: (line) => {
        if (line === 'distributed keyword_volumes') throw new Error('killed');
      },
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await readShape(sql)).toBe('unfinished');
    await expect(migrate(database)).rejects.toThrow('npm run distribute');
    const tables = await distributeLists(database, { shards: 2 });
    expect(tables.find(({ name }) => name === 'ranking_months')?.rows).toBe(domains * keywords);
    expect(await readShape(sql)).toBe('cluster');
    expect(await readRows()).toEqual(before);
    await migrate(database);
    const [first] = await sql<{ id: number }[]>`select min(id) as id from keyword_lists`;
    const listId = first?.id ?? 0;
    await sql`delete from tracked_keywords where list_id = ${listId} and id = 1`;
    expect(await sql`select 1 from keyword_tags where list_id = ${listId}`).toHaveLength(keywords - 1);
    await sql`update keyword_lists set version = version + 1 where id = ${listId}`;
    const [list] = await sql`select keyword_count from keyword_lists where id = ${listId}`;
    expect(list).toEqual({ keyword_count: keywords - 1 });
  });
});

it.skipIf(isCluster)('skipped: TEST_CITUS_URL is not set', () => {});
