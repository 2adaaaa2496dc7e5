import type { DatabaseHandle } from '@keydence/db';
import type { Report } from '@keydence/domain';
import { viewReport } from './report-view.ts';
import type { StoredReport } from './store-report.ts';

/** So many reports of about 100 kB stay in a process; the one that was not asked for longest goes first. */
const maxKept = 32;

interface KeptReport {
  /** Another one after each write of the row, whoever wrote it. */
  rowVersion: string;
  report: Report;
}

type Owner = DatabaseHandle['owner'];

const keptByOwner = new WeakMap<Owner, Map<number, KeptReport>>();

/** The report of a list as this process saw it last; its row tells whether it still holds. */
export function findKept(owner: Owner, listId: number): KeptReport | undefined {
  return keptByOwner.get(owner)?.get(listId);
}

export function forgetKept(owner: Owner, listId: number): void {
  keptByOwner.get(owner)?.delete(listId);
}

/**
 * Views a stored report and keeps that, once for each version of its row. All who ask share one report: it is not to be
 * changed. Without a version nobody knows whether it still holds, and it is not kept.
 */
export function keepReport(
  owner: Owner,
  listId: number,
  stored: Pick<StoredReport, 'body' | 'generatedAt'> & { rowVersion: string | null },
): Report {
  const { rowVersion } = stored;
  const known = findKept(owner, listId);
  const report = known && known.rowVersion === rowVersion ? known.report : viewReport(stored);
  if (rowVersion !== null) touchKept(owner, listId, { rowVersion, report });
  return report;
}

/** Puts it behind all others, so that it goes last. */
export function touchKept(owner: Owner, listId: number, kept: KeptReport): void {
  const reports = keptByOwner.get(owner) ?? new Map<number, KeptReport>();
  keptByOwner.set(owner, reports);
  reports.delete(listId);
  reports.set(listId, kept);
  const [oldest] = reports.keys();
  if (reports.size > maxKept && oldest !== undefined) reports.delete(oldest);
}
