import {
  type InspectedKeywordsWithMonths,
  type InspectKeywordsInput,
  normaliseKeywordText,
  type SourceKeyword,
} from '@keydence/domain';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import type { AuthedContext } from '../context.ts';
import { openSource } from '../sources/find-source.ts';
import { viewOverview } from './overview-view.ts';

/**
 * Looks keywords up, tracked or not. Uses the first source that knows any of them, so that sample
 * and real figures never mix. AppError: 'source_failed' if a source fails, 'budget_exceeded',
 * 'not_found' for a foreign workspace, and 'forbidden' if the caller is a viewer.
 */
export async function inspectKeywords(
  ctx: AuthedContext,
  { keywords, locationCode, languageCode, workspaceId }: InspectKeywordsInput,
): Promise<InspectedKeywordsWithMonths> {
  const texts = [...new Set(keywords.map(normaliseKeywordText))].filter((text) => text !== '');
  if (texts.length === 0) return { items: [], dataSource: null };
  const payer = await findPayer(ctx, workspaceId);
  for (const each of Object.values(ctx.services.sources)) {
    // Without a paying workspace, only free sources are used.
    if (each.chargedTo && !payer) continue;
    const source = payer ? openSource(each, payer) : each;
    const found = await source.lookUpKeywords(texts, { locationCode, languageCode });
    if (found.length > 0) return { items: inOrder(texts, found).map(viewOverview), dataSource: source.name };
  }
  return { items: [], dataSource: null };
}

/**
 * The named workspace, the key's, or the first workspace in which the caller may spend; null
 * without any.
 */
async function findPayer(ctx: AuthedContext, named: string | undefined) {
  const workspaceId = named ?? ctx.caller.key?.workspaceId;
  const [first] = workspaceId
    ? [await getWorkspaceScope(ctx, workspaceId)]
    : await ctx.services.database.sql<{ id: string }[]>`
        select workspace_id as id from workspace_members
        where user_id = ${ctx.caller.userId} and role <> 'viewer'
        order by created_at, workspace_id limit 1`;
  return first ? ({ workspaceId: first.id, domainId: null, action: 'inspect' } as const) : null;
}

function inOrder(texts: readonly string[], found: readonly SourceKeyword[]): SourceKeyword[] {
  const known = new Map(found.map((keyword) => [normaliseKeywordText(keyword.keywordText), keyword]));
  return texts.flatMap((text) => known.get(text) ?? []);
}
