import { withLock } from '@keydence/db';
import type { DataSourceName } from '@keydence/domain';
import type { Services } from '../context.ts';
import { readListVersion } from '../keyword-lists/bump-list-version.ts';
import { findReport } from '../stored-reports/find-report.ts';
import { type StoredReport, storeReport } from '../stored-reports/store-report.ts';
import { buildFacts, type ReportSubject } from './build-facts.ts';
import { composeReport } from './compose-report.ts';
import { writeSections } from './write-sections.ts';

/** First key of the advisory locks for writing reports. */
const reportLockSpace = 7_305_002;
const lockWaitMs = 10_000;

/** A report with the version of its row; the version is null if another process has written it. */
type RefreshedReport = StoredReport & { rowVersion: string | null };

/** Queue of refreshes in a process, so waiting for locks takes at most one connection. */
const queues = new WeakMap<Services['database']['owner'], Promise<unknown>>();
const running = new WeakMap<Services['database']['owner'], Map<number, Promise<RefreshedReport>>>();

/**
 * Writes the report of a list again, once for concurrent requests: callers in this process share the run, other
 * processes wait for its lock and then use the stored report.
 */
export function refreshReport(
  services: Services,
  subject: ReportSubject,
  dataSource: DataSourceName | null,
): Promise<RefreshedReport> {
  const { owner } = services.database;
  const shared = running.get(owner) ?? new Map<number, Promise<RefreshedReport>>();
  running.set(owner, shared);
  const existing = shared.get(subject.listId);
  if (existing) return existing;
  const previous = queues.get(owner) ?? Promise.resolve();
  const refresh = previous
    .then(() => refreshUnderLock(services, subject, dataSource))
    .finally(() => shared.delete(subject.listId));
  queues.set(
    owner,
    refresh.catch(() => undefined),
  );
  shared.set(subject.listId, refresh);
  return refresh;
}

async function refreshUnderLock(
  services: Services,
  subject: ReportSubject,
  dataSource: DataSourceName | null,
): Promise<RefreshedReport> {
  const { listId } = subject;
  const { db, owner } = services.database;
  const askedAt = services.now();
  const lock = { space: reportLockSpace, key: listId, waitMs: lockWaitMs };
  return withLock(services.database, lock, async () => {
    const stored = await findReport(db, listId, askedAt);
    if (stored) return { ...stored, rowVersion: null };
    const listVersion = await readListVersion(db, listId);
    // Runs with a job's rights: row security hides a list's row count from the planner, and each join would read all
    // rows.
    const facts = await buildFacts(owner.db, subject);
    const body = composeReport(await writeSections(services, listId, facts), facts, dataSource);
    const report = { listVersion, body, generatedAt: services.now() };
    const rowVersion = await db.transaction((tx) => storeReport(tx, listId, report));
    return { ...report, rowVersion };
  });
}
