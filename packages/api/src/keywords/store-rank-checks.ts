import type { Transaction } from '@keydence/db';
import { lastCheckedRank, liveSource, type RankCheck } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { recordDay } from '../keyword-lists/record-day.ts';
import { storeResultPages } from './store-result-pages.ts';

/**
 * Stores the ranks from result pages, one row per keyword; the market's figures stay. Returns the
 * numbers of the keywords, which are the tracked ones.
 */
export async function storeRankChecks(
  tx: Transaction,
  listId: number,
  { checks, checkedAt, domainName }: { checks: readonly RankCheck[]; checkedAt: Date; domainName: string },
): Promise<number[]> {
  const ids = await findKeywordIds(
    tx,
    listId,
    checks.map(({ keywordText }) => keywordText),
  );
  const rows = checks.flatMap((check) => toRow(ids.get(check.keywordText), check) ?? []);
  if (rows.length === 0) return [];
  const checked = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, rank_group smallint,
    rank_absolute smallint, ranking_type bigint, ranking_url text, ranking_title text, ranking_description text,
    last_ranking_check timestamptz, rank_depth smallint)`;
  await tx.execute(sql`
    update keyword_rankings r set rank_group = n.rank_group, rank_absolute = n.rank_absolute,
      ranking_type = n.ranking_type, ranking_url = n.ranking_url, ranking_title = n.ranking_title,
      ranking_description = n.ranking_description, rank_depth = n.rank_depth, last_ranking_check = n.last_ranking_check,
      needs_ranking_refresh = false
    from ${checked} where r.list_id = ${listId} and r.id = n.id`);
  const ranks = sql`select id, coalesce(rank_group, -rank_depth) as rank from ${checked}`;
  await recordDay(tx, { listId, checkedAt, ranks, ids: rows.map(({ id }) => id) });
  await tx.execute(sql`
    update keyword_measures m set rank = n.rank_group, ranking_url = n.ranking_url, ranking_type = n.ranking_type,
      is_rank_checked = true
    from ${checked}
    where m.list_id = ${listId} and m.keyword_id = n.id and m.source = ${liveSource}`);
  const pages = checks.flatMap((check) => {
    const keywordId = ids.get(check.keywordText);
    return keywordId === undefined ? [] : [{ ...check, keywordId }];
  });
  await storeResultPages(tx, { listId, domainName, pages });
  return rows.map(({ id }) => id);
}

function toRow(id: number | undefined, { ranking, checkedAt, depth }: RankCheck) {
  if (id === undefined) return null;
  return {
    id,
    rank_group: ranking?.rankGroup ?? null,
    rank_absolute: ranking?.rankAbsolute ?? null,
    ranking_type: ranking?.resultsCount ?? null,
    ranking_url: ranking?.url ?? null,
    ranking_title: ranking?.title ?? null,
    ranking_description: ranking?.description ?? null,
    last_ranking_check: checkedAt.toISOString(),
    rank_depth: ranking === null && depth < lastCheckedRank ? depth : null,
  };
}
