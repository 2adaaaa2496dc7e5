import type { Queryable } from '@keydence/db';
import { describeFinding, type FindingGroup, type FindingState, type SiteFinding } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { encodePageId } from './access.ts';

interface Row extends Record<string, unknown> {
  kind: string;
  group: FindingGroup;
  state: FindingState;
  page_id: number;
  other_id: number;
  key: string;
  title: string | null;
  other: string | null;
  is_new: boolean;
  ignored_at: string | Date | null;
  ignored_why: string | null;
  detail: Record<string, unknown>;
}

interface Choice {
  where: SQL;
  limit: number;
  offset?: number;
  /** Run of the shown findings. */
  run: number;
}

/** Condition: the finding is new in this run, and the run before could check for its kind. */
export function isNewIn(siteId: number, run: number): SQL {
  return sql`(f.first_run = ${run} and f.state in ('open', 'ignored') and exists (
    select 1 from (
      select unknown_kinds from crawl_runs
      where site_id = ${siteId} and run < ${run} and state in ('done', 'incomplete') order by run desc limit 1) b
    where not f.kind = any (b.unknown_kinds)))`;
}

export function encodeFindingId(kind: string, pageId: number, otherId: number): string {
  return `${kind}-${pageId}-${otherId}`;
}

/** API views of a site's findings: errors first, then by kind and page. */
export async function readFindings(
  db: Queryable,
  siteId: number,
  { where, limit, offset = 0, run }: Choice,
): Promise<SiteFinding[]> {
  const rows = await db.execute<Row>(sql`
    select f.kind, f."group", f.state, f.page_id, f.other_id, p.key, p.title, o.key as other, f.detail,
      f.ignored_at, f.ignored_why, ${isNewIn(siteId, run)} as is_new
    from site_findings f
    join pages p on p.site_id = f.site_id and p.id = f.page_id
    left join pages o on o.site_id = f.site_id and o.id = f.other_id
    where f.site_id = ${siteId} and ${where}
    order by array_position(array['error', 'detour', 'hint'], f."group"), f.kind, f.page_id, f.other_id
    limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    id: encodeFindingId(row.kind, row.page_id, row.other_id),
    kind: row.kind,
    group: row.group,
    state: row.state,
    page: { id: encodePageId(siteId, row.page_id), address: row.key, title: row.title },
    ...describeFinding({ kind: row.kind, page: row.key, other: row.other, evidence: row.detail }),
    isNew: row.is_new,
    ignored:
      row.state === 'ignored' && row.ignored_at !== null
        ? { at: new Date(row.ignored_at), reason: row.ignored_why }
        : null,
  }));
}
