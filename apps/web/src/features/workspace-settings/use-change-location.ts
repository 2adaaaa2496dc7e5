import type { Location } from '@keydence/domain';
import { trpc } from '../../lib/trpc.ts';
import { type TrackedDomain, useSelection } from '../../lib/use-selection.tsx';

/** Moves the domain to another country, in that country's main search language. */
export function useChangeLocation(domain: TrackedDomain, onSaved: () => void) {
  const utils = trpc.useUtils();
  const { workspace } = useSelection();
  const update = trpc.trackedDomains.changeLocation.useMutation({
    onSuccess: async () => {
      // All displayed data is of the previous country.
      await utils.invalidate();
      onSaved();
    },
  });
  const change = ({ locationCode, languageCode }: Location) =>
    workspace &&
    update.mutate({ domainId: domain.id, workspaceId: workspace.id, locationCode, languageCode });
  return { change, isChanging: update.isPending, hasFailed: update.isError };
}
