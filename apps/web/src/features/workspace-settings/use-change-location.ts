import type { Location } from '@keydence/domain';
import { trpc } from '../../app/trpc.ts';
import { type TrackedDomain, useSelection } from '../../app/use-selection.tsx';

/** Moves the domain to another country, in the language that is searched in there. */
export function useChangeLocation(domain: TrackedDomain, onSaved: () => void) {
  const utils = trpc.useUtils();
  const { workspace } = useSelection();
  const update = trpc.trackedDomains.changeLocation.useMutation({
    onSuccess: async () => {
      // Whatever was shown is of the country before.
      await utils.invalidate();
      onSaved();
    },
  });
  const change = ({ locationCode, languageCode }: Location) =>
    workspace &&
    update.mutate({ domainId: domain.id, workspaceId: workspace.id, locationCode, languageCode });
  return { change, isChanging: update.isPending, hasFailed: update.isError };
}
