import { schema } from '@keydence/db';
import {
  AppError,
  findLocation,
  findLocationByCountry,
  type ImportPreview,
  type ImportRun,
  type InspectedExport,
  type InspectedFile,
  importLimits,
  importTooLarge,
  measureSourceLabels,
} from '@keydence/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type DomainContext, requireSettled } from '../tracked-domains/access.ts';
import { importMessages } from './import-messages.ts';
import { viewImport } from './import-view.ts';
import { purgeImports } from './purge-imports.ts';

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
  const { packed, contentHash, ...recognised } = await services.exportReader.inspect(
    { name, content },
    signal,
  );
  if (!packed) throw new AppError('internal', importMessages.failed);
  const preview = await composePreview(ctx, { ...recognised, contentHash });
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

type Recognised = Omit<InspectedFile, 'packed'>;

async function composePreview(ctx: DomainContext, recognised: Recognised): Promise<ImportPreview> {
  const { head: opened, counts: inspected } = recognised;
  const { hasBuckets: _buckets, isCutOff: _cutOff, ...counts } = inspected;
  const today = ctx.services.now().toISOString().slice(0, 10);
  const country = opened.countryCode === null ? undefined : findLocationByCountry(opened.countryCode);
  // A day that has not come yet is a slip of the pen, or of another calendar.
  const isDateKnown = opened.measuredOn !== null && opened.measuredOn <= today;
  return {
    ...counts,
    kind: opened.kind,
    tool: opened.tool,
    measuredOn: isDateKnown && opened.measuredOn !== null ? opened.measuredOn : today,
    isDateKnown,
    locationName: country?.locationName ?? null,
    notes: [
      ...(await tellRepeat(ctx, recognised.contentHash)),
      ...(await tellOtherScale(ctx, recognised)),
      ...tellLimits(recognised, isDateKnown),
    ],
    obstacle: findObstacle(ctx, inspected, country?.locationCode),
  };
}

function findObstacle(
  { domain }: DomainContext,
  { keywordRows, totalRows }: InspectedExport,
  locationCode: number | undefined,
): string | null {
  if (domain.dataSource === 'sample') return importMessages.sample;
  if (keywordRows + totalRows === 0) return importMessages.nothing;
  if (locationCode === undefined || locationCode === domain.locationCode) return null;
  const nameOf = (code: number) => findLocation(code)?.locationName ?? String(code);
  return importMessages.otherMarket(nameOf(locationCode), nameOf(domain.locationCode));
}

async function tellRepeat({ services, domain }: DomainContext, contentHash: Uint8Array): Promise<string[]> {
  const { importRuns } = schema;
  const [earlier] = await services.database.db
    .select({ finishedAt: importRuns.finishedAt })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.domainId, domain.id),
        eq(importRuns.contentHash, contentHash),
        eq(importRuns.state, 'done'),
        eq(importRuns.locationCode, domain.locationCode),
        eq(importRuns.languageCode, domain.languageCode),
      ),
    )
    .orderBy(desc(importRuns.finishedAt))
    .limit(1);
  return earlier?.finishedAt ? [importMessages.repeat(earlier.finishedAt.toISOString().slice(0, 10))] : [];
}

async function tellOtherScale(
  { services, domain }: DomainContext,
  { head: opened, counts: inspected }: Recognised,
) {
  if (!domain.list || !inspected.filled.includes('difficulty')) return [];
  const [list] = await services.database.db
    .select({ difficultySource: schema.keywordLists.difficultySource })
    .from(schema.keywordLists)
    .where(sql`id = ${domain.list.id}`);
  const own = list?.difficultySource;
  if (!own || own === opened.tool) return [];
  return [importMessages.otherScale(measureSourceLabels[own], measureSourceLabels[opened.tool])];
}

function tellLimits({ head: opened, counts: inspected }: Recognised, isDateKnown: boolean): string[] {
  const isSearchConsole = opened.tool === 'search_console';
  const { keywordRows, totalRows } = inspected;
  const notes: [boolean, string][] = [
    [inspected.isCutOff, importMessages.truncated],
    [isSearchConsole && keywordRows > 0, importMessages.average],
    [isSearchConsole && keywordRows > 0, importMessages.impressions],
    [opened.kind === 'search_console_comparison', importMessages.comparison],
    [keywordRows === 0 && totalRows > 0, importMessages.totalsOnly],
    [inspected.hasBuckets, importMessages.buckets],
    [opened.tool === 'keyword_planner', importMessages.competition],
    [!isDateKnown && opened.tool !== 'keyword_list', importMessages.dateUnknown],
  ];
  return notes.filter(([isTrue]) => isTrue).map(([, note]) => note);
}
