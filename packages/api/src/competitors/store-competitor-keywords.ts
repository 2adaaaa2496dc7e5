import { intentToCode, serpFeaturesToFlags, type Transaction } from '@keydence/db';
import { normaliseKeywordText, type RankedKeyword } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { readVolumes } from '../keyword-lists/read-volumes.ts';
import { toMicros } from '../sources/count-micros.ts';
import { keepSummary } from './summarise-keywords.ts';

interface Target {
  listId: number;
  competitorId: string;
}

const percent = 100;

interface Collected {
  items: readonly RankedKeyword[];
  /** True to keep known keywords that are missing from the items; false to delete them. */
  isPart?: boolean;
  now: Date;
}

/**
 * Stores a competitor's keywords. False, with nothing written, if the competitor is no longer
 * tracked.
 */
export async function storeCompetitorKeywords(
  tx: Transaction,
  { listId, competitorId }: Target,
  { items, isPart = false, now }: Collected,
): Promise<boolean> {
  const tracked = await tx.execute(sql`
    update competitors set last_refreshed_at = ${now.toISOString()}::timestamptz
    where list_id = ${listId} and id = ${competitorId}::uuid and deleted_at is null returning id`);
  if (tracked.length === 0) return false;
  const rows = new Map(
    items.map((item) => [normaliseKeywordText(item.keyword.keywordText), item] as const).reverse(),
  );
  rows.delete('');
  const json = JSON.stringify([...rows].map(([text, item]) => toRow(text, item)));
  await tx.execute(sql`
    delete from competitor_keywords where list_id = ${listId} and competitor_id = ${competitorId}::uuid
      and (not ${isPart}::boolean or kw_hash in (
        select hashtextextended(keyword_text, 0) from jsonb_to_recordset(${json}::jsonb) as n (keyword_text text)))`);
  await tx.execute(sql`
    insert into competitor_keywords (list_id, competitor_id, keyword_text, search_volume, cpc_micros,
      difficulty_score, intent, serp_flags, trend_monthly, trend_quarterly, trend_yearly, rank_group,
      rank_absolute, ranking_url, ranking_title, ranking_description, competition_index, ranking_type, last_ranking_check,
      avg_rank, avg_backlinks, avg_dofollow, avg_referring_domains, avg_referring_main_domains, last_updated)
    select ${listId}::int, ${competitorId}::uuid, n.*, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${json}::jsonb) as n (
      keyword_text text, search_volume int, cpc_micros bigint, difficulty_score smallint, intent smallint,
      serp_flags smallint, trend_monthly smallint, trend_quarterly smallint, trend_yearly smallint,
      rank_group smallint, rank_absolute smallint, ranking_url text, ranking_title text, ranking_description text,
      competition_index smallint, ranking_type bigint, last_ranking_check timestamptz, avg_rank real,
      avg_backlinks real, avg_dofollow real, avg_referring_domains real, avg_referring_main_domains real)
    returning list_id`);
  await keepSummary(tx, { listId, competitorId });
  return true;
}

function toRow(text: string, { keyword, ranking }: RankedKeyword) {
  const { changes } = readVolumes(keyword);
  const backlinks = keyword.avgBacklinks;
  return {
    keyword_text: text,
    search_volume: keyword.searchVolume,
    cpc_micros: keyword.cpc === null ? null : toMicros(keyword.cpc),
    difficulty_score: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    intent: intentToCode(keyword.intent),
    serp_flags: serpFeaturesToFlags(keyword.serpFeatures),
    trend_monthly: changes.oneMonth,
    trend_quarterly: changes.threeMonths,
    trend_yearly: changes.twelveMonths,
    rank_group: ranking.rankGroup,
    rank_absolute: ranking.rankAbsolute,
    ranking_url: ranking.url,
    ranking_title: ranking.title,
    ranking_description: ranking.description,
    competition_index: keyword.competition === null ? null : Math.round(keyword.competition * percent),
    ranking_type: ranking.resultsCount,
    last_ranking_check: ranking.checkedAt,
    avg_rank: backlinks?.rank ?? null,
    avg_backlinks: backlinks?.backlinks ?? null,
    avg_dofollow: backlinks?.dofollow ?? null,
    avg_referring_domains: backlinks?.referringDomains ?? null,
    avg_referring_main_domains: backlinks?.referringMainDomains ?? null,
  };
}
