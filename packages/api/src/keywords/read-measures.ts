import { type DatabaseHandle, intentFromCode, intentsFromBits } from '@keydence/db';
import { type KeywordMeasure, maxShownMeasures } from '@keydence/domain';
import type { KeywordKey } from '../keyword-lists/encode-keyword-id.ts';
import { toUsd } from '../sources/count-micros.ts';

type Row = Omit<KeywordMeasure, 'cpc' | 'intentType' | 'intents'> & {
  cpcMicros: string | null;
  intent: number;
  intentBits: number;
};

/** Figures of all tools for a keyword, newest first. */
export async function readMeasures(
  { sql }: Pick<DatabaseHandle, 'sql'>,
  { listId, id }: KeywordKey,
): Promise<KeywordMeasure[]> {
  const rows = await sql<Row[]>`
    select source, measured_on::text as "measuredOn", search_volume as "searchVolume",
      is_volume_bucket as "isVolumeBucket", volume_below as "volumeBelow", cpc_currency as "cpcCurrency",
      intents as "intentBits", difficulty_score as "difficultyScore", cpc_micros as "cpcMicros", intent,
      is_rank_checked as "isRankChecked", rank, round(average_position::numeric, 2)::float8 as "averagePosition", clicks::float8,
      impressions::float8
    from keyword_measures where list_id = ${listId} and keyword_id = ${id}
    order by measured_on desc, source limit ${maxShownMeasures}`;
  return rows.map(({ cpcMicros, intent, intentBits, ...row }) => ({
    ...row,
    cpc: cpcMicros === null ? null : toUsd(Number(cpcMicros)),
    intentType: intentFromCode(intent),
    intents: listIntents(intent, intentBits),
  }));
}

/** The intent that the tool named first comes first. */
function listIntents(code: number, bits: number): KeywordMeasure['intents'] {
  const first = intentFromCode(code);
  if (first === null) return intentsFromBits(bits);
  return [first, ...intentsFromBits(bits).filter((intent) => intent !== first)];
}
