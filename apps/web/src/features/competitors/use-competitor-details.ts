import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

export type CompetitorDetails = RouterOutputs['competitors']['get'];

/** Details of one competitor. */
export function useCompetitorDetails(competitorId: string): DomainQuery<CompetitorDetails> {
  return trpc.competitors.get.useQuery({ competitorId });
}
