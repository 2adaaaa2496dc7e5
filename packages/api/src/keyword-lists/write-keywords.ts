import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { NumberedKeyword } from './build-stored-keyword.ts';
import { measureSpan } from './measure-span.ts';
import { recordDay } from './record-day.ts';
import { sendKeywords } from './send-keywords.ts';

/** Written columns of each keyword, except its text. */
const factsAndRanking = [
  'search_volume',
  'cpc_micros',
  'difficulty_score',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
  'intent',
  'serp_flags',
  'opportunity_score',
  'rank_group',
  'rank_absolute',
  'ranking_type',
  'ranking_url',
  'ranking_title',
  'ranking_description',
  'checked_at',
] as const;

interface Batch {
  rows: readonly NumberedKeyword[];
  checkedAt: Date;
}

/**
 * Writes collected keywords: their rankings with the day's byte of the history, and those of the
 * market's figures that changed. Numbers below `firstNewId` exist in the list; they are updated,
 * which costs less than an insert with a conflict.
 */
export async function writeKeywords(
  tx: Transaction,
  listId: number,
  { rows, firstNewId, checkedAt }: Batch & { firstNewId: number },
): Promise<void> {
  const byNumber = [...rows].sort((a, b) => a.id - b.id);
  const known = byNumber.filter(({ id }) => id < firstNewId);
  const added = byNumber.filter(({ id }) => id >= firstNewId);
  if (known.length > 0) await updateKeywords(tx, listId, { rows: known, checkedAt });
  if (added.length > 0) await addKeywords(tx, listId, { rows: added, checkedAt });
  const counted = byNumber.filter(({ newest_month }) => newest_month !== null);
  if (counted.length > 0) await writeVolumes(tx, listId, counted);
  const ranks = sql`select id, rank_group as rank from ${sendKeywords(byNumber, ['id', 'rank_group'])}`;
  await recordDay(tx, { listId, checkedAt, ranks, ids: byNumber.map(({ id }) => id) });
}

async function updateKeywords(tx: Transaction, listId: number, { rows, checkedAt }: Batch): Promise<void> {
  const span = measureSpan(rows.map(({ id }) => id));
  await tx.execute(sql`
    with sent as materialized (
      select * from ${sendKeywords(rows, ['id', ...factsAndRanking])}
    ), n as materialized (
      -- What a member has said holds, and a source without a label takes none away.
      select sent.*, case when sent.intent = 0 or i.intent_source is not null then k.intent else sent.intent end as kept_intent
      from sent join tracked_keywords k on k.list_id = ${listId} and k.id = sent.id and k.id ${span}
      left join keyword_insights i on i.list_id = ${listId} and i.keyword_id = sent.id and i.intent_source = 'person'
    ), facts as (
      update tracked_keywords k set search_volume = n.search_volume, cpc_micros = n.cpc_micros,
        difficulty_score = n.difficulty_score, trend_monthly = n.trend_monthly,
        trend_quarterly = n.trend_quarterly, trend_yearly = n.trend_yearly, intent = n.kept_intent
      from n where k.list_id = ${listId} and k.id = n.id and k.id ${span}
        and (k.search_volume, k.cpc_micros, k.difficulty_score, k.trend_monthly, k.trend_quarterly, k.trend_yearly,
          k.intent) is distinct from (n.search_volume, n.cpc_micros, n.difficulty_score, n.trend_monthly,
          n.trend_quarterly, n.trend_yearly, n.kept_intent)
    )
    update keyword_rankings r set search_volume = n.search_volume, difficulty_score = n.difficulty_score,
      intent = n.kept_intent, serp_flags = n.serp_flags, opportunity_score = n.opportunity_score,
      rank_group = n.rank_group, rank_absolute = n.rank_absolute, ranking_type = n.ranking_type,
      ranking_url = n.ranking_url, ranking_title = n.ranking_title,
      ranking_description = n.ranking_description, rank_depth = null,
      last_ranking_check = coalesce(to_timestamp(n.checked_at / 1000), ${checkedAt.toISOString()}::timestamptz),
      needs_ranking_refresh = false
    from n where r.list_id = ${listId} and r.id = n.id and r.id ${span}`);
}

async function addKeywords(tx: Transaction, listId: number, { rows, checkedAt }: Batch): Promise<void> {
  await tx.execute(sql`
    with n as materialized (
      select * from ${sendKeywords(rows, ['id', 'keyword_text', ...factsAndRanking])}
    ), facts as (
      insert into tracked_keywords (list_id, id, keyword_text, search_volume, cpc_micros, difficulty_score,
        trend_monthly, trend_quarterly, trend_yearly, intent)
      select ${listId}::int, id, keyword_text, search_volume, cpc_micros, difficulty_score, trend_monthly,
        trend_quarterly, trend_yearly, intent
      from n
    )
    insert into keyword_rankings (list_id, id, search_volume, difficulty_score, intent, serp_flags,
      opportunity_score, rank_group, rank_absolute, ranking_type, ranking_url, ranking_title,
      ranking_description, last_ranking_check)
    select ${listId}::int, id, search_volume, difficulty_score, intent, serp_flags, opportunity_score, rank_group,
      rank_absolute, ranking_type, ranking_url, ranking_title, ranking_description,
      coalesce(to_timestamp(checked_at / 1000), ${checkedAt.toISOString()}::timestamptz)
    from n`);
}

/** The search volume by month of keywords that have some. */
async function writeVolumes(
  tx: Transaction,
  listId: number,
  rows: readonly NumberedKeyword[],
): Promise<void> {
  await tx.execute(sql`
    insert into keyword_volumes (list_id, id, newest_month, searches)
    select ${listId}::int, n.id, n.newest_month, n.searches::int[]
    from ${sendKeywords(rows, ['id', 'newest_month', 'searches'])}
    left join keyword_volumes v on v.list_id = ${listId} and v.id = n.id and v.id ${measureSpan(rows.map(({ id }) => id))}
    where (v.newest_month, v.searches) is distinct from (n.newest_month, n.searches::int[])
    on conflict (list_id, id) do update set newest_month = excluded.newest_month, searches = excluded.searches`);
}
