import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { messages } from './messages.ts';

/** Tracks a keyword in the selected domain's list, with a way back. */
export function useTrackKeyword() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const reload = () =>
    Promise.all([utils.keywords.findTracked.invalidate(), utils.keywords.list.invalidate()]);
  const remove = trpc.keywords.delete.useMutation({
    onError: ({ message }) => tellFailure(messages.undoFailed, message),
    onSettled: reload,
  });
  const { mutate, isPending, variables } = trpc.keywords.add.useMutation({
    onSuccess: ({ id, keywordText }) => offerUndo(keywordText, () => remove.mutate({ keywordId: id })),
    onError: ({ message }) => tellFailure(messages.trackFailed, message),
    onSettled: reload,
  });
  return {
    track: (keywordText: string) => domain && mutate({ domainId: domain.id, keywordText }),
    /** The keyword that is being added now. */
    tracking: isPending ? variables.keywordText : null,
  };
}

function tellFailure(title: string, message: string) {
  notifications.show({ color: 'red', title, message, closeButtonProps: { 'aria-label': messages.close } });
}

const undoMs = 10_000;

function offerUndo(keywordText: string, undo: () => void) {
  const id = notifications.show({
    autoClose: undoMs,
    closeButtonProps: { 'aria-label': messages.close },
    message: (
      <>
        {messages.tracked(keywordText)}{' '}
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
