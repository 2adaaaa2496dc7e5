import { defaultHoldingEnds, type HoldingEnds } from '@keydence/domain';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** A member's items in the workspace, and the choice of those that end with the membership. */
export function useHoldings(workspaceId: string, userId: string | null) {
  const [ends, setEnds] = useState<HoldingEnds>(defaultHoldingEnds);
  const { data, error } = trpc.members.getHoldings.useQuery(
    { workspaceId, userId: userId ?? '' },
    { enabled: userId !== null, staleTime: 0 },
  );
  return {
    holdings: data,
    hasFailed: error !== null,
    ends,
    choose: (kind: keyof HoldingEnds, isOn: boolean) => setEnds({ ...ends, [kind]: isOn }),
    reset: () => setEnds(defaultHoldingEnds),
  };
}
