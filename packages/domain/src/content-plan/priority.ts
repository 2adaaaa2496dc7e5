import type { DifficultyLevel } from '../keywords/difficulty.ts';
import type { Tone } from '../tone.ts';
import type { ContentSuggestion } from './schema.ts';

type SuggestionDifficulty = ContentSuggestion['impactAssessment']['difficulty'];

const labels: Record<SuggestionDifficulty, DifficultyLevel> = { low: 'Low', medium: 'Medium', high: 'High' };

/**
 * Priority badge of a plan item: the capitalized difficulty. High has a color of its own, the
 * others are amber.
 */
export function priorityFromDifficulty(difficulty: SuggestionDifficulty): {
  label: DifficultyLevel;
  tone: Tone;
} {
  return { label: labels[difficulty], tone: difficulty === 'high' ? 'weak' : 'medium' };
}
