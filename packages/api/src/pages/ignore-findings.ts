import type { ChangedFindings, IgnoreFindingsInput, RestoreFindingsInput } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findSite } from './access.ts';
import { encodeFindingId } from './finding-view.ts';

/** Hides findings until they are restored; findings that are already ignored keep their reason. */
export async function ignoreFindings(
  ctx: DomainContext,
  input: IgnoreFindingsInput,
): Promise<ChangedFindings> {
  const at = ctx.services.now().toISOString();
  const reason = input.reason || null;
  return changeFindings(ctx, input.findingIds, {
    from: sql`f.state = 'open'`,
    set: sql`state = 'ignored', ignored_at = ${at}::timestamptz, ignored_why = ${reason}`,
  });
}

export async function restoreFindings(
  ctx: DomainContext,
  input: RestoreFindingsInput,
): Promise<ChangedFindings> {
  return changeFindings(ctx, input.findingIds, {
    from: sql`f.state = 'ignored'`,
    set: sql`state = 'open', ignored_at = null, ignored_why = null`,
  });
}

interface Row extends Record<string, unknown> {
  kind: string;
  page: number;
  other: number;
}

async function changeFindings(
  { services, domain }: DomainContext,
  ids: readonly string[],
  { from, set }: { from: SQL; set: SQL },
): Promise<ChangedFindings> {
  const { db } = services.database;
  const site = await findSite(db, domain.id);
  if (!site) return { findingIds: [] };
  const wanted = ids.map((id) => {
    const [kind = '', page = '', other = ''] = id.split('-');
    return { kind, page: Number(page), other: Number(other) };
  });
  // Numbers above the range of page numbers match no page.
  const rows = await db.execute<Row>(sql`
    update site_findings f set ${set}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (kind text, page bigint, other bigint)
    where f.site_id = ${site.id} and f.kind = w.kind and f.page_id = w.page and f.other_id = w.other and ${from}
    returning f.kind, f.page_id as page, f.other_id as other`);
  return { findingIds: rows.map(({ kind, page, other }) => encodeFindingId(kind, page, other)) };
}
