import { type DomainContext, getDomainScope } from '../access/get-domain-scope.ts';
import { nilUuid, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { decodeKeywordId, type KeywordKey } from '../keyword-lists/encode-keyword-id.ts';

export interface KeywordContext extends DomainContext {
  keyword: KeywordKey;
}

/** A keyword that the caller may see, with its domain; AppError('not_found') for any other id. */
export async function getKeywordScope(
  ctx: AuthedContext,
  { keywordId }: { keywordId: string },
): Promise<Pick<KeywordContext, 'domain' | 'keyword'>> {
  const keyword = decodeKeywordId(keywordId);
  const [row] = await ctx.services.database.sql<{ domainId: string }[]>`
    select l.domain_id as "domainId" from keyword_lists l
    join tracked_keywords k on k.list_id = l.id and k.id = ${keyword.id}
    where l.id = ${keyword.listId}`;
  const domain = await getDomainScope(ctx, { domainId: row?.domainId ?? nilUuid });
  if (!row) throw notFound();
  return { domain, keyword };
}

/**
 * The list and the distinct numbers of many keywords of one list of the domain;
 * AppError('not_found') for an id that is malformed, of another domain, or of another list than the
 * first. A keyword may have been deleted.
 */
export async function getKeywordKeys(
  { services, domain }: DomainContext,
  keywordIds: readonly string[],
): Promise<{ listId: number; ids: number[] }> {
  const keys = keywordIds.map(decodeKeywordId);
  const listIds = new Set(keys.map(({ listId }) => listId));
  const [listId] = listIds;
  if (listId === undefined || listIds.size > 1) throw notFound();
  const [own] = await services.database.sql`
    select 1 from keyword_lists where id = ${listId} and domain_id = ${domain.id}`;
  if (!own) throw notFound();
  return { listId, ids: [...new Set(keys.map(({ id }) => id))] };
}
