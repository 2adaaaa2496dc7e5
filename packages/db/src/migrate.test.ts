import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import type { DatabaseHandle } from './handle.ts';
import { migrate } from './migrate.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('migrate', () => {
  test('finds nothing to do when several processes migrate concurrently', async () => {
    const applied = () => database.sql`select id, hash from drizzle.__drizzle_migrations order by id`;
    const before = await applied();
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    expect(before.length).toBeGreaterThan(4);
    expect(await applied()).toEqual(before);
  });

  test('vacuums a large table that was rewritten', async () => {
    await database.sql`
      create table rewritten with (autovacuum_enabled = off) as
      select repeat('x', 1500) from generate_series(1, 6000)`;
    await database.sql`analyze rewritten`;
    await migrate(database);
    const [table] = await database.sql<{ vacuums: number }[]>`
      select vacuum_count::int as vacuums from pg_stat_user_tables where relname = 'rewritten'`;
    await database.sql`drop table rewritten`;
    expect(table?.vacuums).toBe(1);
  });

  test('has no btree index with the text of a keyword', async () => {
    const indexes = await database.sql<{ indexdef: string }[]>`
      select indexdef from pg_indexes where indexdef like '%keyword_text%' and indexdef not like '%USING gin%'`;
    expect(indexes).toEqual([]);
  });

  test('every list table leads its primary key with the list and is deleted with it', async () => {
    const tables = await database.sql<{ name: string; lead: string | null }[]>`
      select c.conrelid::regclass::text as name, a.attname as lead
      from pg_constraint c
      left join pg_constraint p on p.conrelid = c.conrelid and p.contype = 'p'
      left join pg_attribute a on a.attrelid = p.conrelid and a.attnum = p.conkey[1]
      where c.contype = 'f' and c.confdeltype = 'c' and c.conparentid = 0
        and c.confrelid in ('keyword_lists'::regclass, 'competitors'::regclass)
      order by 1`;
    expect(tables.map((table) => `${table.name}: ${table.lead ?? 'no primary key'}`)).toEqual([
      'analyst_sections: list_id',
      'briefs: list_id',
      'click_windows: list_id',
      'competitor_keywords: list_id',
      'competitor_metrics: list_id',
      'competitors: list_id',
      'console_fetches: list_id',
      'console_pages: list_id',
      'console_queries: list_id',
      'console_slices: list_id',
      'content_plan_items: list_id',
      'deleted_keywords: list_id',
      'gap_insights: list_id',
      'keyword_filter_counts: no primary key',
      'keyword_measures: list_id',
      'keyword_pages: list_id',
      'keyword_rankings: list_id',
      'keyword_volumes: list_id',
      'list_measures: list_id',
      'move_runs: list_id',
      'move_settings: list_id',
      'moves: list_id',
      'overview_snapshots: list_id',
      'predictions: list_id',
      'radar_sites: list_id',
      'ranking_months: list_id',
      'refresh_runs: list_id',
      'report_shares: list_id',
      'reports: list_id',
      'search_totals: list_id',
      'site_rates: list_id',
      'topic_corrections: list_id',
      'topic_runs: list_id',
      'topics: list_id',
      'tracked_keywords: list_id',
    ]);
  });

  test('uses custom plans in one list pool and generic ones in the other, with a statement timeout', async () => {
    const { sql, listSql, indexSql } = database;
    const modes = await Promise.all([sql, listSql, indexSql].map((pool) => pool`show plan_cache_mode`));
    const planned = modes.map(([row]) => row?.plan_cache_mode);
    expect(planned).toEqual(['auto', 'force_custom_plan', 'force_generic_plan']);
    const limits = await Promise.all([listSql, indexSql].map((pool) => pool`show statement_timeout`));
    expect(limits.map(([row]) => row?.statement_timeout)).toEqual(['10s', '10s']);
  });
});
