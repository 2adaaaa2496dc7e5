import { withLock } from '@keydence/db';
import type { DataSourceName } from '@keydence/domain';
import type { Services } from '../context.ts';
import { readListVersion } from '../keywords/bump-list-version.ts';
import { buildFacts, type ReportSubject } from './build-facts.ts';
import { composeReport } from './compose-report.ts';
import { findReport } from './find-report.ts';
import { type StoredReport, storeReport } from './store-report.ts';
import { writeSections } from './write-sections.ts';

/** The first key of every advisory lock on a report that is being written. */
const reportLockSpace = 7_305_002;
const lockWaitMs = 10_000;

/** A report with the version of its row; null where another process has written it. */
type RefreshedReport = StoredReport & { rowVersion: string | null };

/** One refresh after the other in a process, so that waiting for locks never takes more than one connection. */
const queues = new WeakMap<Services['database']['owner'], Promise<unknown>>();
const running = new WeakMap<Services['database']['owner'], Map<number, Promise<RefreshedReport>>>();

/**
 * Writes the report of a list again, once for all who ask at the same time: in this process they share the run,
 * other processes wait for its lock and then take what it has stored.
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
    // As a job, whoever asked: row security hides how many rows a list has, and each join would read all of them.
    const facts = await buildFacts(owner.db, subject);
    const body = composeReport(await writeSections(services, listId, facts), facts, dataSource);
    const report = { listVersion, body, generatedAt: services.now() };
    const rowVersion = await db.transaction((tx) => storeReport(tx, listId, report));
    return { ...report, rowVersion };
  });
}
