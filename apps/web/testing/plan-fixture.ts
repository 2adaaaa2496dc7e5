import type { PlanItem } from '../src/features/content-plan/use-plan-board.ts';
import { makeContentSuggestion } from './report-fixture.ts';

/** Id in the API's format, from a small number. */
export function planItemId(n: number): string {
  return `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** Plan item in the board's format. */
export function makePlanItem(n: number, changes: Partial<PlanItem> = {}): PlanItem {
  return {
    id: planItemId(n),
    keywordText: `bread ${n}`,
    title: `Bread ${n}, step by step`,
    target: 'New page',
    status: 'research',
    searchVolume: 12_100,
    difficultyScore: 28,
    intentType: 'informational',
    rankGroup: null,
    rankAbsolute: null,
    priority: 'low',
    recommendedFormat: 'Step-by-step guide',
    targetWordCount: 1800,
    estimatedTraffic: 146,
    gain: { low: 73, mid: 146, high: 290 },
    gainOn: '2026-11-20',
    dueDate: null,
    hasNotes: false,
    isSuggestion: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

/** Plan item with its drawer's details. */
export function makePlanItemDetails(n: number, changes: Partial<PlanItem> = {}) {
  return {
    ...makePlanItem(n, changes),
    notes: '',
    contentSuggestion: makeContentSuggestion(),
    dataSource: 'sample' as const,
    moves: [{ status: 'writing' as const, at: '2026-11-20T11:00:00.000Z' }],
  };
}
