import { schema } from '@keydence/db';
import { AppError, type ImportReading, type ImportRun, type ReadImportInput } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notifyImport } from '../runs/move-import.ts';
import { getImportRow } from './access.ts';
import { composePreview } from './compose-preview.ts';
import { importMessages } from './import-messages.ts';
import { viewImport } from './import-view.ts';
import { readImportFile } from './read-import-file.ts';

/**
 * Reads an upload again with a person's choices; without fields, decimal mark and sheet, by
 * recognition. Stores the fields for files with the same header. AppError: those of `ExportReader`,
 * 'conflict' for an import that has begun.
 */
export async function readImport(
  ctx: DomainContext,
  { importId, fields, decimalMark, sheet = null }: ReadImportInput,
): Promise<ImportRun> {
  const { services, domain } = ctx;
  const row = await getImportRow(services, { domainId: domain.id, importId });
  if (row.state !== 'previewed') throw new AppError('conflict', importMessages.notStartable);
  const content = await readImportFile(services.database, importId);
  const isSaid = fields !== null || decimalMark !== null || sheet !== null;
  const reading: ImportReading | null = isSaid ? { fields, decimalMark, sheet } : null;
  const recognised = await services.exportReader.inspect({
    name: row.fileName,
    content,
    site: domain.domainName,
    reading,
  });
  const preview = await composePreview(ctx, recognised, { reading });
  const { importRuns } = schema;
  await services.database.db.transaction(async (tx) => {
    const changed = await tx
      .update(importRuns)
      .set({
        preview,
        contentHash: recognised.contentHash,
        total: preview.keywordRows + preview.totalRows,
      })
      .where(and(eq(importRuns.id, importId), eq(importRuns.state, 'previewed')))
      .returning({ id: importRuns.id });
    if (changed.length === 0) throw new AppError('conflict', importMessages.notStartable);
    await notifyImport(tx, importId);
  });
  return viewImport({ ...row, preview, total: preview.keywordRows + preview.totalRows });
}
