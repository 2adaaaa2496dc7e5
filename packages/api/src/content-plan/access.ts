import { type DomainContext, getDomainScope } from '../access/get-domain-scope.ts';
import { isId, nilUuid, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { findListOfId } from '../keyword-lists/encode-list-id.ts';
import { findListScope } from '../keyword-lists/find-list-scope.ts';

/** A plan item that the caller may see; a deleted one can only be restored. */
export interface PlanItemScope {
  id: string;
  listId: number;
  isDeleted: boolean;
}

export interface PlanItemContext extends DomainContext {
  planItem: PlanItemScope;
}

/** A plan item that the caller may see, and its domain; AppError('not_found') for any other id. */
export async function getPlanItemScope(
  ctx: AuthedContext,
  itemId: string,
): Promise<Pick<PlanItemContext, 'domain' | 'planItem'>> {
  if (!isId(itemId)) throw notFound();
  const listId = findListOfId(itemId);
  const { sql } = ctx.services.database;
  const [planItem] = await sql<PlanItemScope[]>`
    select id, list_id as "listId", deleted_at is not null as "isDeleted" from content_plan_items
    where id = ${itemId} and ${listId === null ? sql`true` : sql`list_id = ${listId}`}`;
  // Also for an unknown id, which must take as long as a foreign one.
  const list = await findListScope(sql, planItem?.listId ?? 0);
  const domain = await getDomainScope(ctx, { domainId: list?.domainId ?? nilUuid });
  if (!planItem) throw notFound();
  return { planItem, domain };
}
