import { trpc } from '../../app/trpc.ts';

/** Deletes a competitor and reloads the list. */
export function useDeleteCompetitor(competitorId: string, onDeleted: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending, isError, reset } = trpc.competitors.delete.useMutation({
    onSuccess: onDeleted,
    onSettled: () => utils.competitors.invalidate(),
  });
  return {
    confirm: () => mutate({ competitorId }),
    isDeleting: isPending,
    hasFailed: isError,
    reset,
  };
}
