import type { DatabaseHandle } from '@keydence/db';
import type { Report } from '@keydence/domain';
import { createListMemory } from '../list-memory.ts';
import type { StoredReport } from '../stored-reports/store-report.ts';
import { viewReport } from './report-view.ts';

/** Maximum reports of about 100 kB each in the cache of a process. */
const maxKept = 32;

interface KeptReport {
  /** Changes with each write of the row, by any process. */
  rowVersion: string;
  report: Report;
}

/** Reports last seen by this process; the version of the row shows if one is still valid. */
export const keptReports = createListMemory<KeptReport>(maxKept);

/**
 * Views a stored report and caches the result, once per version of its row. All callers share one object, which must
 * not be changed. Without a version its validity is unknown, so it is not cached.
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
