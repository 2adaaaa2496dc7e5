import { isCluster } from '@keydence/db/testing';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { analyzeTables } from './analyze-tables.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const setupTables = ['competitor_keywords', 'keyword_rankings', 'keyword_volumes', 'tracked_keywords'];
const topicTables = ['gap_insights', 'keyword_insights', 'topics'];
const tables = [...setupTables, ...topicTables].sort();

let services: TestServices;
let listId: number;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 60);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  // Only the code under test may update the planner's statistics.
  for (const table of tables) {
    await services.database.sql.unsafe(`alter table ${table} set (autovacuum_enabled = off)`);
  }
  const person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id ?? 0;
});
afterAll(() => services.database.close());

/** The tables whose statistics know a list. */
async function readKnown(id: number): Promise<string[]> {
  const rows = await services.database.sql<{ name: string }[]>`
    select tablename as name from pg_stats
    where schemaname = current_schema() and attname = 'list_id' and tablename = any(${tables})
      and ${id}::int = any(most_common_vals::text::int[])`;
  return rows.map(({ name }) => name).sort();
}

// Of one node: the planner of a cluster's nodes knows shards, and the coordinator none of them.
describe.skipIf(isCluster())('the statistics of the planner of one node', () => {
  it('know a list immediately after the setup of its domain', async () => {
    expect(await readKnown(listId)).toEqual(setupTables);
  });

  it('stay unchanged if they know the list, and if it is empty', async () => {
    const read = () => services.database.sql<{ at: string }[]>`
      select max(last_analyze)::text as at from pg_stat_user_tables where relname = any(${tables})`;
    const before = await read();
    await analyzeTables(services.database, listId);
    await analyzeTables(services.database, listId + 1_000);
    expect(await read()).toEqual(before);
  });

  it('know the topics of a list that they know otherwise', async () => {
    await services.database.sql`
      insert into topics (list_id, id, name, basis, updated_at)
      select ${listId}, n, 'topic ' || n, 'wording', now() from generate_series(1, 20) n`;
    await services.database.sql`
      insert into keyword_insights (list_id, keyword_id) select ${listId}, id from tracked_keywords where list_id = ${listId}`;
    await services.database.sql`
      insert into gap_insights (list_id, kw_hash) select ${listId}, n from generate_series(1, 20) n`;
    await analyzeTables(services.database, listId);
    expect(await readKnown(listId)).toEqual(tables);
  });
});
