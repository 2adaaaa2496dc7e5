import type { DomainQuery } from '../domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';

export type MovePlan = RouterOutputs['moves']['plan'];
export type Move = MovePlan['planned'][number];
export type MoveList = RouterOutputs['moves']['list'];
export type MoveReview = RouterOutputs['moves']['review'];
export type MovesRun = NonNullable<MovePlan['run']>;

/** Milliseconds before another part of the page refetches a plan. */
const planStaleMs = 30_000;

/**
 * Moves of the selected domain's next two weeks. A part without its own error state leaves retries to the
 * others.
 */
export function useMovePlan({ retriesOnMount = true } = {}): DomainQuery<MovePlan> {
  const { domain } = useSelection();
  return trpc.moves.plan.useQuery(
    { domainId: domain?.id ?? '' },
    {
      enabled: domain?.state === 'ready',
      staleTime: planStaleMs,
      retryOnMount: retriesOnMount,
    },
  );
}

/** Number of evidence rows behind a move; its drawer lists each of them. */
export function factCountOf({ evidence, triggers }: Move): number {
  const { queries, pageWeeks, leaders, linkSources, rankers } = evidence;
  return [queries, pageWeeks, leaders, linkSources, rankers, triggers].reduce(
    (sum, rows) => sum + rows.length,
    0,
  );
}
