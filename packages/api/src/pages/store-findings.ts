import type { Transaction } from '@keydence/db';
import type { JudgedFinding } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { SiteReadJob } from '../context.ts';

const batchSize = 1_000;

interface Stored {
  found: readonly JudgedFinding[];
  unknownKinds: readonly string[];
  isComplete: boolean;
}

/** Kinds that depend only on the page itself: reading the page again confirms or removes them. */
const ownKinds = [
  ...['thin', 'no_title', 'long_title', 'no_h1', 'several_h1', 'skipped_level', 'no_description'],
  ...[
    'several_canonicals',
    'canonical_in_body',
    'canonical_relative',
    'canonical_fragment',
    'canonical_other_host',
  ],
  ...['hreflang_code', 'hreflang_no_self', 'broken_json', 'unknown_type', 'missing_fields', 'wrong_language'],
  ...[
    'broken_charset',
    'insecure_link',
    'slow_answer',
    'large_html',
    'images_without_alt',
    'changed',
    'soft_404',
  ],
];
/** Kinds that report an address without a page: they are removed when the address returns one. */
const targetKinds = ['broken_link', 'link_to_error', 'link_to_redirect', 'redirect_chain', 'redirect_circle'];

/**
 * Writes the findings of a run. A finding that is not made again is removed if the run could have made it: after an
 * incomplete run, only if the pages it depends on were read.
 */
export async function storeFindings(
  tx: Transaction,
  { siteId, run }: SiteReadJob,
  { found, unknownKinds, isComplete }: Stored,
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
        state = case when known.state <> 'gone' then known.state when known.ignored_at is null then 'open' else 'ignored' end,
        first_run = case when known.state = 'gone' then excluded.first_run else known.first_run end`);
  }
  await tx.execute(sql`
    update site_findings f set state = 'gone'
    from pages p
    where f.site_id = ${siteId} and f.last_run < ${run} and f.state in ('open', 'ignored') and p.site_id = f.site_id
      and p.id = f.page_id and f.kind <> all (${listOf(unknownKinds)}::text[])
      and (${isComplete} or (p.last_run = ${run} and p.state in ('healthy', 'noindex', 'canonicalised') and (
        f.kind = any (${listOf([...ownKinds, ...targetKinds])}::text[]))))`);
}

function listOf(names: readonly string[]): string {
  return `{${names.join(',')}}`;
}
