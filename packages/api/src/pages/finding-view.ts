import type { Queryable } from '@keydence/db';
import { describeFinding, type FindingGroup, type FindingState, type SiteFinding } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { encodePageId } from './access.ts';

interface Row extends Record<string, unknown> {
  kind: string;
  group: FindingGroup;
  state: FindingState;
  page_id: number;
  key: string;
  title: string | null;
  other: string | null;
  first_run: number;
  last_run: number;
  detail: Record<string, unknown>;
}

interface Choice {
  where: SQL;
  limit: number;
  offset?: number;
  /** The run whose findings are shown. */
  run: number;
}

/** Findings of a site as the outside sees them: errors first, then by kind and page. */
export async function readFindings(
  db: Queryable,
  siteId: number,
  { where, limit, offset = 0, run }: Choice,
): Promise<SiteFinding[]> {
  const rows = await db.execute<Row>(sql`
    select f.kind, f."group", f.state, f.page_id, p.key, p.title, o.key as other, f.first_run, f.last_run, f.detail
    from site_findings f
    join pages p on p.site_id = f.site_id and p.id = f.page_id
    left join pages o on o.site_id = f.site_id and o.id = f.other_id
    where f.site_id = ${siteId} and ${where}
    order by array_position(array['error', 'detour', 'hint'], f."group"), f.kind, f.page_id, f.other_id
    limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    kind: row.kind,
    group: row.group,
    state: row.state,
    page: { id: encodePageId(siteId, row.page_id), address: row.key, title: row.title },
    ...describeFinding({ kind: row.kind, page: row.key, other: row.other, evidence: row.detail }),
    isNew: row.first_run === run && run > 1,
  }));
}
