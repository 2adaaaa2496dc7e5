import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';
import { changeSiteChanges } from './change-site-changes.ts';

const { siteChanges } = schema;

/** Deletes a change of the site; figures are compared across its day again. */
export async function deleteSiteChange(
  ctx: DomainContext,
  { changeId }: { changeId: string },
): Promise<void> {
  if (!isId(changeId)) throw notFound();
  await changeSiteChanges(ctx, async (tx) => {
    const deleted = await tx
      .delete(siteChanges)
      .where(and(eq(siteChanges.domainId, ctx.domain.id), eq(siteChanges.id, changeId)))
      .returning({ id: siteChanges.id });
    if (deleted.length === 0) throw notFound();
  });
}
