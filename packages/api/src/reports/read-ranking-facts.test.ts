import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPages } from './read-ranking-facts.ts';

let database: DatabaseHandle;
let listId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  const workspaceId = '01890000-0000-7000-8000-000000000002';
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'Acme')`;
  const [list] = await sql<{ id: number }[]>`
    with domain as (
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
      values (gen_random_uuid(), ${workspaceId}, 'acme.example', 2840, 'en') returning id)
    insert into keyword_lists (domain_id, location_code, language_code) select id, 2840, 'en' from domain returning id`;
  listId = list?.id ?? 0;
  await sql`
    insert into tracked_keywords (list_id, id, intent, keyword_text)
    select ${listId}::int, n, 0, 'keyword ' || n from generate_series(1, 3000) n`;
  // Many pages with one keyword and a few large ones; every seventh keyword has a rank without a page, or no rank.
  await sql`
    insert into keyword_rankings (list_id, id, intent, search_volume, rank_group, rank_absolute, ranking_url)
    select ${listId}::int, n, 0, nullif(n % 40, 0) * 10, 1 + n % 90, nullif(1 + n % 97, 7) + n % 3,
      case when n % 7 > 0 then 'https://acme.example/page-' || case when n % 2 = 0 then n % 12 else n end end
    from generate_series(1, 3000) n`;
});
afterAll(() => database.close());

it('counts the keywords of each page, with ties broken by rank and then by address', async () => {
  const counted = await database.sql`
    select ranking_url as url, count(*)::int as "keywordCount",
      round(avg(rank_group), 1)::float8 as "avgRank"
    from keyword_rankings
    where list_id = ${listId} and rank_absolute between 1 and 100 and ranking_url is not null
    group by ranking_url order by 2 desc, 3, 1 limit 20`;
  const pages = await readPages(database.db, listId);
  expect(pages).toEqual([...counted]);
  expect(pages.map(({ keywordCount }) => keywordCount)).toContain(1);
  await database.sql`update keyword_rankings set ranking_url = 'https://acme.example/moved' where list_id = ${listId}`;
  expect((await readPages(database.db, listId)).map(({ url }) => url)).toEqual([
    'https://acme.example/moved',
  ]);
});
