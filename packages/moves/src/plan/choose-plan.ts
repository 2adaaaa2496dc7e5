import type { ChosenPlan, PlanCandidate, PlanCapacity } from './plan-schema.ts';

export function choosePlan(_candidates: readonly PlanCandidate[], _capacity: PlanCapacity): ChosenPlan {
  return { items: [], leftOut: [], hours: 0, range: { low: 0, mid: 0, high: 0 } };
}
