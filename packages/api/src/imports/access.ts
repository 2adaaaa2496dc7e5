import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import type { Services } from '../context.ts';

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
