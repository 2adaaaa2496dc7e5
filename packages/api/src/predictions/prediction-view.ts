import {
  type ClicksKind,
  type ConsoleEvidence,
  checkpointDays,
  type FigureSource,
  type Gain,
  type JudgedBy,
  laterDay,
  type Prediction,
  type PredictionCheckpoint,
  type PredictionEvidence,
  type PredictionOrigin,
  type PredictionVerdict,
} from '@keydence/domain';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';

interface CheckpointRow {
  days: number;
  verdict: PredictionVerdict;
  measured_on: string | null;
  rank: number | null;
  rank_source: FigureSource | null;
  clicks: number | null;
  clicks_kind: ClicksKind | null;
  console: StoredEvidence | null;
  console_before: StoredEvidence | null;
  judged_by: JudgedBy | null;
}

export interface PredictionRow extends Record<string, unknown> {
  list_id: number;
  id: string;
  keyword_text: string;
  keyword_id: string | null;
  origin: PredictionOrigin;
  accepted_at: string;
  accepted_on: string;
  time_zone: string;
  formula: string;
  is_rank_known: boolean;
  rank: number | null;
  predicted_rank: number;
  predicted_clicks: number | null;
  gain: Gain | null;
  search_volume: number | null;
  difficulty_score: number | null;
  evidence: PredictionEvidence;
  checkpoints: CheckpointRow[];
}

/** A prediction with all of its checkpoints, including future ones. */
export function viewPrediction(row: PredictionRow): Prediction {
  const keyword = row.keyword_id === null ? null : { listId: row.list_id, id: Number(row.keyword_id) };
  return {
    id: row.id,
    keywordText: row.keyword_text,
    keywordId: keyword && encodeKeywordId(keyword),
    origin: row.origin,
    acceptedAt: new Date(row.accepted_at),
    acceptedOn: row.accepted_on,
    timeZone: row.time_zone,
    formula: row.formula,
    isRankKnown: row.is_rank_known,
    rank: row.rank,
    predictedRank: row.predicted_rank,
    predictedClicks: row.predicted_clicks,
    gain: row.gain,
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    evidence: { ...row.evidence, console: viewConsole(row.evidence.console) },
    checkpoints: checkpointDays.map((days) =>
      viewCheckpoint(
        { days, dueOn: laterDay(row.accepted_on, days) },
        row.checkpoints.find((one) => one.days === days),
      ),
    ),
  };
}

function viewCheckpoint(
  place: Pick<PredictionCheckpoint, 'days' | 'dueOn'>,
  row: CheckpointRow | undefined,
): PredictionCheckpoint {
  return {
    ...place,
    verdict: row?.verdict ?? null,
    measuredOn: row?.measured_on ?? null,
    rank: row?.rank ?? null,
    rankSource: row?.rank_source ?? null,
    clicks: row?.clicks ?? null,
    clicksKind: row?.clicks_kind ?? null,
    console: viewConsole(row?.console ?? null),
    consoleBefore: viewConsole(row?.console_before ?? null),
    judgedBy: viewJudge(row),
  };
}

/** Older checkpoints without a basis were judged by the rank. */
function viewJudge(row: CheckpointRow | undefined): JudgedBy | null {
  if (!row || row.verdict === 'no_measurement') return null;
  return row.judged_by ?? 'rank';
}

/** Evidence as stored; older rows lack fields that were added later. */
type StoredEvidence = Pick<ConsoleEvidence, 'clicks' | 'impressions' | 'on'> & Partial<ConsoleEvidence>;

function viewConsole(stored: StoredEvidence | null): ConsoleEvidence | null {
  return stored && { source: null, days: null, property: null, ...stored };
}
