import type { DatabaseHandle } from '@keydence/db';
import type { Report, StoredReportBody } from '@keydence/domain';
import { keepReport, keptReports } from './keep-report.ts';

interface Row {
  rowVersion: string;
  /** Null for the version that is kept. */
  body: StoredReportBody | null;
  generatedAt: string;
}

/**
 * The report of a list's newest version that has one, as it is answered; null without one. To send the
 * body costs the database ten times the look-up, and to check it costs the server more than all else, so a process keeps
 * what it has read or written, and the row tells whether it still holds. It is a look-up by key, as the keyword list's
 * are, and goes their way.
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
