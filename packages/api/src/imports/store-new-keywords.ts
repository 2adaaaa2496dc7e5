import { copyRows, type Transaction, toCopyLine } from '@keydence/db';
import { type ExportTool, type MeasureSource, opportunityScore } from '@keydence/domain';
import { readScoreFacts } from '../keywords/read-score-facts.ts';
import type { Measure, NumberedRow } from './build-measures.ts';
import { createRankMonths } from './build-rank-months.ts';

interface NewKeywords {
  listId: number;
  source: ExportTool;
  /** The tool whose difficulties count. */
  difficultySource: MeasureSource | null;
  /** By the clocks of the workspace. */
  today: string;
  /** One a keyword, without further pages of the site. */
  rows: readonly NumberedRow[];
}

/** What is stored of a measure as it is. */
const measureColumns = [
  'measured_on',
  'search_volume',
  'is_volume_bucket',
  'volume_below',
  'difficulty_score',
  'cpc_micros',
  'cpc_currency',
  'trend_monthly',
  'trend_quarterly',
  'trend_yearly',
  'intent',
  'intents',
  'serp_flags',
  'is_rank_checked',
  'rank',
  'average_position',
  'ranking_url',
  'ranking_type',
  'traffic',
  'clicks',
  'impressions',
] as const satisfies (keyof Measure)[];

/**
 * Sends keywords that the list does not know, and of which a part of the file has one row each, straight to their tables:
 * the rows that `storeMeasures`, `recordHistory`, `recordRanks` and `applyMeasures` would write, without what these look up.
 */
export async function storeNewKeywords(
  tx: Transaction,
  { listId, source, difficultySource, today, rows }: NewKeywords,
): Promise<void> {
  const copy = (target: string, toLine: (row: NumberedRow) => string | null) =>
    copyRows(tx, target, linesOf(rows, toLine));
  await copy(
    `tracked_keywords (list_id, id, search_volume, cpc_micros, difficulty_score, trend_monthly, trend_quarterly,
      trend_yearly, intent, keyword_text)`,
    ({ id, measure }) => {
      const figures = listFigures(measure, { source, difficultySource });
      return toCopyLine([listId, id, ...Object.values(figures), measure.keyword_text]);
    },
  );
  await copy(
    `keyword_rankings (list_id, id, last_ranking_check, search_volume, ranking_type, difficulty_score,
      opportunity_score, intent, rank_group, rank_absolute, serp_flags, needs_ranking_refresh, ranking_url)`,
    ({ id, measure }) => {
      const figures = listFigures(measure, { source, difficultySource });
      const isChecked = measure.is_rank_checked;
      const rank = isChecked ? measure.rank : null;
      return toCopyLine([
        listId,
        id,
        isChecked ? `${measure.measured_on} 00:00:00+00` : null,
        figures.search_volume,
        isChecked ? measure.ranking_type : null,
        figures.difficulty_score,
        opportunityScore({ ...readScoreFacts(figures), rank }),
        figures.intent,
        rank,
        rank,
        measure.serp_flags ?? 0,
        !isChecked,
        isChecked ? measure.ranking_url : null,
      ]);
    },
  );
  await copy(
    `keyword_measures (list_id, keyword_id, source, ${measureColumns.join(', ')})`,
    ({ id, measure }) => toCopyLine([listId, id, source, ...measureColumns.map((name) => measure[name])]),
  );
  await copy('keyword_pages (list_id, keyword_id, url, rank, measured_on, source)', ({ id, measure }) => {
    const { ranking_url: url, rank, measured_on: day } = measure;
    return url === null || rank === null ? null : toCopyLine([listId, id, url, rank, day, source]);
  });
  await copy('keyword_volumes (list_id, id, newest_month, searches)', ({ id, measure }) => {
    const { newest_month: month, searches } = measure;
    return month === null ? null : toCopyLine([listId, id, month, searches]);
  });
  await copyRows(
    tx,
    'ranking_months (list_id, keyword_id, month, ranks)',
    listMonths(rows, { listId, today }),
  );
}

function* linesOf(
  rows: readonly NumberedRow[],
  toLine: (row: NumberedRow) => string | null,
): Generator<string> {
  for (const row of rows) {
    const line = toLine(row);
    if (line !== null) yield line;
  }
}

/** A keyword's own numbers as `composeBest` chooses them from one measure, by column. */
function listFigures(
  measure: Measure,
  { source, difficultySource }: Pick<NewKeywords, 'source' | 'difficultySource'>,
) {
  return {
    search_volume: measure.search_volume,
    cpc_micros: measure.cpc_currency === 'USD' ? measure.cpc_micros : null,
    difficulty_score: source === difficultySource ? measure.difficulty_score : null,
    trend_monthly: measure.trend_monthly,
    trend_quarterly: measure.trend_quarterly,
    trend_yearly: measure.trend_yearly,
    intent: measure.intent,
  };
}

function* listMonths(
  rows: readonly NumberedRow[],
  { listId, today }: { listId: number; today: string },
): Generator<string> {
  for (const { id, measure, history } of rows) {
    if (history.length === 0 && !measure.is_rank_checked) continue;
    const months = createRankMonths(today);
    months.add(id, history);
    if (measure.is_rank_checked) months.set(id, measure.measured_on, measure.rank);
    for (const line of months.lines()) yield `${listId}\t${line}`;
  }
}
