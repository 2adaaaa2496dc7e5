import type { Sql, TransactionSql } from 'postgres';
import { distributedTables } from './placement.ts';
import { readShape } from './read-shape.ts';

/** How the trigger of counts finds a list's counter, on one node and on a node of a cluster. */
export const counterOnOneNode = `UPDATE keyword_lists SET keyword_count = keyword_count + change.added
      WHERE id = change.list_id RETURNING keyword_count INTO count_after;`;
export const counterOfCluster = `UPDATE distribution.list_counts SET keyword_count = keyword_count + change.added
      WHERE list_id = change.list_id RETURNING keyword_count INTO count_after;`;

/** What a request may see, from a setting: policies of distributed tables may not ask other tables. */
const isAmong = (column: string, setting: string, type: string) => `case when ${column} = any (
  coalesce(nullif(current_setting('keydence.${setting}', true), ''), '{}')::${type}[]) then true else false end`;
const listPolicy = isAmong('list_id', 'lists', 'integer');
/**
 * The same for the coordinator's tables, by what their policies ask: a statement that also reads a distributed table cannot
 * be planned with a policy that asks another table.
 */
const coordinatorPolicies = [
  { asks: '%keydence_lists()%', rule: listPolicy },
  { asks: '%keydence_sites()%', rule: isAmong('site_id', 'sites', 'integer') },
  { asks: '(domain_id IN (%', rule: isAmong('domain_id', 'domains', 'uuid') },
  { asks: '(workspace_id = (%', rule: 'workspace_id = keydence_workspace()' },
  { asks: '(id = (%', rule: 'id = keydence_workspace()' },
];

/** Hides the rows of other workspaces' lists; on each node, too. */
export async function secureTables(tx: TransactionSql, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await tx.unsafe(`alter table ${table} enable row level security`);
    await tx.unsafe(`create policy of_workspace on ${table} using (${listPolicy})`);
  }
}

/** Makes the policies of the coordinator compare with settings. */
export async function simplifyPolicies(tx: TransactionSql): Promise<void> {
  for (const { asks, rule } of coordinatorPolicies) {
    const tables = await tx<{ name: string }[]>`
      select polrelid::regclass::text as name from pg_policy
      where polname = 'of_workspace' and pg_get_expr(polqual, polrelid) like ${asks}`;
    for (const { name } of tables) await tx.unsafe(`alter policy of_workspace on ${name} using (${rule})`);
  }
}

/**
 * Tables beside those of a single node: each list's counter on the list's own node, which the triggers of counts write,
 * and a mark of each commit. The mark makes a transaction that writes the coordinator and one worker commit in two
 * phases, so that a crash in between cannot keep half of it.
 */
export async function createOwnTables(tx: TransactionSql): Promise<void> {
  await tx`
    create table distribution.list_counts (list_id integer primary key, keyword_count integer not null default 0)`;
  await tx`create table distribution.commit_marks (list_id integer primary key, at timestamptz not null)`;
  await tx`select create_distributed_table('distribution.list_counts', 'list_id', colocate_with => 'public.tracked_keywords')`;
  await tx`select citus_add_local_table_to_metadata('distribution.commit_marks')`;
  await tx`insert into distribution.list_counts select id, keyword_count from keyword_lists`;
  await secureTables(tx, ['distribution.list_counts']);
}

/** Lets the triggers of counts write the counters of the cluster. Throws if they count in an unknown way. */
export async function followCounters(tx: TransactionSql): Promise<void> {
  const [counter] = await tx<{ definition: string }[]>`
    select pg_get_functiondef('apply_keyword_count_changes'::regproc) as definition`;
  const definition = counter?.definition ?? '';
  if (definition.includes(counterOfCluster)) return;
  if (!definition.includes(counterOnOneNode))
    throw new Error('the triggers of keyword counts are unknown to this program.');
  await tx.unsafe(definition.replace(counterOnOneNode, counterOfCluster));
}

/** Throws if a distribution was interrupted: nothing may use or change such a database. */
export async function requireWhole(sql: Sql): Promise<void> {
  if ((await readShape(sql)) !== 'unfinished') return;
  throw new Error('the distribution of the keyword tables was interrupted. Finish it: npm run distribute');
}

