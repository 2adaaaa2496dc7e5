import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { correctionTexts as texts } from './correction-messages.ts';
import { notifyError } from './notify-error.ts';
import { offerUndo } from './offer-undo.tsx';
import { type RouterOutputs, trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

type Corrected = RouterOutputs['topics']['rename'];
type Client = ReturnType<typeof trpc.useUtils>['client'];

interface Correction {
  /** Sends the correction for the selected domain. */
  send: (client: Client, domainId: string) => Promise<Corrected>;
  /** Message after success. */
  message: string;
  /** Handles a failure; by default a notification shows it. */
  onError?: (error: unknown) => void;
  onDone?: (corrected: Corrected) => void;
}

/** Sends corrections of topics and keywords. Each shows a message with an undo for that change. */
export function useCorrection() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const settle = () =>
    Promise.all([
      utils.topics.invalidate(),
      utils.keywords.list.invalidate(),
      utils.keywords.get.invalidate(),
      utils.gaps.list.invalidate(),
    ]);
  const undo = useMutation({
    mutationFn: (correctionId: string) => utils.client.topics.undo.mutate({ domainId, correctionId }),
    onSuccess: () => notifications.show({ message: texts.undone }),
    onError: (error) => notifyError(texts.undoFailed, error),
    onSettled: settle,
  });
  const correction = useMutation({
    mutationFn: ({ send }: Correction) => send(utils.client, domainId),
    onSuccess: (corrected, { message, onDone }) => {
      const { correctionId } = corrected;
      if (correctionId === null) notifications.show({ message: texts.unchanged });
      else offerUndo(message, () => undo.mutate(correctionId));
      onDone?.(corrected);
    },
    onError: (error, { onError }) => (onError ?? ((failure) => notifyError(texts.failed, failure)))(error),
    onSettled: settle,
  });
  return {
    correct: (next: Correction) => {
      if (!correction.isPending) correction.mutate(next);
    },
    undo: (correctionId: string) => {
      if (!undo.isPending) undo.mutate(correctionId);
    },
    isPending: correction.isPending || undo.isPending,
  };
}
