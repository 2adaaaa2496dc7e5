import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { messages, texts, undoId } from './messages.ts';
import { useBoardChange } from './use-board-change.ts';
import type { PlanItem } from './use-plan-board.ts';

/** Removes a plan item optimistically and offers undo. */
export function useDeleteItem() {
  const board = useBoardChange();
  const restore = trpc.contentPlan.restore.useMutation({
    onError: (error) => notifyError(messages.restoreFailed, error),
    onSettled: board.settle,
  });
  const { mutate } = trpc.contentPlan.delete.useMutation({
    onMutate: ({ itemId }) => board.apply((items) => items.filter(({ id }) => id !== itemId)),
    onError: (error, _input, context) => {
      board.rollBack(context);
      notifyError(messages.deleteFailed, error);
    },
    onSettled: board.settle,
  });
  return ({ id: itemId, title }: PlanItem) =>
    mutate(
      { itemId },
      { onSuccess: () => offerUndo(texts.deleted(title), () => restore.mutate({ itemId }), undoId) },
    );
}
