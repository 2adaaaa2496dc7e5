import type { DatabaseHandle } from '@keydence/db';
import type { Report, StoredReportBody } from '@keydence/domain';
import { keepReport, keptReports } from './keep-report.ts';

interface Row {
  rowVersion: string;
  /** Null for the cached version. */
  body: StoredReportBody | null;
  generatedAt: string;
}

/**
 * The report of a list's newest version that has one, in its response form; null without one. Sending the body costs
 * the database ten times the lookup, and checking it costs the server more than all else. So a process caches what it
 * has read or written, and the row's version shows if it is still valid. It is a lookup by key, so it uses the
 * connections of the keyword list.
 */
export async function findShownReport(
  { indexSql, owner }: DatabaseHandle,
  listId: number,
): Promise<Report | null> {
  const known = keptReports.find(owner, listId);
  const [row] = await indexSql<Row[]>`
    select list_version || ' ' || xmin as "rowVersion", generated_at as "generatedAt",
      case when list_version || ' ' || xmin <> ${known?.rowVersion ?? ''} then body end as body
    from reports where list_id = ${listId} order by list_version desc limit 1`;
  if (!row) {
    keptReports.forget(owner, listId);
    return null;
  }
  const { body, rowVersion } = row;
  if (body) return keepReport(owner, listId, { body, rowVersion, generatedAt: new Date(row.generatedAt) });
  if (!known) throw new Error('a stored report came without its body');
  keptReports.keep(owner, listId, known);
  return known.report;
}
