import type { Transaction } from '@keydence/db';
import {
  AppError,
  checkDay,
  type ImportFigures,
  isLastingFailure,
  type Market,
  SourceError,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findListDay, findListTimeZone } from '../access/find-time-zone.ts';
import { storeImportedRanks } from '../competitors/store-imported-ranks.ts';
import type { ImportJob, Services } from '../context.ts';
import { analyzeTables } from '../keyword-lists/analyze-tables.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { ensureKeywordList } from '../keyword-lists/ensure-keyword-list.ts';
import { readLastCheck } from '../keyword-lists/read-last-check.ts';
import { updateReport } from '../moves/update-report.ts';
import { CancelledImport, endImport, recordProgress } from '../runs/move-import.ts';
import { startRun } from '../runs/move-topic-run.ts';
import { findNewestDay, recordImport } from '../runs/record-import.ts';
import { requestAlertCheck } from '../runs/request-alert-check.ts';
import type { ImportScope } from './access.ts';
import { collectUploadFacts } from './collect-upload.ts';
import { fetchNumbers } from './fetch-numbers.ts';
import { findRepeat } from './find-repeat.ts';
import { importMessages } from './import-messages.ts';
import { readImportFile } from './read-import-file.ts';
import { recordFigures, recordMeasure } from './record-figures.ts';
import { storeExport } from './store-export.ts';

interface Attempt {
  /** No other attempt follows: a failure ends the import with a message for the user. */
  isLast?: boolean;
}

/**
 * Runs an import to its end; does nothing if it has ended already. Data from Search Console is
 * fetched first, page by page, and a killed fetch continues from there. The file is written
 * completely or not at all, so a killed import begins again. An expected failure ends it as failed;
 * any other throws, so that the queue retries, except in the last attempt.
 */
export async function runImport(
  services: Services,
  job: ImportJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  try {
    const scope = await findFilledScope(services, job);
    if (!scope) return;
    const { listId, isRepeat } = await writeExport(services, scope);
    if (isRepeat) return;
    await analyzeTables(services.database, listId);
    await writeReport(services, scope, listId);
  } catch (error) {
    if (error instanceof CancelledImport) return;
    const isExpected = error instanceof AppError;
    services.log.warn({ ...job, error, isLast }, 'an import failed');
    const mayPass = error instanceof SourceError ? !isLastingFailure(error) : !isExpected;
    if (mayPass && !isLast) throw error;
    const { code: errorCode, message } = isExpected
      ? error
      : { code: 'internal' as const, message: importMessages.failed };
    const text = errorCode === 'domain_setup_in_progress' ? importMessages.setUp : message;
    await services.database.db.transaction((tx) =>
      endImport(tx, job, { state: 'failed', errorCode, message: text, now: services.now() }),
    );
  }
}

/** The import with its whole file; Search Console data is fetched before. */
async function findFilledScope(services: Services, job: ImportJob): Promise<ImportScope | null> {
  const scope = await findImportScope(services, job);
  if (!scope?.fetch || scope.total > 0) return scope;
  await fetchNumbers(services, { ...scope, fetch: scope.fetch });
  return findImportScope(services, job);
}

async function findImportScope({ database }: Services, job: ImportJob): Promise<ImportScope | null> {
  const [row] = await database.sql<(Omit<ImportScope, 'market'> & Market)[]>`
    select i.id as "importId", i.domain_id as "domainId", d.workspace_id as "workspaceId", d.domain_name as "domainName",
      d.data_source as "dataSource", i.location_code as "locationCode", i.language_code as "languageCode",
      i.file_name as "fileName", i.preview, i.content_hash as "contentHash",
      i.total, i.fetch
    from import_runs i join tracked_domains d on d.id = i.domain_id
    where i.id = ${job.importId} and i.state in ('queued', 'running')`;
  if (!row) return null;
  const { locationCode, languageCode, ...scope } = row;
  return { ...scope, market: { locationCode, languageCode } };
}

