import type { DomainQuery } from '../../../lib/domain-query-state.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { useSelection } from '../../../lib/use-selection.tsx';
import type { PredictionsSearch } from './predictions-search.ts';

export type PredictionList = RouterOutputs['predictions']['list'];
export type Prediction = PredictionList['data'][number];
export type Checkpoint = Prediction['checkpoints'][number];
export type CheckpointSummary = PredictionList['summary'][number];

const pageSize = 20;

/** One page of the selected domain's predictions. The previous page stays until the next one has loaded. */
export function usePredictions({ search, outcome, page }: PredictionsSearch): DomainQuery<PredictionList> {
  const { domain } = useSelection();
  return trpc.predictions.list.useQuery(
    { domainId: domain?.id ?? '', search, outcome, page, limit: pageSize },
    {
      enabled: domain !== null,
      placeholderData: (previous, previousQuery) =>
        isAbout(previousQuery?.queryKey, domain?.id) ? previous : undefined,
    },
  );
}

/**
 * True if a previous response was for this domain: another domain's keywords must never be its placeholder.
 */
function isAbout(queryKey: readonly unknown[] | undefined, domainId: string | undefined): boolean {
  const options = queryKey?.[1] as { input?: { domainId?: string } } | undefined;
  return options?.input?.domainId === domainId;
}
