import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** The keywords of the selected domain that are accepted; none until that is known. */
export function useAcceptedKeywords(): readonly string[] {
  const { domain } = useSelection();
  const { data } = trpc.predictions.listAccepted.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null },
  );
  return data ?? [];
}
