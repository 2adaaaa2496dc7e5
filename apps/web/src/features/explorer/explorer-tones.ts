import type { DifficultyLevel, Tone } from '@keydence/domain';

export const difficultyTones: Record<DifficultyLevel | 'Unknown', Tone> = {
  Low: 'good',
  Medium: 'medium',
  High: 'weak',
  Unknown: 'neutral',
};

export const opportunityTones: Record<DifficultyLevel, Tone> = {
  High: 'good',
  Medium: 'medium',
  Low: 'neutral',
};
