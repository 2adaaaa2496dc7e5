import type { DatabaseHandle } from '@keydence/db';

/** Tables that a bench makes for itself. */
const ownTables = ['bench_wide_keywords', 'bench_cold_month', 'bench_votes'];

/**
 * Takes away what a bench that was killed has left in a kept world, so that the next one finds the lists that were filled
 * and nothing that still runs. One bench at a time uses a world, so whatever is open belongs to nobody.
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
