import { type DomainScope, getDomainScope } from '../access/get-domain-scope.ts';
import { isId, nilUuid, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { findListOfId } from '../keyword-lists/encode-list-id.ts';

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
  const [row] = await sql<(CompetitorScope & { domainId: string })[]>`
    select c.id, c.list_id as "listId", c.domain_name as "domainName", c.display_name as "displayName",
      l.location_code as "locationCode", l.language_code as "languageCode", l.domain_id as "domainId"
    from competitors c join keyword_lists l on l.id = c.list_id
    where c.id = ${competitorId} and ${listId === null ? sql`true` : sql`c.list_id = ${listId}`}
      and (c.deleted_at is null or ${withDeleted}::boolean)`;
  const domain = await getDomainScope(ctx, { domainId: row?.domainId ?? nilUuid });
  if (!row) throw notFound();
  const { domainId: _, ...competitor } = row;
  return { competitor, domain };
}
