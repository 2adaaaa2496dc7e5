import { schema } from '@keydence/db';
import type { DeleteReportShareInput } from '@keydence/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { isId, notFound } from '../access.ts';
import type { DomainContext } from '../tracked-domains/access.ts';

const { keywordLists, reportShares } = schema;

/** Revokes a link of the domain: from now on it opens nothing. Any member may; AppError('not_found') for others. */
export async function deleteShare(ctx: DomainContext, { shareId }: DeleteReportShareInput): Promise<void> {
  if (!isId(shareId)) throw notFound();
  const { db } = ctx.services.database;
  const lists = db
    .select({ id: keywordLists.id })
    .from(keywordLists)
    .where(eq(keywordLists.domainId, ctx.domain.id));
  const gone = await db
    .delete(reportShares)
    .where(and(inArray(reportShares.listId, lists), eq(reportShares.id, shareId)))
    .returning({ id: reportShares.id });
  if (gone.length === 0) throw notFound();
}
