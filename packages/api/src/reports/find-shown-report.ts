import type { DatabaseHandle } from '@keydence/db';
import type { Report, StoredReportBody } from '@keydence/domain';
import { findKept, forgetKept, keepReport, touchKept } from './keep-report.ts';

interface Row {
  rowVersion: string;
  /** Null for the version that is kept. */
  body: StoredReportBody | null;
  generatedAt: string;
}

/**
 * The report of a domain's list in its newest version that has one, as it is answered; null without one. To send the
 * body costs the database ten times the look-up, and to check it costs the server more than all else, so a process keeps
 * what it has read or written, and the row tells whether it still holds. It is a look-up by key, as the keyword list's
 * are, and goes their way; the domain in it is the one that the caller was found to see.
 */
export async function findShownReport(
  { indexSql, owner }: DatabaseHandle,
  { listId, domainId }: { listId: number; domainId: string },
): Promise<Report | null> {
  const known = findKept(owner, listId);
  const [row] = await indexSql<Row[]>`
    select row_version as "rowVersion", generated_at as "generatedAt",
      case when row_version <> ${known?.rowVersion ?? ''} then body end as body
    from (
      select *, list_version || ' ' || xmin as row_version from reports
      where list_id = (select id from keyword_lists where id = ${listId} and domain_id = ${domainId})
      order by list_version desc limit 1) as newest`;
  if (!row) {
    forgetKept(owner, listId);
    return null;
  }
  const { body, rowVersion } = row;
  if (body) return keepReport(owner, listId, { body, rowVersion, generatedAt: new Date(row.generatedAt) });
  if (!known) throw new Error('a stored report came without its body');
  touchKept(owner, listId, known);
  return known.report;
}
