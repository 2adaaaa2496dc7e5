import type { FoundMove } from '../found-move.ts';
import type { MergeFacts } from './merge-facts.ts';

export function findMerges(_facts: MergeFacts): FoundMove<'competing_pages'>[] {
  return [];
}
