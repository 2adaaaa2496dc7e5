import type { DifficultyLevel } from './difficulty.ts';

interface ExplorerFacts {
  searchVolume: number | null;
  difficulty: number | null;
  /** US dollars a click. */
  cpc: number | null;
}

/**
 * The explorer's opportunity rating. High: volume over 1,000, difficulty under 30 and cpc over 0.5;
 * Medium: volume over 500 and difficulty under 50; otherwise, and if a required figure is unknown,
 * Low.
 */
export function explorerOpportunityRating({ searchVolume, difficulty, cpc }: ExplorerFacts): DifficultyLevel {
  if (searchVolume === null || difficulty === null) return 'Low';
  if (searchVolume > 1000 && difficulty < 30 && cpc !== null && cpc > 0.5) return 'High';
  return searchVolume > 500 && difficulty < 50 ? 'Medium' : 'Low';
}
