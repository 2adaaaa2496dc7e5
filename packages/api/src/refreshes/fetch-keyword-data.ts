import { AppError, type RefreshedKeywords, type RefreshKeywordsInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { internalMessage } from '../errors.ts';
import { findRefreshList } from './access.ts';
import { askRefresh } from './ask-refresh.ts';
import { requireDomainSource } from './start-refresh.ts';

/**
 * Starts a refresh of a domain's keywords and waits for its end; a market that was never set up has
 * nothing to refresh. AppError: those of `askRefresh`.
 */
export async function fetchKeywordData(
  ctx: DomainContext,
  input: RefreshKeywordsInput,
  signal?: AbortSignal,
): Promise<RefreshedKeywords> {
  requireDomainSource(ctx);
  if (!(await findRefreshList(ctx, input))) return { added: 0, updated: 0 };
  const { keywords } = await askRefresh(ctx, { ...input, kind: 'keywords' }, signal);
  if (!keywords) throw new AppError('internal', internalMessage);
  return keywords;
}
