import { type DomainContext, getDomainScope } from '../access/get-domain-scope.ts';
import { isId, nilUuid, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { findListOfId } from '../keyword-lists/encode-list-id.ts';

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
  const [row] = await sql<(PlanItemScope & { domainId: string })[]>`
    select p.id, p.list_id as "listId", p.deleted_at is not null as "isDeleted", l.domain_id as "domainId"
    from content_plan_items p join keyword_lists l on l.id = p.list_id
    where p.id = ${itemId} and ${listId === null ? sql`true` : sql`p.list_id = ${listId}`}`;
  const domain = await getDomainScope(ctx, { domainId: row?.domainId ?? nilUuid });
  if (!row) throw notFound();
  const { domainId: _, ...planItem } = row;
  return { planItem, domain };
}
