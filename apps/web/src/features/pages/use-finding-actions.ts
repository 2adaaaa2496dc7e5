import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { findingTexts } from './messages.ts';

export interface FindingActions {
  ignore: (id: string) => void;
  restore: (id: string) => void;
}

/** Ignores and restores findings of the selected domain; each can be undone. */
export function useFindingActions(): FindingActions {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const refresh = () => utils.pages.invalidate();
  const ignoring = trpc.pages.ignoreFindings.useMutation({
    onError: (error) => notifyError(findingTexts.ignoreFailed, error),
    onSettled: refresh,
  });
  const restoring = trpc.pages.restoreFindings.useMutation({
    onError: (error) => notifyError(findingTexts.restoreFailed, error),
    onSettled: refresh,
  });
  const ignore = (id: string) =>
    ignoring.mutate(
      { domainId, findingIds: [id] },
      {
        onSuccess: () =>
          offerUndo(findingTexts.ignoredToast, () => restoring.mutate({ domainId, findingIds: [id] })),
      },
    );
  const restore = (id: string) =>
    restoring.mutate(
      { domainId, findingIds: [id] },
      {
        onSuccess: () =>
          offerUndo(findingTexts.restoredToast, () => ignoring.mutate({ domainId, findingIds: [id] })),
      },
    );
  return { ignore, restore };
}
