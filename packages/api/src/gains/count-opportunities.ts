import type { ListFigures } from './read-list-figures.ts';

type Figures = Pick<ListFigures, 'keywordOpportunities' | 'openMoves'>;

/**
 * Opportunities now and before: the open moves, or keywords with a high score if there are no moves. Null if the other
 * of the two, or nothing, was counted before.
 */
export function countOpportunities(
  now: Figures,
  before: Figures | null,
): [now: number, before: number | null] {
  if (now.openMoves) return [now.openMoves, before?.openMoves ?? null];
  return [now.keywordOpportunities, before === null || before.openMoves ? null : before.keywordOpportunities];
}
