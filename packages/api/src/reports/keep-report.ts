import type { DatabaseHandle } from '@keydence/db';
import type { Report } from '@keydence/domain';
import { createListMemory } from '../list-memory.ts';
import { viewReport } from './report-view.ts';
import type { StoredReport } from './store-report.ts';

/** So many reports of about 100 kB stay in a process. */
const maxKept = 32;

interface KeptReport {
  /** Another one after each write of the row, whoever wrote it. */
  rowVersion: string;
  report: Report;
}

/** The reports of lists as this process saw them last; their rows tell whether they still hold. */
export const keptReports = createListMemory<KeptReport>(maxKept);

/**
 * Views a stored report and keeps that, once for each version of its row. All who ask share one report: it is not to be
 * changed. Without a version nobody knows whether it still holds, and it is not kept.
 */
export function keepReport(
  owner: DatabaseHandle['owner'],
  listId: number,
  stored: Pick<StoredReport, 'body' | 'generatedAt'> & { rowVersion: string | null },
): Report {
  const { rowVersion } = stored;
  const known = keptReports.find(owner, listId);
  const report = known && known.rowVersion === rowVersion ? known.report : viewReport(stored);
  if (rowVersion !== null) keptReports.keep(owner, listId, { rowVersion, report });
  return report;
}
