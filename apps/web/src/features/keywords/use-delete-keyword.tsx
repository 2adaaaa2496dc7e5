import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { messages } from './messages.ts';
import type { Keyword, KeywordList } from './use-keywords.ts';

/** Takes a keyword out of the list at once and puts it back when the deletion fails. */
export function useDeleteKeyword() {
  const { domain } = useSelection();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const listKey = getQueryKey(trpc.keywords.list);
  const { mutate } = trpc.keywords.delete.useMutation({
    onMutate: async ({ keywordId }) => {
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = queryClient.getQueriesData<KeywordList>({ queryKey: listKey });
      queryClient.setQueriesData<KeywordList>(
        { queryKey: listKey },
        (list) => list && without(list, keywordId),
      );
      return { before };
    },
    onError: (_error, _input, context) => {
      for (const [key, list] of context?.before ?? []) queryClient.setQueryData(key, list);
      notifications.show({ color: 'red', message: messages.deleteFailed });
    },
    onSettled: () => utils.keywords.list.invalidate(),
  });
  const add = trpc.keywords.add.useMutation({
    onError: () => notifications.show({ color: 'red', message: messages.addFailed }),
    onSettled: () => utils.keywords.list.invalidate(),
  });
  return (keyword: Keyword) => {
    if (!domain) return;
    mutate(
      { keywordId: keyword.id },
      {
        onSuccess: () =>
          offerUndo(keyword.keywordText, () =>
            add.mutate({ domainId: domain.id, keywordText: keyword.keywordText }),
          ),
      },
    );
  };
}

function without(list: KeywordList, id: string): KeywordList {
  const data = list.data.filter((keyword) => keyword.id !== id);
  const removed = list.data.length - data.length;
  if (removed === 0) return list;
  const total = list.pagination.total - removed;
  const pages = Math.ceil(total / list.pagination.limit);
  return { ...list, data, pagination: { ...list.pagination, total, pages } };
}

const undoMs = 10_000;

function offerUndo(keywordText: string, undo: () => void) {
  const id = notifications.show({
    autoClose: undoMs,
    closeButtonProps: { 'aria-label': messages.close },
    message: (
      <>
        {messages.deleted(keywordText)}{' '}
        <Button
          variant="light"
          size="compact-sm"
          mih={32}
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {messages.undo}
        </Button>
      </>
    ),
  });
}
