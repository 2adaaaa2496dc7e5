import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { schema } from '@keydence/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { CancelledImport, notifyImport } from '../runs/move-import.ts';
import type { FetchedPage } from './fetch-page.ts';

const compress = promisify(gzip);

/**
 * Stores a page as the next part of the import's file, together with the progress. Concatenated gzip parts are one gzip
 * file (RFC 1952, section 2.2). CancelledImport if the import was canceled or deleted.
 */
export async function keepPage(
  { database }: Pick<Services, 'database'>,
  importId: string,
  { text, next }: FetchedPage,
): Promise<void> {
  const { importRuns, importParts } = schema;
  const content = await compress(text);
  await database.db.transaction(async (tx) => {
    const moved = await tx
      .update(importRuns)
      .set({ state: 'running', fetch: next, done: next.rows })
      .where(and(eq(importRuns.id, importId), inArray(importRuns.state, ['queued', 'running'])))
      .returning({ id: importRuns.id });
    if (moved.length === 0) throw new CancelledImport();
    if (text !== '') await tx.insert(importParts).values({ importId, place: next.parts - 1, content });
    await notifyImport(tx, importId);
  });
}
