import { intentFromCode } from '@keydence/db';
import type {
  ContentPlanItem,
  ContentPlanItemDetails,
  ContentStatus,
  ContentSuggestion,
  GainRange,
} from '@keydence/domain';

export interface PlanItemRow extends Record<string, unknown> {
  id: string;
  keyword_text: string;
  title: string;
  target: string;
  status: ContentStatus;
  search_volume: number | null;
  difficulty_score: number | null;
  intent: number;
  rank_group: number | null;
  rank_absolute: number | null;
  estimated_traffic: number | null;
  gain: GainRange | null;
  gain_on: string | null;
  suggestion: ContentSuggestion;
  notes: string;
  due_date: string | null;
  moves: { status: ContentStatus; at: string }[];
  created_at: string;
  touched_at: string | null;
}

export function viewPlanItem(row: PlanItemRow): ContentPlanItem {
  return {
    id: row.id,
    keywordText: row.keyword_text,
    title: row.title,
    target: row.target,
    status: row.status,
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    intentType: intentFromCode(row.intent),
    rankGroup: row.rank_group,
    rankAbsolute: row.rank_absolute,
    priority: row.suggestion.impactAssessment.difficulty,
    recommendedFormat: row.suggestion.recommendedFormat,
    targetWordCount: row.suggestion.targetWordCount,
    estimatedTraffic: row.estimated_traffic,
    gain: row.gain,
    gainOn: row.gain_on,
    dueDate: row.due_date,
    hasNotes: row.notes !== '',
    isSuggestion: row.touched_at === null,
    createdAt: new Date(row.created_at),
  };
}

export function viewPlanItemDetails(
  row: PlanItemRow,
  dataSource: ContentPlanItemDetails['dataSource'],
): ContentPlanItemDetails {
  return {
    ...viewPlanItem(row),
    dataSource,
    notes: row.notes,
    contentSuggestion: row.suggestion,
    moves: row.moves.map(({ status, at }) => ({ status, at: new Date(at) })),
  };
}
