import { useState } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type Place, placeItem, placeOf } from './board-order.ts';
import { messages, texts, undoId } from './messages.ts';
import { useBoardChange } from './use-board-change.ts';
import type { PlanItem } from './use-plan-board.ts';

/**
 * Moves a plan item optimistically, restores it if the server refuses, and offers to undo a stored change of
 * column.
 */
export function useMoveItem() {
  const board = useBoardChange();
  const [announcement, setAnnouncement] = useState('');
  const { mutate } = trpc.contentPlan.move.useMutation({
    onMutate: ({ itemId, status, beforeItemId = null }) =>
      board.apply((items) => placeItem(items, itemId, { status, beforeItemId })),
    onError: (error, _input, context) => {
      board.rollBack(context);
      setAnnouncement(messages.moveFailed);
      notifyError(messages.moveFailed, error);
    },
    onSettled: board.settle,
  });
  const move = (item: PlanItem, place: Place) => {
    const items = board.read();
    const back = placeOf(items, item.id);
    setAnnouncement(describeMove(placeItem(items, item.id, place), item.id));
    const tell = () => {
      if (!back || back.status === place.status) return;
      offerUndo(texts.movedTo(place.status), () => mutate({ itemId: item.id, ...back }), undoId);
    };
    mutate({ itemId: item.id, ...place }, { onSuccess: tell });
  };
  return { move, announcement };
}

function describeMove(items: readonly PlanItem[], id: string): string {
  const item = items.find((each) => each.id === id);
  if (!item) return '';
  const column = items.filter(({ status }) => status === item.status);
  return texts.moved({ ...item, place: column.indexOf(item) + 1, total: column.length });
}
