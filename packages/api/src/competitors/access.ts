import { type DomainScope, getDomainScope } from '../access/get-domain-scope.ts';
import { isId, nilUuid, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { findListOfId } from '../keyword-lists/encode-list-id.ts';
import { findListScope } from '../keyword-lists/find-list-scope.ts';

/** A competitor that the caller may see, with its list and market. */
export interface CompetitorScope {
  id: string;
  listId: number;
  domainName: string;
  displayName: string;
  locationCode: number;
  languageCode: string;
}

export interface CompetitorContext extends AuthedContext {
  competitor: CompetitorScope;
  domain: DomainScope;
}

interface Wanted {
  competitorId: string;
  /** True to include deleted ones. */
  withDeleted?: boolean;
}

/** A competitor that the caller may see, and its domain; AppError('not_found') for any other id. */
export async function getCompetitorScope(
  ctx: AuthedContext,
  { competitorId, withDeleted = false }: Wanted,
): Promise<Pick<CompetitorContext, 'competitor' | 'domain'>> {
  if (!isId(competitorId)) throw notFound();
  const listId = findListOfId(competitorId);
  const { sql } = ctx.services.database;
  const [row] = await sql<Omit<CompetitorScope, 'locationCode' | 'languageCode'>[]>`
    select id, list_id as "listId", domain_name as "domainName", display_name as "displayName" from competitors
    where id = ${competitorId} and ${listId === null ? sql`true` : sql`list_id = ${listId}`}
      and (deleted_at is null or ${withDeleted}::boolean)`;
  // Also for an unknown id, which must take as long as a foreign one.
  const list = await findListScope(sql, row?.listId ?? 0);
  const domain = await getDomainScope(ctx, { domainId: list?.domainId ?? nilUuid });
  if (!row || !list) throw notFound();
  const { domainId: _, ...market } = list;
  return { competitor: { ...row, ...market }, domain };
}
