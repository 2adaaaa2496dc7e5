import type { Services } from '@keydence/api';

export async function storePage({ database: { sql } }: Services, domainId: string): Promise<string> {
  const [site] = await sql<{ id: number }[]>`
    insert into sites (domain_id, next_page_id) values (${domainId}, 2)
    on conflict (domain_id) do update set next_page_id = 2 returning id`;
  const siteId = site?.id ?? 0;
  await sql`
    insert into crawl_runs (site_id, run, state, read_count, finished_at)
    values (${siteId}, 1, 'done', 1, now()) on conflict do nothing`;
  await sql`
    insert into pages (site_id, id, key, state, status, depth, first_run, found_run, last_run, title, words)
    values (${siteId}, 1, 'https://brewlane.example/espresso', 'healthy', 200, 1, 1, 1, 1, 'Espresso', 240)
    on conflict do nothing`;
  return ((BigInt(siteId) << 32n) | 1n).toString();
}
