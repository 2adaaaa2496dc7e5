import type { Transaction } from '@keydence/db';
import { type DataSourceName, isSourceFailure, type RefreshedRankings } from '@keydence/domain';
import { scoreGaps } from '../competitors/score-gaps.ts';
import type { Services } from '../context.ts';
import { recordSnapshot } from '../gains/record-snapshot.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { readLastCheck } from '../keyword-lists/read-last-check.ts';
import { removeRankings } from '../keyword-lists/remove-rankings.ts';
import { scoreAmong, scoreKeywords } from '../keyword-lists/score-keywords.ts';
import { storeKeywords } from '../keyword-lists/store-keywords.ts';
import { recordFailedChecks } from '../keywords/record-failed-checks.ts';
import { storeRankChecks } from '../keywords/store-rank-checks.ts';
import { requestAlertCheck } from '../runs/request-alert-check.ts';
import { requireSource } from '../sources/find-source.ts';
import type { RefreshScope } from './access.ts';
import { checkTracked, type TrackedRankings } from './check-tracked.ts';
import { collectPages } from './collect-pages.ts';
import { finishRefresh } from './move-refresh.ts';

/**
 * Checks the ranking of every tracked keyword; adds none. Keywords that the source has not reached
 * keep their ranking and count as failed. AppError('source_failed') if nothing was returned.
 */
export async function refreshRankings(services: Services, scope: RefreshScope): Promise<void> {
  const source = requireSource(services, scope, 'refresh_rankings');
  const { listId, domainId } = scope;
  try {
    const found = source.rankingsAmong
      ? await checkTracked(services, scope, source)
      : await collectPages(services, scope, { source, keepsPart: true });
    await finishRefresh(services, scope, async (tx) => {
      const checkedAt = services.now();
      const figures = await storeRankings(tx, listId, {
        checks: [],
        unranked: [],
        ...found,
        checkedAt,
        domainName: scope.domainName,
        source: source.name,
      });
      await requestAlertCheck(tx, services, { listId, at: checkedAt });
      return figures;
    });
  } catch (error) {
    if (isSourceFailure(error)) {
      const record = async (tx: Transaction) => {
        const at = services.now();
        await recordFailedChecks(tx, listId, at);
        await requestAlertCheck(tx, services, { listId, at });
      };
      await changeList({ services }, domainId, record, { for: 'job' });
    }
    throw error;
  }
}

type Found = TrackedRankings & {
  /** True if every keyword for which the site ranks is among `ranked`. */
  isComplete?: boolean;
  checkedAt: Date;
  domainName: string;
  source: DataSourceName;
};

async function storeRankings(
  tx: Transaction,
  listId: number,
  { ranked, numbers, checks, unranked, isComplete = false, checkedAt, domainName, source }: Found,
): Promise<RefreshedRankings> {
  // Locked before the read, so that no keyword is added or deleted in between.
  const { keywordCount: total } = await lockList(tx, listId);
  const { updated, opportunities } = await storeKeywords(tx, listId, {
    ranked,
    ideas: [],
    onlyTracked: true,
    numbers,
    isComplete,
    checkedAt,
    source,
  });
  const checked = await storeRankChecks(tx, listId, { checks, checkedAt, domainName });
  const others = await findKeywordIds(tx, listId, unranked);
  await removeRankings(tx, listId, { ids: [...others.values()], checkedAt });
  if (!isComplete && updated < total) await recordFailedChecks(tx, listId, checkedAt);
  // Stored keywords are scored already; a complete collection has removed ranks of others too.
  if (isComplete) await scoreKeywords(tx, listId);
  else await scoreAmong(tx, listId, [...checked, ...others.values()]);
  // For a list that was stored completely the figures are known without a scan of all new rows.
  const known = updated === total ? { keywordOpportunities: opportunities } : {};
  await scoreGaps(tx, listId);
  await recordSnapshot(tx, listId, checkedAt, known);
  const refreshed = isComplete ? total : updated + checked.length + others.size;
  return { refreshed, failed: total - refreshed, lastRankingCheck: await readLastCheck(tx, listId) };
}