/**
 * Adapts what a migration has made in a cluster. Throws if the program has tables of lists that are not distributed yet.
 */
export async function followMigration(sql: Sql): Promise<void> {
  if ((await readShape(sql)) === 'one-node') return;
  const plain = await sql<{ name: string }[]>`
    select name from unnest(${[...distributedTables]}::text[]) name
    where not exists (select from pg_dist_partition where logicalrelid = ('public.' || name)::regclass)`;
  if (plain.length > 0) {
    const names = plain.map(({ name }) => name).join(', ');
    throw new Error(
      `tables of this version are not distributed yet (${names}). Stop all processes and run: npm run distribute`,
    );
  }
  await sql.begin(async (tx) => {
    await tx`set local citus.multi_shard_modify_mode = 'sequential'`;
    await followCounters(tx);
    await simplifyPolicies(tx);
    await createFunctions(tx);
  });
}

/** Functions of the coordinator, which has no other key between a list and its rows. */
export async function createFunctions(tx: TransactionSql): Promise<void> {
  const cascade = ['distribution.list_counts', ...distributedTables].map(
    (table) => `delete from ${table} where list_id = old.id;`,
  );
  await tx.unsafe(`
    -- Each statement of a request runs this, so it keeps the plans of its queries, which are the coordinator's.
    create or replace function distribution.enter(workspace uuid) returns void language plpgsql set plan_cache_mode = auto as $$
    begin
      perform set_config('citus.propagate_set_commands', 'local', true);
      -- Under row security a join of a coordinator's table with a distributed one would end the server: it is an error.
      perform set_config('citus.local_table_join_policy', 'never', true);
      execute format('set local keydence.workspace = %L', workspace);
      execute format('set local keydence.lists = %L', keydence_lists());
      perform set_config('keydence.domains', (
        select coalesce(array_agg(id), '{}')::text from tracked_domains where workspace_id = workspace), true);
      perform set_config('keydence.sites', (
        select coalesce(array_agg(id), '{}')::text from sites
        where domain_id = any (current_setting('keydence.domains')::uuid[])), true);
    end $$`);
  await tx.unsafe(`
    create or replace function distribution.enter_again() returns trigger language plpgsql as $$
    begin
      if keydence_workspace() is not null then perform distribution.enter(keydence_workspace()); end if;
      return null;
    end $$`);
  await tx.unsafe(`
    create or replace function distribution.add_list() returns trigger language plpgsql as $$
    begin
      if keydence_workspace() is not null then perform distribution.enter(keydence_workspace()); end if;
      insert into distribution.list_counts (list_id) values (new.id);
      return null;
    end $$`);
  await tx.unsafe(`
    create or replace function distribution.remove_list() returns trigger language plpgsql as $$
    begin
      ${cascade.join('\n      ')}
      delete from distribution.commit_marks where list_id = old.id;
      return null;
    end $$`);
  await tx.unsafe(`
    create or replace function distribution.end_change() returns trigger language plpgsql as $$
    declare
      counted integer;
    begin
      insert into distribution.commit_marks as m (list_id, at) values (new.id, clock_timestamp())
        on conflict (list_id) do update set at = excluded.at;
      select keyword_count into counted from distribution.list_counts where list_id = new.id;
      update keyword_lists set keyword_count = counted where id = new.id and keyword_count <> counted;
      return null;
    end $$`);
}

/** Triggers of the coordinator. */
export async function createTriggers(tx: TransactionSql): Promise<void> {
  await tx`
    create or replace trigger distribution_add after insert on keyword_lists
    for each row execute function distribution.add_list()`;
  await tx`
    create or replace trigger distribution_remove after delete on keyword_lists
    for each row execute function distribution.remove_list()`;
  for (const table of ['tracked_domains', 'sites']) {
    await tx.unsafe(`
      create or replace trigger distribution_enter after insert on ${table}
      for each statement execute function distribution.enter_again()`);
  }
  await tx`drop trigger if exists distribution_change on keyword_lists`;
  await tx`
    create constraint trigger distribution_change after update of version on keyword_lists
    deferrable initially deferred for each row execute function distribution.end_change()`;
}
