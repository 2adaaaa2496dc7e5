import type { DatabaseHandle } from '@keydence/db';

/** A site with so many pages that a run has read, in a workspace of its own. */
export async function fillPages(
  database: DatabaseHandle,
  size: number,
): Promise<{ userId: string; domainId: string }> {
  const { sql } = database;
  const userId = crypto.randomUUID();
  const workspaceId = crypto.randomUUID();
  const domainId = crypto.randomUUID();
  await sql`insert into identity.users (id, email) values (${userId}, ${`${userId}@keydence.example`})`;
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'Bench')`;
  await sql`insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, 'owner')`;
  await sql`
    insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
    values (${domainId}, ${workspaceId}, ${`size${size}.com`}, 2840, 'en')`;
  await sql`insert into domain_setups (domain_id, state, message) values (${domainId}, 'ready', 'Ready')`;
  const [site] = await sql<{ id: number }[]>`
    insert into sites (domain_id, next_page_id) values (${domainId}, ${size + 1}) returning id`;
  if (!site) throw new Error('no site');
  await sql`
    insert into crawl_runs (site_id, run, state, created_at, finished_at, read_count) values
    (${site.id}, 1, 'done', now(), now(), ${size})`;
  await sql`
    insert into pages (site_id, id, key, state, status, depth, first_run, found_run, last_run, title, words, links_in, language, fetched_at, changed_at)
    select ${site.id}::int, n, 'https://size' || ${size}::int || '.com/part-' || n % 1000 || '/page-' || n,
      case when n % 50 = 0 then 'not_found' else 'healthy' end, 200, 2, 1, 1, 1, 'Page ' || n, n * 7919 % 2000, n * 31 % 300, 'en',
      now(), now()
    from generate_series(1, ${size}::int) n`;
  await sql`analyze pages`;
  return { userId, domainId };
}
