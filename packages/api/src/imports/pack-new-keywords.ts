import { setImmediate as giveWay } from 'node:timers/promises';
import { packLines, toCopyLine } from '@keydence/db';
import { type ExportTool, type MeasureSource, opportunityScore } from '@keydence/domain';
import { readScoreFacts } from '../keyword-lists/read-score-facts.ts';
import type { Measure, NumberedRow } from './build-measures.ts';
import { createRankMonths, writeRankDay } from './build-rank-months.ts';

interface NewKeywords {
  listId: number;
  source: ExportTool;
  /** The tool whose difficulties count. */
  difficultySource: MeasureSource | null;
  /** In the workspace's time zone. */
  today: string;
  /** One per keyword, without further pages of the site. */
  rows: readonly NumberedRow[];
}

/** Lines of one table; `target` has its columns. */
export interface PackedTable {
  target: string;
  packed: Buffer[];
}

/** Rows between two pauses, in which other work of the process runs. */
const exportBatchSize = 500;

/**
 * The lines of new keywords for each table, in one pass over the rows: the values of a row are read
 * while they are in the CPU caches.
 */
export async function packNewKeywords({
  listId,
  source,
  difficultySource,
  today,
  rows,
}: NewKeywords): Promise<PackedTable[]> {
  const keywords = packLines();
  const rankings = packLines();
  const measures = packLines();
  const pages = packLines();
  const volumes = packLines();
  const months = packLines();
  for (const [place, { id, measure, history }] of rows.entries()) {
    if (place > 0 && place % exportBatchSize === 0) await giveWay();
    const figures = listFigures(measure, source === difficultySource);
    keywords.add(
      toCopyLine([
        listId,
        id,
        figures.search_volume,
        figures.cpc_micros,
        figures.difficulty_score,
        figures.trend_monthly,
        figures.trend_quarterly,
        figures.trend_yearly,
        figures.intent,
        measure.keyword_text,
      ]),
    );
    rankings.add(writeRanking(listId, id, { measure, figures }));
    measures.add(writeMeasure(listId, id, { measure, source }));
    const { ranking_url: url, rank, measured_on: day } = measure;
    if (url !== null && rank !== null) pages.add(toCopyLine([listId, id, url, rank, day, source]));
    if (measure.newest_month !== null) {
      volumes.add(toCopyLine([listId, id, measure.newest_month, measure.searches]));
    }
    if (history.length === 0) {
      if (measure.is_rank_checked) months.add(`${listId}\t${writeRankDay(id, day, rank)}`);
      continue;
    }
    const ownMonths = createRankMonths(today);
    ownMonths.add(id, history);
    if (measure.is_rank_checked) ownMonths.set(id, day, rank);
    for (const line of ownMonths.lines()) months.add(`${listId}\t${line}`);
  }
  return [
    { target: keywordColumns, packed: keywords.take() },
    { target: rankingColumns, packed: rankings.take() },
    { target: measureColumns, packed: measures.take() },
    { target: 'keyword_pages (list_id, keyword_id, url, rank, measured_on, source)', packed: pages.take() },
    { target: 'keyword_volumes (list_id, id, newest_month, searches)', packed: volumes.take() },
    { target: 'ranking_months (list_id, keyword_id, month, ranks)', packed: months.take() },
  ].filter(({ packed }) => packed.length > 0);
}

const keywordColumns = `tracked_keywords (list_id, id, search_volume, cpc_micros, difficulty_score, trend_monthly,
  trend_quarterly, trend_yearly, intent, keyword_text)`;
const rankingColumns = `keyword_rankings (list_id, id, last_ranking_check, search_volume, ranking_type,
  difficulty_score, opportunity_score, intent, rank_group, rank_absolute, serp_flags, needs_ranking_refresh,
  ranking_url)`;
const measureColumns = `keyword_measures (list_id, keyword_id, source, measured_on, search_volume, is_volume_bucket,
  volume_below, difficulty_score, cpc_micros, cpc_currency, trend_monthly, trend_quarterly, trend_yearly, intent,
  intents, serp_flags, is_rank_checked, rank, average_position, ranking_url, ranking_type, traffic, clicks,
  impressions)`;

type ListFigures = ReturnType<typeof listFigures>;

/** A keyword's own figures by column, as `composeBest` chooses them from one measure. */
function listFigures(measure: Measure, hasOwnDifficulty: boolean) {
  return {
    search_volume: measure.search_volume,
    cpc_micros: measure.cpc_currency === 'USD' ? measure.cpc_micros : null,
    difficulty_score: hasOwnDifficulty ? measure.difficulty_score : null,
    trend_monthly: measure.trend_monthly,
    trend_quarterly: measure.trend_quarterly,
    trend_yearly: measure.trend_yearly,
    intent: measure.intent,
  };
}

function writeRanking(
  listId: number,
  id: number,
  { measure, figures }: { measure: Measure; figures: ListFigures },
): string {
  const isChecked = measure.is_rank_checked;
  const rank = isChecked ? measure.rank : null;
  // Without a volume there is no score and no need to read its inputs.
  const score =
    figures.search_volume === null ? null : opportunityScore({ ...readScoreFacts(figures), rank });
  return toCopyLine([
    listId,
    id,
    isChecked ? `${measure.measured_on} 00:00:00+00` : null,
    figures.search_volume,
    isChecked ? measure.ranking_type : null,
    figures.difficulty_score,
    score,
    figures.intent,
    rank,
    rank,
    measure.serp_flags ?? 0,
    !isChecked,
    isChecked ? measure.ranking_url : null,
  ]);
}

function writeMeasure(
  listId: number,
  id: number,
  { measure, source }: { measure: Measure; source: ExportTool },
): string {
  return toCopyLine([
    listId,
    id,
    source,
    measure.measured_on,
    measure.search_volume,
    measure.is_volume_bucket,
    measure.volume_below,
    measure.difficulty_score,
    measure.cpc_micros,
    measure.cpc_currency,
    measure.trend_monthly,
    measure.trend_quarterly,
    measure.trend_yearly,
    measure.intent,
    measure.intents,
    measure.serp_flags,
    measure.is_rank_checked,
    measure.rank,
    measure.average_position,
    measure.ranking_url,
    measure.ranking_type,
    measure.traffic,
    measure.clicks,
    measure.impressions,
  ]);
}
