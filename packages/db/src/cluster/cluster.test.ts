import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import type { DatabaseHandle } from '../handle.ts';
import { migrate } from '../migrate.ts';
import { checkCluster } from './check-cluster.ts';
import { describeCluster } from './describe-cluster.ts';
import { distributeLists } from './distribute-lists.ts';
import { distributedTables } from './placement.ts';

const isCluster = inject('isCluster');

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Place {
  workspaceId: string;
  domainId: string;
  listId: number;
}

async function addList(): Promise<Place> {
  const { sql } = database;
  const place = { workspaceId: randomUUID(), domainId: randomUUID() };
  await sql`insert into workspaces (id, name) values (${place.workspaceId}, 'Acme')`;
  await sql`insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
    values (${place.domainId}, ${place.workspaceId}, ${`${place.domainId}.example`}, 2840, 'en')`;
  const [list] = await sql<{ id: number }[]>`
    insert into keyword_lists (domain_id, location_code, language_code) values (${place.domainId}, 2840, 'en')
    returning id`;
  return { ...place, listId: list?.id ?? 0 };
}

/** Keywords with numbers from `first` on, as one change of the list. */
async function addKeywords({ listId }: Place, first: number, count: number): Promise<void> {
  await database.sql.begin(async (tx) => {
    await tx`update keyword_lists set version = version + 1 where id = ${listId}`;
    await tx`insert into tracked_keywords (list_id, id, intent, keyword_text)
      select ${listId}::int, n, 0, 'keyword ' || n from generate_series(${first}::int, ${first + count - 1}::int) n`;
  });
}

async function readCounts({ listId }: Place) {
  const { sql } = database;
  const [list] = await sql<
    { n: number }[]
  >`select keyword_count as n from keyword_lists where id = ${listId}`;
  const [rows] = await sql<{ n: number }[]>`
    select count(*)::int as n from tracked_keywords where list_id = ${listId}`;
  const [filters] = await sql<{ n: number }[]>`
    select coalesce(sum(n), 0)::int as n from keyword_filter_counts where list_id = ${listId}`;
  return { list: list?.n, rows: rows?.n, filters: filters?.n };
}

describe.runIf(isCluster)('a database whose lists are on several nodes', () => {
  it('says so, has no fault and nothing left over, and a second distribution changes nothing', async () => {
    expect(await database.readShape()).toBe('cluster');
    const check = await checkCluster(database.url);
    expect(check).toMatchObject({ shape: 'cluster', faults: [] });
    expect(check.nodes.length).toBeGreaterThan(2);
    const tables = await distributeLists(database);
    expect(tables.map(({ name }) => name)).toEqual(distributedTables);
    expect(await describeCluster(database.url)).toMatchObject({ orphans: 0, prepared: 0 });
    await migrate(database);
  });

  it('continues an interrupted distribution, on which no process starts', async () => {
    const { sql } = database;
    await sql`create table distribution.held (kind text, relation text, name text, definition text, rows bigint)`;
    await expect(migrate(database)).rejects.toThrow('npm run distribute');
    await distributeLists(database);
    await migrate(database);
  });

  it('shows a workspace the rows of its own lists on every node, and none without a workspace', async () => {
    const places = [await addList(), await addList(), await addList()];
    for (const place of places) await addKeywords(place, 1, 3);
    for (const { workspaceId, listId } of places) {
      const own = database.inWorkspace(workspaceId);
      for (const name of distributedTables) {
        const seen = await own.sql.begin(async (tx) => {
          await tx`set local citus.multi_task_query_log_level = 'off'`;
          return tx.unsafe<{ id: number }[]>(`select distinct list_id as id from ${name}`);
        });
        expect([name, ...seen.map(({ id }) => id)]).toEqual(
          name === 'tracked_keywords' ? [name, listId] : [name],
        );
      }
      const refused = own.sql.begin(
        (tx) =>
          tx`insert into keyword_tags (list_id, keyword_id, tag) select id, 1, 'x' from unnest(${places.map((place) => place.listId)}::int[]) id returning list_id`,
      );
      await expect(refused).rejects.toThrow(/row-level security/);
    }
    const nobody = database.inWorkspace(randomUUID());
    for (const { listId } of places)
      expect(await nobody.sql`select 1 from tracked_keywords where list_id = ${listId}`).toHaveLength(0);
  });

  it('fails a statement of a request that goes to all nodes, while tests run', async () => {
    const { workspaceId } = await addList();
    const asked = database.inWorkspace(workspaceId).sql`select 1 from tracked_keywords where id = 7`;
    await expect(asked).rejects.toThrow(/multi-task query/);
  });

  it('lets a workspace make a list and fill it in one transaction', async () => {
    const { workspaceId, domainId } = await addList();
    const own = database.inWorkspace(workspaceId);
    await own.sql.begin(async (tx) => {
      const [list] = await tx<{ id: number }[]>`
        insert into keyword_lists (domain_id, location_code, language_code) values (${domainId}, 2826, 'en') returning id`;
      await tx`insert into tracked_keywords (list_id, id, intent, keyword_text) values (${list?.id ?? 0}, 1, 0, 'tea')`;
    });
    const [list] = await own.sql<{ id: number }[]>`select id from keyword_lists where location_code = 2826`;
    expect(await own.sql`select 1 from tracked_keywords where list_id = ${list?.id ?? 0}`).toHaveLength(1);
  });

  it('counts the keywords of each list, also by filter from 20,001 on', async () => {
    const [large, small] = [await addList(), await addList()];
    await addKeywords(large, 1, 20_001);
    await addKeywords(small, 1, 7);
    expect(await readCounts(large)).toEqual({ list: 20_001, rows: 20_001, filters: 20_001 });
    await database.sql.begin(async (tx) => {
      await tx`update keyword_lists set version = version + 1 where id = ${large.listId}`;
      await tx`delete from tracked_keywords where list_id = ${large.listId} and id <= 100`;
    });
    expect(await readCounts(large)).toEqual({ list: 19_901, rows: 19_901, filters: 0 });
    expect(await readCounts(small)).toEqual({ list: 7, rows: 7, filters: 0 });
  });

  it('deletes the rows of a list with its domain', async () => {
    const place = await addList();
    await addKeywords(place, 1, 5);
    await database.inWorkspace(place.workspaceId)
      .sql`delete from tracked_domains where id = ${place.domainId}`;
    expect(await describeCluster(database.url)).toMatchObject({ orphans: 0 });
    expect(await readCounts(place)).toEqual({ list: undefined, rows: 0, filters: 0 });
  });

  it('commits a change of a list in two phases', async () => {
    const place = await addList();
    await addKeywords(place, 1, 1);
    const marks = await database.sql`
      select 1 from distribution.commit_marks where list_id = ${place.listId}`;
    expect(marks).toHaveLength(1);
  });
});

describe.skipIf(isCluster)('a database of one node', () => {
  it('says so, and why it cannot be distributed', async () => {
    expect(await database.readShape()).toBe('one-node');
    const { shape, faults } = await checkCluster(database.url);
    expect([shape, faults.join()]).toEqual([
      'one-node',
      expect.stringContaining('Citus is not in this database'),
    ]);
  });
});

it.skipIf(isCluster)('skipped: TEST_CITUS_URL is not set', () => {});
