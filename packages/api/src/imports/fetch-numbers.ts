import { schema } from '@keydence/db';
import { AppError, type FetchProgress, type ImportPreview, type InspectedFile } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { ImportJob, Services } from '../context.ts';
import { notifyImport } from '../runs/move-import.ts';
import { askAccount } from '../sources/ask-account.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';
import { fetchPage } from './fetch-page.ts';
import { importMessages } from './import-messages.ts';
import { keepPage } from './keep-page.ts';
import { readImportFile } from './read-import-file.ts';

interface FetchScope extends ImportJob {
  workspaceId: string;
  preview: ImportPreview;
  fetch: FetchProgress;
}

/**
 * Fetches the data of an import page by page into its file, each with its progress, so a fetch continues at the missing
 * page after a crash. Then writes the preview, as for an upload. SourceError; AppError: 'validation_failed' if there
 * are no figures, 'conflict' without a connection; CancelledImport.
 */
export async function fetchNumbers(services: Services, scope: FetchScope): Promise<void> {
  const { importId, workspaceId, preview } = scope;
  await askAccount(services, workspaceId, async (account) => {
    let progress = scope.fetch;
    while (progress.table !== null) {
      const page = await fetchPage(account, { ...progress, table: progress.table }, services.now());
      await keepPage(services, importId, page);
      progress = page.next;
    }
  });
  const content = await readImportFile(services.database, importId);
  const file = await services.exportReader.inspect({ name: '', content, isFetched: true });
  const { contentHash } = file;
  const counted = describeRows(file, preview);
  await services.database.db.transaction(async (tx) => {
    const { importRuns } = schema;
    const total = counted.keywordRows + counted.totalRows;
    await tx
      .update(importRuns)
      .set({ preview: counted, contentHash, total, done: 0 })
      .where(eq(importRuns.id, importId));
    await notifyImport(tx, importId);
  });
}

function describeRows({ head, counts: inspected }: InspectedFile, preview: ImportPreview): ImportPreview {
  const {
    hasBuckets: _buckets,
    repeatedRows: _repeated,
    isCutOff: _cutOff,
    newestDay: _day,
    wordClicks: _words,
    ...counts
  } = inspected;
  if (counts.keywordRows + counts.totalRows === 0 || head.measuredOn === null) {
    throw new AppError('validation_failed', searchConsoleMessages.noFigures);
  }
  const notes = counts.keywordRows > 0 ? [importMessages.average, importMessages.impressions] : [];
  return { ...preview, ...counts, notes, measuredOn: head.measuredOn, isDateKnown: true };
}
