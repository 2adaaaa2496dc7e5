import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import type { CompetitorKeyword } from './use-explorer.ts';

/** Tracking state of a competitor's keyword; `new` was tracked just now and can be undone. */
export type TrackState = 'untracked' | 'adding' | 'new' | 'removing' | 'tracked';

interface Change {
  state: TrackState;
  keywordId: string | null;
}

/** Tracks keywords of a competitor, with undo. The list stays as loaded, with the changes on top. */
export function useTrackKeyword() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const change = (keyword: string, state: TrackState, keywordId: string | null = null) =>
    setChanges((previous) => new Map(previous).set(keyword, { state, keywordId }));
  const settle = () => {
    void utils.keywords.list.invalidate();
    // Reloading the visible list would reset the reader's position; it is refetched when opened next.
    void utils.competitors.topKeywords.invalidate(undefined, { refetchType: 'none' });
  };
  const add = trpc.keywords.add.useMutation({ onSettled: settle });
  const remove = trpc.keywords.delete.useMutation({ onSettled: settle });
  const track = useCallbackRef(async ({ keyword }: CompetitorKeyword) => {
    if (!domain) return;
    change(keyword, 'adding');
    try {
      const { id } = await add.mutateAsync({ domainId: domain.id, keywordText: keyword });
      change(keyword, 'new', id);
    } catch (error) {
      change(keyword, 'untracked');
      notifyError(messages.trackFailed, error);
    }
  });
  const undo = useCallbackRef(async ({ keyword }: CompetitorKeyword) => {
    const keywordId = changes.get(keyword)?.keywordId;
    if (!keywordId) return;
    change(keyword, 'removing', keywordId);
    try {
      await remove.mutateAsync({ keywordId });
      change(keyword, 'untracked');
    } catch (error) {
      change(keyword, 'new', keywordId);
      notifyError(messages.undoFailed, error);
    }
  });
  return useMemo(
    () => ({
      stateOf: ({ keyword, ownKeywordId }: CompetitorKeyword): TrackState =>
        changes.get(keyword)?.state ?? (ownKeywordId === null ? 'untracked' : 'tracked'),
      track,
      undo,
    }),
    [changes, track, undo],
  );
}
