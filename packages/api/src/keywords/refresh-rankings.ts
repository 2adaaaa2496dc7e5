import type { Transaction } from '@keydence/db';
import {
  AppError,
  normaliseKeywordText,
  type RefreshedRankings,
  type RefreshRankingsInput,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { recordSnapshot } from '../overview/record-snapshot.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { changeList } from './change-list.ts';
import { collectRankedKeywords, type RankedCollection } from './collect-ranked-keywords.ts';
import { findKeywordIds } from './find-keyword-ids.ts';
import { findRefreshTarget, type RefreshTarget } from './find-refresh-target.ts';
import { recordFailedChecks } from './record-failed-checks.ts';
import { runRefresh } from './run-refresh.ts';
import { scoreKeywords } from './score-keywords.ts';
import { storeKeywords } from './store-keywords.ts';

const dayMs = 86_400_000;

/**
 * Checks the ranking of every tracked keyword; none is added. When the source fails half-way, keywords that it has not
 * reached keep their ranking and count as failed. AppError('source_failed') when nothing came back.
 */
export async function refreshRankings(
  ctx: DomainContext,
  input: RefreshRankingsInput,
): Promise<RefreshedRankings> {
  const target = await findRefreshTarget(ctx, input);
  const { list } = target;
  if (!list) return { refreshed: 0, failed: 0, lastRankingCheck: null };
  const { database, now } = ctx.services;
  const scope = { ...target, listId: list.id };
  if (!input.forceRefresh) {
    const lastRankingCheck = await readLastCheck(database.db, list.id);
    const isFresh = lastRankingCheck !== null && now().getTime() - lastRankingCheck.getTime() < dayMs;
    if (isFresh) return { refreshed: 0, failed: 0, lastRankingCheck };
  }
  return runRefresh(database, { listId: list.id, kind: 'rankings' }, () => checkRankings(ctx, scope));
}

type ListTarget = RefreshTarget & { listId: number };

async function checkRankings(ctx: DomainContext, target: ListTarget): Promise<RefreshedRankings> {
  const { services, domain } = ctx;
  const { listId } = target;
  try {
    const collection = await collectRankedKeywords(target.source, target, { keepsPart: true });
    return await changeList(ctx, domain.id, (tx) =>
      storeRankings(tx, listId, { ...collection, checkedAt: services.now() }),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'source_failed') {
      await changeList(ctx, domain.id, (tx) => recordFailedChecks(tx, listId, services.now()));
    }
    throw error;
  }
}

async function storeRankings(
  tx: Transaction,
  listId: number,
  { ranked, isComplete, checkedAt }: RankedCollection & { checkedAt: Date },
): Promise<RefreshedRankings> {
  const textOf = ({ keyword }: RankedCollection['ranked'][number]) =>
    normaliseKeywordText(keyword.keywordText);
  // Locked before it is read, so that no keyword is added or deleted in between.
  const [list] = await tx.execute<{ total: number }>(
    sql`select keyword_count as total from keyword_lists where id = ${listId} for update`,
  );
  const tracked = await findKeywordIds(tx, listId, ranked.map(textOf));
  const own = ranked.filter((keyword) => tracked.has(textOf(keyword)));
  await storeKeywords(tx, listId, { ranked: own, ideas: [], isComplete, checkedAt });
  if (!isComplete) await recordFailedChecks(tx, listId, checkedAt);
  await scoreKeywords(tx, listId);
  await recordSnapshot(tx, listId, checkedAt);
  const total = list?.total ?? 0;
  const refreshed = isComplete ? total : tracked.size;
  return { refreshed, failed: total - refreshed, lastRankingCheck: await readLastCheck(tx, listId) };
}

async function readLastCheck(db: Pick<Transaction, 'execute'>, listId: number): Promise<Date | null> {
  const [row] = await db.execute<{ checked: string | null }>(
    sql`select max(last_ranking_check) as checked from keyword_rankings where list_id = ${listId}`,
  );
  return row?.checked ? new Date(row.checked) : null;
}
