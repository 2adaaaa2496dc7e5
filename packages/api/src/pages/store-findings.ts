import type { Transaction } from '@keydence/db';
import type { JudgedFinding } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { SiteReadJob } from '../context.ts';

const batchSize = 1_000;

/** Writes what a run has found; what it has not found again is gone, unless it could say nothing of that kind. */
export async function storeFindings(
  tx: Transaction,
  { siteId, run }: SiteReadJob,
  { found, unknownKinds }: { found: readonly JudgedFinding[]; unknownKinds: readonly string[] },
): Promise<void> {
  for (let from = 0; from < found.length; from += batchSize) {
    const rows = JSON.stringify(found.slice(from, from + batchSize));
    await tx.execute(sql`
      insert into site_findings as known (site_id, kind, page_id, other_id, "group", state, first_run, last_run, detail)
      select distinct on (f.kind, p.id, coalesce(o.id, 0))
        ${siteId}::int, f.kind, p.id, coalesce(o.id, 0), f."group", 'open', ${run}::int, ${run}::int, f.evidence
      from jsonb_to_recordset(${rows}::jsonb) as f (kind text, "group" text, page text, other text, evidence jsonb)
      join pages p on p.site_id = ${siteId} and p.key_hash = hashtextextended(f.page, 0) and p.key = f.page
      left join pages o on o.site_id = ${siteId} and o.key_hash = hashtextextended(f.other, 0) and o.key = f.other
      on conflict (site_id, kind, page_id, other_id) do update set
        "group" = excluded."group", last_run = excluded.last_run, detail = excluded.detail,
        state = case when known.state = 'gone' then 'open' else known.state end,
        first_run = case when known.state = 'gone' then excluded.first_run else known.first_run end`);
  }
  await tx.execute(sql`
    update site_findings set state = 'gone'
    where site_id = ${siteId} and last_run < ${run} and state = 'open'
      and kind <> all (${`{${unknownKinds.join(',')}}`}::text[])`);
}
