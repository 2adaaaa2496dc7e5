import { schema } from '@keydence/db';
import { AppError, type ImportRun, type InspectedFile, importLimits, importTooLarge } from '@keydence/domain';
import { type DomainContext, requireSetupDone } from '../access/get-domain-scope.ts';
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
  /** Ownership passes to the import; do not use it afterwards. */
  content: Uint8Array;
  /** Aborts the read when the client has disconnected. */
  signal?: AbortSignal;
}

/**
 * Reads an uploaded export and stores it with its recognized contents; nothing is imported yet.
 * AppError: those of `ExportReader`, and 'domain_setup_in_progress'.
 */
export async function createImport(
  ctx: DomainContext,
  { fileName, content, signal }: Upload,
): Promise<ImportRun> {
  const { services, domain, caller } = ctx;
  requireSetupDone(domain);
  if (content.length > importLimits.fileBytes) {
    throw new AppError('payload_too_large', importTooLarge);
  }
  const name = cleanName(fileName);
  // Sending data to the database takes several times its size in memory; a packed export has a
  // tenth of its size.
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

/** Without folders and unprintable characters. */
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

/**
 * For a table whose header is known from an earlier file of the workspace, reads the columns as for
 * that file.
 */
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
