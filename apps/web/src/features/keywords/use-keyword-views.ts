import { notifications } from '@mantine/notifications';
import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { viewTexts as texts } from './view-messages.ts';

export type KeywordView = RouterOutputs['keywordViews']['list'][number];
type ViewQuery = KeywordView['query'];

/** Views of the selected workspace, with their mutations. */
export function useKeywordViews() {
  const workspaceId = useSelection().workspace?.id ?? '';
  const utils = trpc.useUtils();
  const reload = { onSettled: () => utils.keywordViews.list.invalidate() };
  const { data = [], isError } = trpc.keywordViews.list.useQuery(
    { workspaceId },
    { enabled: workspaceId !== '' },
  );
  const create = trpc.keywordViews.create.useMutation(reload);
  const update = trpc.keywordViews.update.useMutation(reload);
  const remove = trpc.keywordViews.delete.useMutation(reload);
  const restore = ({ name, query }: KeywordView) =>
    create.mutate(
      { workspaceId, name, query },
      { onError: (error) => notifyError(texts.restoreFailed, error) },
    );
  return {
    views: data,
    hasFailed: isError,
    /** Rejects with the reason, for the dialog to show. */
    create: (name: string, query: ViewQuery) => create.mutateAsync({ workspaceId, name, query }),
    /** Rejects with the reason, for the dialog to show. */
    rename: (viewId: string, name: string) => update.mutateAsync({ workspaceId, viewId, name }),
    replace: ({ id, name }: KeywordView, query: ViewQuery) =>
      update.mutate(
        { workspaceId, viewId: id, query },
        {
          onSuccess: () => notifications.show({ message: texts.saved(name) }),
          onError: (error) => notifyError(texts.updateFailed, error),
        },
      ),
    remove: (view: KeywordView) =>
      remove.mutate(
        { workspaceId, viewId: view.id },
        {
          onSuccess: () => offerUndo(texts.deleted(view.name), () => restore(view)),
          onError: (error) => notifyError(texts.deleteFailed, error),
        },
      ),
  };
}