async function writeExport(
  services: Services,
  scope: ImportScope,
): Promise<{ listId: number; isRepeat: boolean }> {
  const { database, now } = services;
  const content = await readImportFile(database, scope.importId);
  const { fileName: name, preview, domainName: site } = scope;
  const file = { name, content, site, isFetched: scope.fetch !== null, reading: preview.reading ?? null };
  const opened = await services.exportReader.read(file);
  const write = async (tx: Transaction) => {
    const list = await ensureKeywordList(tx, { ...scope, now: now() });
    const end = async (figures: ImportFigures) => {
      const isEnded = await endImport(tx, scope, { state: 'done', figures, now: now() });
      if (!isEnded) throw new CancelledImport();
    };
    // A competitor in ranks of other sites may be tracked only since the earlier import.
    if (!opened.head.otherSites && (await findRepeat(tx, scope))) {
      const none = { added: 0, updated: 0, deleted: 0, totals: 0, longQueries: null, competitors: null };
      await end({ ...none, isRepeat: true });
      return { listId: list.id, isRepeat: true };
    }
    await claimSource(tx, scope);
    const dayBefore = await findNewestDay(tx, list.id);
    const today = await findListDay(tx, list.id, now());
    const facts = collectUploadFacts(opened, today);
    const { figures, newestRankDay } = await storeExport(tx, {
      listId: list.id,
      opened: facts.opened,
      measuredOn: scope.preview.measuredOn,
      keepsLiveNumbers: scope.dataSource !== null && scope.dataSource !== 'import',
      now: now(),
      today,
      property: scope.fetch?.property ?? null,
      onProgress: async (done) => {
        if (!(await recordProgress(services, scope, done))) throw new CancelledImport();
      },
    });
    const { measuredOn } = scope.preview;
    const competitors = await storeImportedRanks(tx, {
      listId: list.id,
      opened,
      measuredOn,
      now: now(),
      today,
    });
    await requestImportCheck(tx, services, { listId: list.id, newestRankDay });
    await recordFigures(tx, list.id, now());
    await startRun(tx, services, { listId: list.id, kind: 'place', askedBy: null });
    await recordImport(tx, { domainId: scope.domainId, listId: list.id, dayBefore });
    // Late, since it holds up runs of moves until the import has committed.
    await facts.store(tx, services, { domainId: scope.domainId, listId: list.id, measuredOn });
    await recordMeasure(tx, list.id, now());
    await end({ ...figures, competitors, isRepeat: false });
    return { listId: list.id, isRepeat: false };
  };
  try {
    return await changeList({ services }, scope.domainId, write, { for: 'job' });
  } finally {
    await opened.close();
  }
}

/** Ranks of the list's newest day trigger alerts; older ones are history. */
async function requestImportCheck(
  tx: Transaction,
  services: Services,
  { listId, newestRankDay }: { listId: number; newestRankDay: string | null },
): Promise<void> {
  if (newestRankDay === null) return;
  const at = await readLastCheck(tx, listId);
  const isNews = at && newestRankDay >= checkDay(at, await findListTimeZone(tx, listId));
  if (isNews) await requestAlertCheck(tx, services, { listId, at });
}

/** A domain without a source uses its imports as source from now on. */
async function claimSource(tx: Transaction, { domainId, dataSource, preview }: ImportScope): Promise<void> {
  if (dataSource === 'sample') throw new AppError('validation_failed', importMessages.sample);
  if (preview.keywordRows === 0) return;
  await tx.execute(sql`
    update tracked_domains set data_source = 'import' where id = ${domainId} and data_source is null`);
}

/** The import has committed by now; a report that fails is written when a user opens it. */
async function writeReport(services: Services, scope: ImportScope, listId: number): Promise<void> {
  const { domainName, market, importId } = scope;
  try {
    const subject = { listId, domainName, languageCode: market.languageCode };
    await updateReport(services, subject, scope.dataSource ?? 'import');
  } catch (error) {
    services.log.warn({ importId, error }, 'the report after an import was not written');
  }
}
