import { notifications } from '@mantine/notifications';
import { failureText } from '../../lib/failure-text.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { undoId } from './messages.ts';
import { messages, texts } from './planner-messages.ts';
import { useBoardChange } from './use-board-change.ts';

/** Adds the planned pages to the board and offers undo. */
export function useAcceptPlan(onAccepted: () => void) {
  const { domain } = useSelection();
  const board = useBoardChange();
  const domainId = domain?.id ?? '';
  const revert = trpc.contentPlan.revert.useMutation({
    onSuccess: ({ reverted }) =>
      notifications.show({ message: reverted > 0 ? messages.reverted : messages.revertedBefore }),
    onError: ({ message }) => notifications.show({ color: 'red', message }),
    onSettled: board.settle,
  });
  const accept = trpc.contentPlan.accept.useMutation({
    onSuccess: ({ items, acceptanceId }) => {
      onAccepted();
      offerUndo(texts.accepted(items.length), () => revert.mutate({ domainId, acceptanceId }), undoId);
    },
    onSettled: board.settle,
  });
  return {
    accept: (keywords: string[]) => accept.mutate({ domainId, keywords }),
    isPending: accept.isPending,
    error: accept.error && failureText(accept.error),
    reset: accept.reset,
  };
}
