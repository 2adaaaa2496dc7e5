import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';

const none: readonly string[] = [];

/** Tracks keywords in the selected domain's list, with undo for those that were not in it. */
export function useTrackKeywords() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const reload = () =>
    Promise.all([utils.keywords.findTracked.invalidate(), utils.keywords.list.invalidate()]);
  const remove = trpc.keywords.deleteMany.useMutation({
    onError: (error) => notifyError(messages.undoFailed, error),
    onSettled: reload,
  });
  const { mutate, isPending, variables } = trpc.keywords.addMany.useMutation({
    onSuccess: ({ data }, { domainId }) => {
      if (data.length === 0) return;
      offerUndo(messages.tracked(data.map(({ keywordText }) => keywordText)), () =>
        remove.mutate({ domainId, keywordIds: data.map(({ id }) => id) }),
      );
    },
    onError: (error) => notifyError(messages.trackFailed, error),
    onSettled: reload,
  });
  const track = (texts: readonly string[]) => domain && mutate({ domainId: domain.id, keywords: [...texts] });
  return {
    track: (texts: readonly string[]) => void track(texts),
    /** Keywords that are being added. */
    tracking: isPending ? variables.keywords.map(textOf) : none,
  };
}

function textOf(keyword: string | { keywordText: string }): string {
  return typeof keyword === 'string' ? keyword : keyword.keywordText;
}
