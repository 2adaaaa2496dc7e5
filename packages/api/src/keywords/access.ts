import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { type DomainContext, getDomainScope } from '../tracked-domains/access.ts';
import { decodeKeywordId, type KeywordKey } from './encode-keyword-id.ts';

export interface KeywordContext extends DomainContext {
  keyword: KeywordKey;
}

/** A keyword in the caller's reach, with its domain; AppError('not_found') for any other id. */
export async function getKeywordScope(
  ctx: AuthedContext,
  { keywordId }: { keywordId: string },
): Promise<Pick<KeywordContext, 'domain' | 'keyword'>> {
  const keyword = decodeKeywordId(keywordId);
  const [row] = await ctx.services.database.sql<{ domainId: string }[]>`
    select l.domain_id as "domainId" from keyword_lists l
    join tracked_keywords k on k.list_id = l.id and k.id = ${keyword.id}
    where l.id = ${keyword.listId}`;
  if (!row) throw notFound();
  return { domain: await getDomainScope(ctx, row), keyword };
}
