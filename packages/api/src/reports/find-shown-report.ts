import type { DatabaseHandle } from '@keydence/db';
import type { Report, StoredReportBody } from '@keydence/domain';
import { viewReport } from './report-view.ts';

/** So many reports of about 100 kB stay in a process; the one that was not read for longest goes first. */
const maxKept = 32;

interface KeptReport {
  rowVersion: string;
  report: Report;
}

interface Row {
  /** Another one after each write of the row, whoever wrote it. */
  rowVersion: string;
  /** Null for the version that is kept. */
  body: StoredReportBody | null;
  generatedAt: string;
}

const keptByOwner = new WeakMap<DatabaseHandle['owner'], Map<number, KeptReport>>();

/**
 * The report of a list's newest version that has one, as it is answered; null without one. To send the body costs the
 * database ten times the look-up, and to check it costs the server more than all else, so a process keeps what it has
 * read, and the row tells whether it still holds. All who ask share one report: it is not to be changed.
 */
export async function findShownReport(
  { sql, owner }: DatabaseHandle,
  listId: number,
): Promise<Report | null> {
  const kept = keptByOwner.get(owner) ?? new Map<number, KeptReport>();
  keptByOwner.set(owner, kept);
  const known = kept.get(listId);
  const [row] = await sql<Row[]>`
    select row_version as "rowVersion", generated_at as "generatedAt",
      case when row_version <> ${known?.rowVersion ?? ''} then body end as body
    from (
      select *, list_version || ' ' || xmin as row_version from reports
      where list_id = ${listId} order by list_version desc limit 1) as newest`;
  kept.delete(listId);
  if (!row) return null;
  const shown = row.body
    ? viewReport({ body: row.body, generatedAt: new Date(row.generatedAt) })
    : known?.report;
  if (!shown) throw new Error('a stored report came without its body');
  kept.set(listId, { rowVersion: row.rowVersion, report: shown });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return shown;
}
