import { notifications } from '@mantine/notifications';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { messages } from './messages.ts';

/** Adds keywords to the selected domain's list, tells how many were new, and reloads the list. */
export function useAddKeywords(onAdded: () => void) {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const { mutate, isPending, error, reset } = trpc.keywords.addMany.useMutation({
    onSuccess: ({ created, skipped }) => {
      notifications.show({
        message: messages.added(created, skipped),
        closeButtonProps: { 'aria-label': messages.close },
      });
      onAdded();
    },
    onSettled: () => utils.keywords.list.invalidate(),
  });
  return {
    add: (keywords: string[]) => domain && mutate({ domainId: domain.id, keywords }),
    isAdding: isPending,
    error: error ? `${messages.addManyFailed}: ${error.message}` : null,
    reset,
  };
}
