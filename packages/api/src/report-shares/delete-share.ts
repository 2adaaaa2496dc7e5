import { schema } from '@keydence/db';
import type { DeleteReportShareInput } from '@keydence/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';

const { keywordLists, reportShares } = schema;

/** Revokes a link of the domain with immediate effect. Any member may revoke it; AppError('not_found') for others. */
export async function deleteShare(ctx: DomainContext, { shareId }: DeleteReportShareInput): Promise<void> {
  if (!isId(shareId)) throw notFound();
  const { db } = ctx.services.database;
  const lists = db
    .select({ id: keywordLists.id })
    .from(keywordLists)
    .where(eq(keywordLists.domainId, ctx.domain.id));
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(reportShares)
      .where(and(inArray(reportShares.listId, lists), eq(reportShares.id, shareId)))
      .returning({ id: reportShares.id });
    if (gone.length === 0) throw notFound();
    await recordAudit(tx, ctx, {
      workspaceId: ctx.domain.workspaceId,
      notes: [
        { kind: 'share_link.ended', subject: { id: shareId, name: ctx.domain.domainName }, details: {} },
      ],
    });
  });
}
