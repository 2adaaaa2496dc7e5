import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';

/** Deletes a competitor, reloads the list and offers undo. */
export function useDeleteCompetitor(onDeleted: () => void) {
  const utils = trpc.useUtils();
  const reload = () => utils.competitors.invalidate();
  const restore = trpc.competitors.restore.useMutation({
    onError: (error) => notifyError(messages.undoFailed, error),
    onSettled: reload,
  });
  const { mutate, isPending, isError, reset } = trpc.competitors.delete.useMutation({ onSettled: reload });
  return {
    confirm: (competitor: Competitor) => {
      const input = { competitorId: competitor.id };
      mutate(input, {
        onSuccess: () => {
          offerUndo(messages.deleted(nameOf(competitor)), () => restore.mutate(input));
          onDeleted();
        },
      });
    },
    isDeleting: isPending,
    hasFailed: isError,
    reset,
  };
}
