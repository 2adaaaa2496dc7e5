import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';

/** Pauses or resumes a competitor, each with an undo. */
export function usePauseCompetitor(competitor: Competitor) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.competitors.update.useMutation({
    onError: (error) => notifyError(messages.saveFailed, error),
    onSettled: () => utils.competitors.invalidate(),
  });
  const change = (isActive: boolean, onSuccess?: () => void) =>
    mutate({ competitorId: competitor.id, isActive }, onSuccess && { onSuccess });
  const describe = (isActive: boolean) =>
    (isActive ? messages.nowResumed : messages.nowPaused)(nameOf(competitor));
  return {
    setActive: (isActive: boolean) =>
      change(isActive, () => offerUndo(describe(isActive), () => change(!isActive))),
    isPending,
  };
}
