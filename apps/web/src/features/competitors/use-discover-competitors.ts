import { notifications } from '@mantine/notifications';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';

/** Searches for competitors of the selected domain again, reports the tracked ones, and reloads the list. */
export function useDiscoverCompetitors() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.competitors.discover.useMutation({
    onSuccess: ({ added }) =>
      notifications.show({
        message: added.length > 0 ? messages.discovered(added) : messages.noneDiscovered,
      }),
    onError: (error) => notifyError(messages.discoverFailed, error),
    onSettled: () => Promise.all([utils.competitors.invalidate(), utils.gaps.invalidate()]),
  });
  return {
    discover: () => {
      if (domain && !isPending) mutate({ domainId: domain.id });
    },
    isDiscovering: isPending,
  };
}
export type Discovery = ReturnType<typeof useDiscoverCompetitors>;
