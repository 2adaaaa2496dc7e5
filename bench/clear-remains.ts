import type { DatabaseHandle } from '@keydence/db';

const ownTables = ['bench_wide_keywords', 'bench_cold_month', 'bench_votes'];

/**
 * Deletes leftovers of a killed bench in a kept world, so that the next one finds only the filled
 * lists and no running work. Only one bench at a time uses a world, so anything open is a leftover.
 */
export async function clearRemains({ sql }: DatabaseHandle): Promise<void> {
  for (const table of ownTables) await sql`drop table if exists ${sql(table)}`;
  await sql`delete from refresh_runs where state in ('queued', 'running')`;
  await sql`delete from tracked_domains where domain_name like 'site-1-%'`;
  await sql`delete from workspaces where name like 'Setup %'`;
  await sql`delete from feedback where description = 'Bench'`;
  await sql`delete from alert_rules where name = 'Bench'`;
  await sql`delete from identity.users where email like '%@voters.example'`;
}
