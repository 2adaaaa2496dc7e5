import type { FoundMove } from '../found-move.ts';
import type { ClickRateFacts } from './click-rate-facts.ts';

export function findLowClickRate(_facts: ClickRateFacts): FoundMove<'low_click_rate'>[] {
  return [];
}
