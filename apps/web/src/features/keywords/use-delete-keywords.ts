import { maxKeywordsPerChange } from '@keydence/domain';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { bulkMessages } from './bulk-messages.ts';
import { changeInParts } from './change-in-parts.ts';
import { messages } from './messages.ts';
import type { KeywordList } from './use-keywords.ts';
import { useRestoreKeywords } from './use-restore-keywords.ts';

/** Keywords to delete. */
export interface Deletion {
  keywordIds: readonly string[];
  /** Text of a single keyword. */
  keywordText: string | null;
}

/**
 * Removes keywords from the list optimistically, restores those with a failed deletion, and offers undo for
 * the others.
 */
export function useDeleteKeywords() {
  const { domain } = useSelection();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { restore } = useRestoreKeywords();
  const listKey = getQueryKey(trpc.keywords.list);
  const domainId = domain?.id ?? '';
  const { mutate } = useMutation({
    mutationFn: async ({ keywordIds }: Deletion) => {
      const progress = showProgress(keywordIds.length);
      const outcome = await changeInParts(
        keywordIds,
        (part) => utils.client.keywords.deleteMany.mutate({ domainId, keywordIds: part }),
        progress.update,
      );
      progress.end();
      return outcome;
    },
    onMutate: async ({ keywordIds }) => {
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = queryClient.getQueriesData<KeywordList>({ queryKey: listKey });
      const deleted = new Set(keywordIds);
      queryClient.setQueriesData<KeywordList>(
        { queryKey: listKey },
        (list) => list && without(list, deleted),
      );
      return { before };
    },
    onSuccess: ({ changed, error }, { keywordIds, keywordText }, { before }) => {
      if (error) {
        for (const [key, list] of before) queryClient.setQueryData(key, list);
        notifyError(keywordIds.length === 1 ? messages.deleteFailed : bulkMessages.deleteFailed, error);
      }
      if (changed.length === 0) return;
      const message =
        keywordText === null ? bulkMessages.deletedMany(changed.length) : messages.deleted(keywordText);
      offerUndo(message, () => restore(changed));
    },
    onSettled: () => Promise.all([utils.keywords.list.invalidate(), utils.keywords.listDeleted.invalidate()]),
  });
  return mutate;
}

function without(list: KeywordList, deleted: ReadonlySet<string>): KeywordList {
  const data = list.data.filter(({ id }) => !deleted.has(id));
  const removed = list.data.length - data.length;
  if (removed === 0) return list;
  const total = list.pagination.total - removed;
  const pages = Math.ceil(total / list.pagination.limit);
  return { ...list, data, pagination: { ...list.pagination, total, pages } };
}

/** Shows the progress of a deletion in several calls. */
function showProgress(total: number) {
  if (total <= maxKeywordsPerChange) return { update: () => {}, end: () => {} };
  const shown = { loading: true, autoClose: false as const, withCloseButton: false };
  const id = notifications.show({ ...shown, message: bulkMessages.deleting(0, total) });
  return {
    update: (done: number) =>
      void notifications.update({ id, ...shown, message: bulkMessages.deleting(done, total) }),
    end: () => void notifications.hide(id),
  };
}
