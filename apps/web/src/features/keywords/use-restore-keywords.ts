import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { bulkMessages } from './bulk-messages.ts';
import { changeInParts } from './change-in-parts.ts';

/** Restores deleted keywords of the selected domain and reports their number. */
export function useRestoreKeywords() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (keywordIds: readonly string[]) =>
      changeInParts(keywordIds, (part) =>
        utils.client.keywords.restore.mutate({ domainId, keywordIds: part }),
      ),
    onSuccess: ({ changed, error }) =>
      error
        ? notifyError(bulkMessages.restoreFailed, error)
        : notifications.show({ message: bulkMessages.restored(changed.length) }),
    onSettled: () => Promise.all([utils.keywords.list.invalidate(), utils.keywords.listDeleted.invalidate()]),
  });
  return { restore: mutate, restoring: isPending ? variables : [] };
}
