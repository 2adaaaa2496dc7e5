import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** Accepted keywords of the selected domain; empty until loaded. */
export function useAcceptedKeywords(): readonly string[] {
  const { domain } = useSelection();
  const { data } = trpc.predictions.listAccepted.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null },
  );
  return data ?? none;
}

const none: readonly string[] = [];
