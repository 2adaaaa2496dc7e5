import { type DatabaseHandle, intentFromCode } from '@keydence/db';
import { type KeywordMeasure, maxShownMeasures } from '@keydence/domain';
import { toUsd } from '../spending/count-micros.ts';
import type { KeywordKey } from './encode-keyword-id.ts';

type Row = Omit<KeywordMeasure, 'cpc' | 'intentType'> & { cpcMicros: string | null; intent: number };

/** What tools have said of a keyword, the newest first. */
export async function readMeasures(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  { listId, id }: KeywordKey,
): Promise<KeywordMeasure[]> {
  const rows = await sql<Row[]>`
    select source, measured_on::text as "measuredOn", search_volume as "searchVolume",
      is_volume_bucket as "isVolumeBucket", difficulty_score as "difficultyScore", cpc_micros as "cpcMicros", intent,
      is_rank_checked as "isRankChecked", rank, round(average_position::numeric, 2)::float8 as "averagePosition", clicks,
      impressions
    from keyword_measures where list_id = ${listId} and keyword_id = ${id}
    order by measured_on desc, source limit ${maxShownMeasures}`;
  return rows.map(({ cpcMicros, intent, ...row }) => ({
    ...row,
    cpc: cpcMicros === null ? null : toUsd(Number(cpcMicros)),
    intentType: intentFromCode(intent),
  }));
}
