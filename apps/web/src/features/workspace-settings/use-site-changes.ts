import { offerUndo } from '../../lib/offer-undo.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { siteChangeTexts as texts } from './site-change-messages.ts';

type SiteChange = RouterOutputs['siteChanges']['list'][number];
type Failure = { message: string } | null;

interface SiteChangesHandle {
  changes: SiteChange[] | undefined;
  loadError: Failure;
  add: (change: Pick<SiteChange, 'changedOn' | 'text'>, onDone?: () => void) => void;
  isAdding: boolean;
  addError: Failure;
  remove: (changeId: string) => void;
  isRemoving: boolean;
  removeError: Failure;
}

/** Recorded changes of a domain's site, with their mutations. */
export function useSiteChanges(domainId: string): SiteChangesHandle {
  const utils = trpc.useUtils();
  const query = trpc.siteChanges.list.useQuery({ domainId });
  // Moves and their evidence depend on them.
  const onSuccess = () => utils.invalidate();
  const adding = trpc.siteChanges.add.useMutation({ onSuccess });
  const removing = trpc.siteChanges.delete.useMutation({ onSuccess });
  const add: SiteChangesHandle['add'] = ({ changedOn, text }, onDone) =>
    adding.mutate({ domainId, changedOn, text }, { onSuccess: () => onDone?.() });
  return {
    changes: query.data,
    loadError: query.error,
    add,
    isAdding: adding.isPending,
    addError: adding.error,
    remove: (changeId) => {
      const deleted = query.data?.find(({ id }) => id === changeId);
      const offer = () => deleted && offerUndo(texts.deleted, () => add(deleted));
      removing.mutate({ domainId, changeId }, { onSuccess: offer });
    },
    isRemoving: removing.isPending,
    removeError: removing.error,
  };
}
