import { schema } from '@keydence/db';
import type { DataSourceName, FetchProgress, Market } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import type { ImportJob, Services } from '../context.ts';

/** An import with the data that its job needs. */
export interface ImportScope extends ImportJob {
  domainId: string;
  workspaceId: string;
  domainName: string;
  dataSource: DataSourceName | null;
  market: Market;
  fileName: string;
  preview: ImportRow['preview'];
  contentHash: Uint8Array;
  /** Number of rows; 0 for an incomplete fetch. */
  total: number;
  /** Progress of the fetch; null for uploads. */
  fetch: FetchProgress | null;
}

export type ImportRow = typeof schema.importRuns.$inferSelect;

/** An import of the domain; AppError('not_found') for a malformed id or one of another domain. */
export async function getImportRow(
  { database }: Pick<Services, 'database'>,
  { domainId, importId }: { domainId: string; importId: string },
): Promise<ImportRow> {
  const { importRuns } = schema;
  if (!isId(importId)) throw notFound();
  const [row] = await database.db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, importId), eq(importRuns.domainId, domainId)));
  if (!row) throw notFound();
  return row;
}
