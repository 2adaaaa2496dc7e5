import type { DifficultyLevel } from '../keywords/difficulty.ts';
import type { Tone } from '../tone.ts';
import type { ContentSuggestion } from './schema.ts';

type SuggestionDifficulty = ContentSuggestion['impactAssessment']['difficulty'];

const labels: Record<SuggestionDifficulty, DifficultyLevel> = { low: 'Low', medium: 'Medium', high: 'High' };

/** The priority badge of a content piece: the capitalised difficulty; High stands out, the others are amber. */
export function priorityFromDifficulty(difficulty: SuggestionDifficulty): {
  label: DifficultyLevel;
  tone: Tone;
} {
  return { label: labels[difficulty], tone: difficulty === 'high' ? 'weak' : 'medium' };
}
