import type { Transaction } from '@keydence/db';
import {
  type DataSourceName,
  normaliseKeywordText,
  type RankedKeyword,
  type RefreshedKeywords,
  type SourceKeyword,
  type SourceRanking,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { buildStoredKeyword, type StoredKeyword } from './build-stored-keyword.ts';
import { findDeleted } from './find-deleted.ts';
import { findKeywordIds } from './find-keyword-ids.ts';
import { keepLiveMeasures } from './keep-live-measures.ts';
import { purgeDeleted } from './purge-deleted.ts';
import { recordDay } from './record-day.ts';
import { removeRankings } from './remove-rankings.ts';

const batchSize = 1_000;
const unrankedAtOnce = 5_000;

/** What one collection of a site's keywords has found. */
export interface KeywordCollection {
  ranked: readonly RankedKeyword[];
  /** Keywords for which the site does not rank. */
  ideas: readonly SourceKeyword[];
  /** Every keyword for which the site ranks is among `ranked`, so all others are not ranked. */
  isComplete: boolean;
  checkedAt: Date;
  /** Whoever has collected them; what a live one says is kept beside what exports say. */
  source?: DataSourceName;
}

/**
 * Writes collected keywords into a list: facts, current ranking, searches by month, and the day's byte of the rank
 * history. Known keywords are updated, new ones get the list's next numbers, and those that somebody has deleted stay
 * away. The list's version rises. Returns how many were new and how many known.
 */
export async function storeKeywords(
  tx: Transaction,
  listId: number,
  collection: KeywordCollection,
): Promise<RefreshedKeywords> {
  const [list] = await tx.execute<{ next: string }>(
    sql`select next_keyword_id as next from keyword_lists where id = ${listId} for no key update`,
  );
  const firstId = Number(list?.next ?? 1);
  let nextId = firstId;
  await purgeDeleted(tx, listId, collection.checkedAt);
  const rows = toRows(collection);
  const storedIds: number[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const texts = batch.map((row) => row.keyword_text);
    const known = await findKeywordIds(tx, listId, texts);
    const deleted = await findDeleted(tx, listId, texts);
    const numbered = batch
      .filter((row) => !deleted.has(row.keyword_text))
      .map((row) => ({ ...row, id: known.get(row.keyword_text) ?? nextId++ }));
    await writeBatch(tx, listId, JSON.stringify(numbered), collection.checkedAt);
    if (collection.source === 'dataforseo') {
      await keepLiveMeasures(tx, listId, { rows: numbered, checkedAt: collection.checkedAt });
    }
    for (const { id } of numbered) storedIds.push(id);
  }
  const { isComplete, checkedAt } = collection;
  if (isComplete) await unrankOthers(tx, listId, { storedIds, nextId, checkedAt });
  await tx.execute(sql`
    update keyword_lists set next_keyword_id = ${nextId}, version = version + 1 where id = ${listId}`);
  const added = nextId - firstId;
  return { added, updated: storedIds.length - added };
}

/** One row a text: a keyword that is both ranked and an idea is ranked. */
function toRows({ ranked, ideas }: KeywordCollection): StoredKeyword[] {
  const rows = new Map<string, StoredKeyword>();
  const add = (keyword: SourceKeyword, ranking: SourceRanking | null) => {
    const text = normaliseKeywordText(keyword.keywordText);
    if (text !== '' && !rows.has(text)) rows.set(text, buildStoredKeyword(text, keyword, ranking));
  };
  for (const { keyword, ranking } of ranked) add(keyword, ranking);
  for (const keyword of ideas) add(keyword, null);
  return [...rows.values()];
}

async function writeBatch(tx: Transaction, listId: number, json: string, checkedAt: Date): Promise<void> {
  const rows = sql`jsonb_to_recordset(${json}::jsonb) as n (
    id bigint, keyword_text text, search_volume int, cpc_micros bigint, difficulty_score smallint,
    trend_monthly smallint, trend_quarterly smallint, trend_yearly smallint, intent smallint, serp_flags smallint,
    newest_month date, searches int[], rank_group smallint, rank_absolute smallint, ranking_type bigint,
    ranking_url text, ranking_title text, ranking_description text, checked_at timestamptz)`;
  const checked = checkedAt.toISOString();
  await tx.execute(sql`
    insert into tracked_keywords (list_id, id, keyword_text, search_volume, cpc_micros, difficulty_score,
      trend_monthly, trend_quarterly, trend_yearly, intent)
    select ${listId}::int, id, keyword_text, search_volume, cpc_micros, difficulty_score,
      trend_monthly, trend_quarterly, trend_yearly, intent from ${rows}
    on conflict (list_id, id) do update set search_volume = excluded.search_volume,
      cpc_micros = excluded.cpc_micros, difficulty_score = excluded.difficulty_score,
      trend_monthly = excluded.trend_monthly, trend_quarterly = excluded.trend_quarterly,
      trend_yearly = excluded.trend_yearly, intent = excluded.intent`);
  await tx.execute(sql`
    insert into keyword_rankings (list_id, id, search_volume, difficulty_score, intent, serp_flags, rank_group,
      rank_absolute, ranking_type, ranking_url, ranking_title, ranking_description, last_ranking_check)
    select ${listId}::int, id, search_volume, difficulty_score, intent, serp_flags, rank_group, rank_absolute,
      ranking_type, ranking_url, ranking_title, ranking_description, coalesce(checked_at, ${checked}::timestamptz)
    from ${rows}
    on conflict (list_id, id) do update set search_volume = excluded.search_volume,
      difficulty_score = excluded.difficulty_score, intent = excluded.intent, serp_flags = excluded.serp_flags,
      rank_group = excluded.rank_group, rank_absolute = excluded.rank_absolute,
      ranking_type = excluded.ranking_type, ranking_url = excluded.ranking_url,
      ranking_title = excluded.ranking_title, ranking_description = excluded.ranking_description,
      last_ranking_check = excluded.last_ranking_check, needs_ranking_refresh = false`);
  await tx.execute(sql`
    insert into keyword_volumes (list_id, id, newest_month, searches)
    select ${listId}::int, id, newest_month, searches from ${rows} where newest_month is not null
    on conflict (list_id, id) do update set newest_month = excluded.newest_month, searches = excluded.searches`);
  await recordDay(tx, { listId, checkedAt, ranks: sql`select id, rank_absolute as rank from ${rows}` });
}

/**
 * Keywords that this collection has not found are not ranked today; a check did happen. In parts: of 100,000 keywords
 * at once, one statement came near to the database's time limit.
 */
async function unrankOthers(
  tx: Transaction,
  listId: number,
  { storedIds, nextId, checkedAt }: { storedIds: readonly number[]; nextId: number; checkedAt: Date },
): Promise<void> {
  const stored = new Set(storedIds);
  for (let first = 1; first < nextId; first += unrankedAtOnce) {
    const ids = Array.from({ length: Math.min(unrankedAtOnce, nextId - first) }, (_, place) => first + place);
    const others = ids.filter((id) => !stored.has(id));
    if (others.length > 0) await removeRankings(tx, listId, { ids: others, checkedAt });
  }
}
