export type DifficultyLevel = 'Low' | 'Medium' | 'High';
export type KeywordDifficultyLabel = 'Easy' | 'Medium' | 'Hard' | 'Unknown';

/** The dashboard's difficulty label from the opportunity score: Low from 70, Medium from 40, else High. */
export function difficultyFromOpportunity(opportunityScore: number): DifficultyLevel {
  if (opportunityScore >= 70) return 'Low';
  return opportunityScore >= 40 ? 'Medium' : 'High';
}

const estimatedScores: Record<DifficultyLevel, number> = { Low: 25, Medium: 50, High: 75 };

/** Substitute score (0 to 100) if only the dashboard's label is known: Low 25, Medium 50, High 75. */
export function estimatedDifficultyScore(label: DifficultyLevel): number {
  return estimatedScores[label];
}

/** Label of a difficulty: Easy to 30 (0 is easiest), Medium to 60, Hard above; Unknown without one. */
export function keywordDifficultyLabel(score: number | null): KeywordDifficultyLabel {
  if (score === null) return 'Unknown';
  if (score <= 30) return 'Easy';
  return score <= 60 ? 'Medium' : 'Hard';
}

/** The explorer's band: Low to 30, Medium to 60, High above; Unknown without a score. */
export function explorerDifficultyBand(score: number | null): DifficultyLevel | 'Unknown' {
  if (score === null) return 'Unknown';
  if (score <= 30) return 'Low';
  return score <= 60 ? 'Medium' : 'High';
}
