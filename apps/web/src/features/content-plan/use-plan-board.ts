import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';

export type PlanBoard = RouterOutputs['contentPlan']['board'];
export type PlanItem = PlanBoard['items'][number];

export function usePlanBoard(): DomainQuery<PlanBoard> {
  const { domain } = useSelection();
  return trpc.contentPlan.board.useQuery({ domainId: domain?.id ?? '' }, { enabled: domain !== null });
}
