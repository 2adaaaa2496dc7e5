import { schema } from '@keydence/db';
import { AppError, type ImportRun, type InspectedFile, importLimits, importTooLarge } from '@keydence/domain';
import { type DomainContext, requireSettled } from '../tracked-domains/access.ts';
import { composePreview } from './compose-preview.ts';
import { findReading } from './find-reading.ts';
import { importMessages } from './import-messages.ts';
import { viewImport } from './import-view.ts';
import { purgeImports } from './purge-imports.ts';
import { unpackImport } from './read-import-file.ts';

const partBytes = 1_000_000;
const longestName = 200;

interface Upload {
  fileName: string;
  /** Handed over: it is not to be used afterwards. */
  content: Uint8Array;
  /** Ends the reading when the client is gone. */
  signal?: AbortSignal;
}

/**
 * Reads an uploaded export and keeps it with what was recognised; nothing is imported yet. AppError: those of
 * `ExportReader`, and 'domain_setup_in_progress'.
 */
export async function createImport(
  ctx: DomainContext,
  { fileName, content, signal }: Upload,
): Promise<ImportRun> {
  const { services, domain, caller } = ctx;
  requireSettled(domain);
  if (content.length > importLimits.fileBytes) {
    throw new AppError('payload_too_large', importTooLarge);
  }
  const name = cleanName(fileName);
  // What is sent to the database costs several times its size in memory; exports are a tenth when packed.
  const first = await services.exportReader.inspect({ name, content, site: domain.domainName }, signal);
  const { packed } = first;
  if (!packed) throw new AppError('internal', importMessages.failed);
  const { preview, contentHash } = await previewUpload(ctx, { name, packed, first, signal });
  const row = await services.database.db.transaction(async (tx) => {
    await purgeImports(tx, { domainId: domain.id, now: services.now() });
    const [inserted] = await tx
      .insert(schema.importRuns)
      .values({
        id: services.newId(),
        domainId: domain.id,
        locationCode: domain.locationCode,
        languageCode: domain.languageCode,
        fileName: name,
        contentHash,
        state: 'previewed',
        preview,
        total: preview.keywordRows + preview.totalRows,
        askedBy: caller.userId,
        createdAt: services.now(),
      })
      .returning();
    if (!inserted) throw new AppError('internal', importMessages.failed);
    for (let start = 0; start < packed.length; start += partBytes) {
      const part = packed.subarray(start, start + partBytes);
      await tx
        .insert(schema.importParts)
        .values({ importId: inserted.id, place: start / partBytes, content: part });
    }
    return inserted;
  });
  const { keywordRows, totalRows, kind } = preview;
  services.log.info({ domainId: domain.id, kind, keywordRows, totalRows }, 'an export was uploaded');
  return viewImport(row);
}

/** Without folders and without what cannot be shown. */
function cleanName(fileName: string): string {
  const name = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return [...name].slice(0, longestName).join('') || 'export';
}

interface Inspected {
  name: string;
  packed: Uint8Array;
  first: InspectedFile;
  signal: AbortSignal | undefined;
}

/** Of a table whose header is known from an earlier file of the workspace, the columns are read as they were then. */
async function previewUpload(ctx: DomainContext, { name, packed, first, signal }: Inspected) {
  const { services, domain } = ctx;
  const remembered = first.head.table ? await findReading(ctx, first.head.table) : null;
  if (!remembered) {
    return { preview: await composePreview(ctx, first, { reading: null }), contentHash: first.contentHash };
  }
  const { reading, fileName } = remembered;
  const content = await unpackImport(packed);
  const file = { name, content, site: domain.domainName, reading };
  const { contentHash, ...recognised } = await services.exportReader.inspect(file, signal);
  const note = importMessages.remembered(fileName);
  const preview = await composePreview(ctx, { ...recognised, contentHash }, { reading, notes: [note] });
  return { preview, contentHash };
}
