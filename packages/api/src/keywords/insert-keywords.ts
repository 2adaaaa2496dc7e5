import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { StoredKeyword } from '../keyword-lists/build-stored-keyword.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { scoreKeywords } from '../keyword-lists/score-keywords.ts';

/**
 * Adds those keywords that the list does not have yet, without a rank check, and returns their
 * numbers in the given order. Bumps the list's version if it adds any. The list stays locked until the
 * transaction ends.
 */
export async function insertKeywords(
  tx: Transaction,
  listId: number,
  rows: readonly StoredKeyword[],
): Promise<number[]> {
  const { nextKeywordId: firstId } = await lockList(tx, listId);
  const known = await findKeywordIds(
    tx,
    listId,
    rows.map((row) => row.keyword_text),
  );
  const numbered = rows
    .filter((row) => !known.has(row.keyword_text))
    .map((row, index) => ({ ...row, id: firstId + index }));
  if (numbered.length === 0) return [];
  await writeRows(tx, listId, JSON.stringify(numbered));
  await scoreKeywords(tx, listId, firstId - 1);
  await tx.execute(sql`
    update keyword_lists set next_keyword_id = ${firstId + numbered.length}, version = version + 1
    where id = ${listId}`);
  return numbered.map(({ id }) => id);
}

/** With `returning`, a cluster writes by INSERT; by COPY it could not hide the rows of others from a request. */
async function writeRows(tx: Transaction, listId: number, json: string): Promise<void> {
  const rows = sql`jsonb_to_recordset(${json}::jsonb) as n (
    id bigint, keyword_text text, search_volume int, cpc_micros bigint, difficulty_score smallint,
    trend_monthly smallint, trend_quarterly smallint, trend_yearly smallint, intent smallint, serp_flags smallint,
    newest_month date, searches int[])`;
  await tx.execute(sql`
    insert into tracked_keywords (list_id, id, keyword_text, search_volume, cpc_micros, difficulty_score,
      trend_monthly, trend_quarterly, trend_yearly, intent)
    select ${listId}::int, id, keyword_text, search_volume, cpc_micros, difficulty_score,
      trend_monthly, trend_quarterly, trend_yearly, intent from ${rows} returning id`);
  await tx.execute(sql`
    insert into keyword_rankings (list_id, id, search_volume, difficulty_score, intent, serp_flags,
      needs_ranking_refresh)
    select ${listId}::int, id, search_volume, difficulty_score, intent, serp_flags, true from ${rows} returning id`);
  await tx.execute(sql`
    insert into keyword_volumes (list_id, id, newest_month, searches)
    select ${listId}::int, id, newest_month, searches from ${rows} where newest_month is not null returning id`);
}
