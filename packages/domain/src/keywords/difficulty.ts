export type DifficultyLevel = 'Low' | 'Medium' | 'High';
export type KeywordDifficultyLabel = 'Easy' | 'Medium' | 'Hard' | 'Unknown';

/** The dashboard's difficulty label, read off the opportunity score: 70 and up Low, 40 and up Medium, else High. */
export function difficultyFromOpportunity(opportunityScore: number): DifficultyLevel {
  if (opportunityScore >= 70) return 'Low';
  return opportunityScore >= 40 ? 'Medium' : 'High';
}

const estimatedScores: Record<DifficultyLevel, number> = { Low: 25, Medium: 50, High: 75 };

/** A stand-in (0 to 100) where only the dashboard's label is known: Low 25, Medium 50, High 75. */
export function estimatedDifficultyScore(label: DifficultyLevel): number {
  return estimatedScores[label];
}

/** The word beside a difficulty: to 30 Easy (0 is the easiest), to 60 Medium, above Hard; missing Unknown. */
export function keywordDifficultyLabel(score: number | null): KeywordDifficultyLabel {
  if (score === null) return 'Unknown';
  if (score <= 30) return 'Easy';
  return score <= 60 ? 'Medium' : 'Hard';
}

/** The explorer's band: 30 or below Low, 60 or below Medium, above High; missing Unknown. */
export function explorerDifficultyBand(score: number | null): DifficultyLevel | 'Unknown' {
  if (score === null) return 'Unknown';
  if (score <= 30) return 'Low';
  return score <= 60 ? 'Medium' : 'High';
}
