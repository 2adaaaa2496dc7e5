import { randomUUID } from 'node:crypto';
import type { DatabaseHandle, Transaction } from '@keydence/db';
import { createTestDatabase, isCluster } from '@keydence/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { recordDay } from '../keyword-lists/record-day.ts';
import { scoreKeywords } from '../keyword-lists/score-keywords.ts';
import { removeKeywords } from './remove-keywords.ts';

const size = 6_000;
const now = new Date('2026-11-21T12:00:00Z');

let database: DatabaseHandle;
/** The connection of a request of the workspace, under row security. */
let own: DatabaseHandle;
let listId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql: query } = database;
  const workspaceId = randomUUID();
  await query`insert into workspaces (id, name) values (${workspaceId}, 'Acme')`;
  const [list] = await query<{ id: number }[]>`
    with domain as (
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
      values (gen_random_uuid(), ${workspaceId}, 'acme.com', 2840, 'en') returning id)
    insert into keyword_lists (domain_id, location_code, language_code)
    select id, 2840, 'en' from domain returning id`;
  listId = list?.id ?? 0;
  await query`
    insert into tracked_keywords (list_id, id, search_volume, intent, keyword_text)
    select ${listId}, n, n, n % 5, 'keyword ' || n from generate_series(1, ${size}) n`;
  await query`
    insert into keyword_rankings (list_id, id, search_volume, intent)
    select list_id, id, search_volume, intent from tracked_keywords where list_id = ${listId}`;
  await query`analyze tracked_keywords, keyword_rankings`;
  // As after the first day of a month, when PostgreSQL has no statistics of its rows yet.
  await query`
    insert into ranking_months (list_id, keyword_id, month, ranks)
    select list_id, id, '2026-11-01', decode(repeat('ff', 31), 'hex') from tracked_keywords
    where list_id = ${listId} and id <= ${size - 5}`;
  own = database.inWorkspace(workspaceId);
});
afterAll(() => database.close());

/** Rows of keywords, rankings and their history that a transaction has read so far. */
async function countRead(tx: Transaction): Promise<number> {
  const [row] = await tx.execute<{ read: number }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname in ('tracked_keywords', 'keyword_rankings') or relname like 'ranking_months%'`);
  return row?.read ?? Number.NaN;
}

// Of one node: it counts the reads of the coordinator's own tables.
it.skipIf(isCluster()).each<[string, (tx: Transaction) => Promise<unknown>, number]>([
  ['numbers of ten texts', (tx) => findKeywordIds(tx, listId, texts), 10],
  ['a removal of ten keywords', (tx) => removeKeywords(tx, { listId, ids, now }), 10],
  ['the scores of the ten newest', (tx) => scoreKeywords(tx, listId, size - 10), 10],
  ['the ranks of a day, some of them the first of the month', (tx) => recordDay(tx, dayOfRanks()), 10],
])('%s: reads only these rows of a large list', async (_, work, asked) => {
  const read = await own.db.transaction(async (tx) => {
    await work(tx);
    return countRead(tx);
  });
  expect(read).toBeGreaterThanOrEqual(asked);
  expect(read).toBeLessThan(asked * 20);
});

const ids = Array.from({ length: 10 }, (_, place) => 3_000 + place);
const texts = ids.map((id) => `keyword ${id}`);
const newest = Array.from({ length: 10 }, (_, place) => size - 9 + place);
const dayOfRanks = () => ({
  listId,
  checkedAt: now,
  ids: newest,
  ranks: sql`select id, 7 as rank from unnest(${`{${newest.join(',')}}`}::bigint[]) id`,
});
