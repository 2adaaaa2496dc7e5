import type { QueryLike } from '@keydence/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { PlanChoices } from './plan-choices.ts';

export type TwoWeekProposal = RouterOutputs['contentPlan']['plan'];
export type ProposedPage = TwoWeekProposal['planned'][number];

interface PlanQuery extends QueryLike<TwoWeekProposal> {
  /** True if the proposal on screen is for earlier options. */
  isPlaceholderData: boolean;
}

/** Proposal for these options; until loaded, the previous one. */
export function useTwoWeekPlan({ pages, pinned, excluded, isRelevantOnly }: PlanChoices): PlanQuery {
  const { domain } = useSelection();
  return trpc.contentPlan.plan.useQuery(
    {
      domainId: domain?.id ?? '',
      pages,
      pinned: [...pinned],
      excluded: [...excluded],
      relevantOnly: isRelevantOnly,
    },
    { enabled: domain !== null, placeholderData: keepPreviousData },
  );
}
