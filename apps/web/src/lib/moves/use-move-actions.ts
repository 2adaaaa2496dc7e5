import type { MoveSkipReason } from '@keydence/domain';
import { useCallbackRef } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { notifyError } from '../notify-error.ts';
import { offerUndo } from '../offer-undo.tsx';
import { appCodeOf, trpc } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';
import { moveTexts as texts } from './move-texts.ts';
import type { Move } from './use-moves.ts';

export interface SkipChoice {
  reason: MoveSkipReason;
  note?: string;
  /** Null: until restored; omitted: the default time of the reason. */
  days?: number | null;
}

export interface MoveActions {
  accept: (moveIds: string[]) => void;
  skip: (move: Move, choice: SkipChoice) => void;
  /** @param doneOn `YYYY-MM-DD` */
  markDone: (move: Move, doneOn: string) => void;
  /** Returns an accepted, skipped or done move to proposed. */
  restore: (move: Move) => void;
  isPending: boolean;
}

const undoId = 'move-undo';

/**
 * Changes of moves, each with an undo for ten seconds. The same object until one starts or ends, so that
 * rows with its buttons are not drawn again.
 */
export function useMoveActions(): MoveActions {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const put = (moves: readonly Move[]) => {
    for (const move of moves) utils.moves.get.setData({ domainId, moveId: move.id }, move);
    utils.moves.plan.setData(
      { domainId },
      (plan) => plan && { ...plan, planned: merge(plan.planned, moves) },
    );
  };
  const onSettled = () => {
    void utils.moves.invalidate();
    void utils.contentPlan.invalidate();
    void utils.predictions.invalidate();
    void utils.overview.invalidate();
    void utils.reports.invalidate();
  };
  const restore = trpc.moves.restore.useMutation({
    onSuccess: ({ data }) => put(data),
    onError: (error) => tellMoveFailure(texts.restoreFailed, error),
    onSettled,
  });
  const undo = (moveIds: string[]) => () => restore.mutate({ domainId, moveIds });
  const accept = trpc.moves.accept.useMutation({
    onSuccess: ({ data, changedIds }) => {
      put(data);
      if (changedIds.length > 0) offerUndo(texts.accepted(changedIds.length), undo(changedIds), undoId);
    },
    onError: (error) => tellMoveFailure(texts.acceptFailed, error),
    onSettled,
  });
  const skip = trpc.moves.skip.useMutation({
    onSuccess: (move) => {
      put([move]);
      offerUndo(texts.skipped, undo([move.id]), undoId);
    },
    onError: (error) => tellMoveFailure(texts.skipFailed, error),
    onSettled,
  });
  const done = trpc.moves.markDone.useMutation({
    onSuccess: (move) => {
      put([move]);
      offerUndo(texts.done, undo([move.id]), undoId);
    },
    onError: (error) => tellMoveFailure(texts.doneFailed, error),
    onSettled,
  });
  const isPending = accept.isPending || skip.isPending || done.isPending || restore.isPending;
  const acceptMoves = useCallbackRef((moveIds: string[]) => {
    if (!isPending && moveIds.length > 0) accept.mutate({ domainId, moveIds });
  });
  const skipMove = useCallbackRef((move: Move, choice: SkipChoice) => {
    if (!isPending) skip.mutate({ domainId, moveId: move.id, ...choice });
  });
  const markDone = useCallbackRef((move: Move, doneOn: string) => {
    if (!isPending) done.mutate({ domainId, moveId: move.id, doneOn });
  });
  const restoreMove = useCallbackRef((move: Move) => {
    if (isPending) return;
    restore.mutate(
      { domainId, moveIds: [move.id] },
      { onSuccess: () => notifications.show({ id: undoId, message: texts.restored }) },
    );
  });
  return useMemo(
    () => ({ accept: acceptMoves, skip: skipMove, markDone, restore: restoreMove, isPending }),
    [acceptMoves, skipMove, markDone, restoreMove, isPending],
  );
}

/**
 * Reports a failed change. A row on screen may be older than the newest run, which may have dropped its
 * move.
 */
function tellMoveFailure(title: string, error: unknown): void {
  notifyError(title, appCodeOf(error) === 'not_found' ? new Error(texts.gone) : error);
}

/** Rows with their new states, without those that are no longer planned. */
function merge(planned: readonly Move[], changed: readonly Move[]): Move[] {
  const byId = new Map(changed.map((move) => [move.id, move]));
  return planned
    .map((move) => byId.get(move.id) ?? move)
    .filter(({ state }) => state === 'proposed' || state === 'accepted');
}
