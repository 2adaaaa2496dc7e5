import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';
import type { FeedbackItem } from './use-feedback-list.ts';
import { useItemCache } from './use-item-cache.ts';

interface ShareOutcome {
  onShared: (item: FeedbackItem) => void;
  onRefused: (error: unknown) => void;
}

/** Posts a draft to the board, for the selected workspace. */
export function useShare({ onShared, onRefused }: ShareOutcome) {
  const { workspace } = useSelection();
  const cache = useItemCache();
  const { mutate, isPending, error, reset } = trpc.feedback.create.useMutation({
    onSuccess: onShared,
    onError: onRefused,
    onSettled: cache.reload,
  });
  return {
    share: (draft: FeedbackDraft) => mutate({ ...draft, ...(workspace && { workspaceId: workspace.id }) }),
    isSharing: isPending,
    error: isPending ? null : error,
    reset,
  };
}
