import type { PredictionFilter, PredictionVerdict } from '@keydence/domain';
import type { Tone } from '@keydence/ui';

/** Label and tone of each prediction outcome. */
export const outcomeLabels: Record<PredictionFilter, string> = {
  upcoming: 'Not checked yet',
  came_true: 'Reached',
  partly: 'Partly',
  not_yet: 'Not yet',
  no_measurement: 'No measurement',
};

export const outcomeTones: Record<PredictionVerdict, Tone> = {
  came_true: 'good',
  partly: 'medium',
  not_yet: 'weak',
  no_measurement: 'neutral',
};
