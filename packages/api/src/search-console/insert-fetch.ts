import { schema, type Transaction } from '@keydence/db';
import { fetchedTableNames, type ImportPreview, importedField } from '@keydence/domain';
import type { Services } from '../context.ts';
import { purgeImports } from '../imports/purge-imports.ts';
import { notifyImport } from '../runs/move-import.ts';

interface NewFetch {
  domainId: string;
  locationCode: number;
  languageCode: string;
  property: string;
  /** Null if the schedule started it. */
  askedBy: string | null;
  /** The scheduled run that it is part of. */
  scheduleRun?: number;
}

/**
 * Inserts a fetch as an import without a file, and enqueues it; the caller must hold the import's turn. Returns the
 * import's id.
 */
export async function insertFetch(tx: Transaction, services: Services, fetch: NewFetch): Promise<string> {
  const { domainId, locationCode, languageCode, property, askedBy, scheduleRun = null } = fetch;
  const now = services.now();
  const importId = services.newId();
  await purgeImports(tx, { domainId, now });
  await tx.insert(schema.importRuns).values({
    id: importId,
    domainId,
    locationCode,
    languageCode,
    fileName: property,
    contentHash: new Uint8Array(),
    state: 'queued',
    preview: previewNothing(now),
    total: 0,
    fetch: { property, period: null, table: fetchedTableNames[0] ?? null, startRow: 0, parts: 0, rows: 0 },
    scheduleRun,
    askedBy,
    createdAt: now,
  });
  await services.jobs.enqueueImport(tx, { importId });
  await notifyImport(tx, importId);
  return importId;
}

/** An empty preview, before anything is fetched. */
function previewNothing(now: Date): ImportPreview {
  return {
    kind: 'search_console_api',
    tool: 'search_console_api',
    keywordRows: 0,
    totalRows: 0,
    skippedRows: 0,
    measuredOn: now.toISOString().slice(0, 10),
    isDateKnown: false,
    locationName: null,
    filled: [],
    unknown: importedField.options,
    notes: [],
    obstacle: null,
    otherSite: null,
    asksDecimalMark: false,
    queries: null,
    longQueries: null,
    table: null,
    sheets: [],
    sheet: null,
    reading: null,
    problemCount: 0,
    problems: [],
    sample: [],
  };
}
