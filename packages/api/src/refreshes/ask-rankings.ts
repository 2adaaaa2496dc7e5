import { AppError, type RefreshedRankings, type RefreshRankingsInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { internalMessage } from '../errors.ts';
import { readLastCheck } from '../keyword-lists/read-last-check.ts';
import { findRefreshList } from './access.ts';
import { askRefresh } from './ask-refresh.ts';
import { requireDomainSource } from './start-refresh.ts';

const dayMs = 86_400_000;

/**
 * Starts a rank check of a domain and waits for its end. Without `forceRefresh`, skips a list that
 * was checked within a day; a market that was never set up has nothing to check. AppError: those of
 * `askRefresh`.
 */
export async function askRankings(
  ctx: DomainContext,
  { forceRefresh, ...input }: RefreshRankingsInput,
  signal?: AbortSignal,
): Promise<RefreshedRankings> {
  requireDomainSource(ctx);
  const list = await findRefreshList(ctx, input);
  if (!list) return { refreshed: 0, failed: 0, lastRankingCheck: null };
  if (!forceRefresh) {
    const { database, now } = ctx.services;
    const lastRankingCheck = await readLastCheck(database.db, list.id);
    const isFresh = lastRankingCheck !== null && now().getTime() - lastRankingCheck.getTime() < dayMs;
    if (isFresh) return { refreshed: 0, failed: 0, lastRankingCheck };
  }
  const { rankings } = await askRefresh(ctx, { ...input, kind: 'rankings' }, signal);
  if (!rankings) throw new AppError('internal', internalMessage);
  return rankings;
}
