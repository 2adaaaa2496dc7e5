import type { MutableNotificationKind } from '@keydence/domain';
import { useState } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { notificationTexts as texts } from './notification-texts.ts';

type Page = RouterOutputs['notifications']['list'];
export type Notification = Page['data'][number];
export type RunningWork = Page['running'][number];

/** Milliseconds between two requests for new notifications. */
export const notificationPollMs = 60_000;
/** The same while work is running and shown. */
const runningPollMs = 3_000;

/** Notifications of a domain, and the reader's marks. A mark shows before the server confirms it. */
export function useNotifications(domainId: string) {
  const utils = trpc.useUtils();
  const input = { domainId };
  const query = trpc.notifications.list.useInfiniteQuery(input, {
    getNextPageParam: (last: Page) => last.nextCursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.running.length ? runningPollMs : notificationPollMs,
    // The first request after opening shows the newest state.
    staleTime: 0,
  });
  const { data: count } = trpc.notifications.countUnread.useQuery(input);
  const [markedIds, setMarkedIds] = useState<string[] | null>(null);

  /** Changes the pages in the cache. */
  const show = (isRead: (one: Notification) => boolean) =>
    utils.notifications.list.setInfiniteData(
      input,
      (before) =>
        before && {
          ...before,
          pages: before.pages.map((page) => ({
            ...page,
            data: page.data.map((one) => ({ ...one, isRead: isRead(one) })),
          })),
        },
    );
  const settle = {
    onSuccess: ({ unread }: { unread: number }) => utils.notifications.countUnread.setData(input, { unread }),
    onError: (error: unknown) => {
      notifyError(texts.markFailed, error);
      void utils.notifications.invalidate();
    },
  };
  const begin = () => utils.notifications.list.cancel(input);
  const markRead = trpc.notifications.markRead.useMutation(settle);
  const markUnread = trpc.notifications.markUnread.useMutation(settle);
  const markAllRead = trpc.notifications.markAllRead.useMutation(settle);
  const mute = trpc.notifications.mute.useMutation({
    onError: (error) => notifyError(texts.muteFailed, error),
    onSettled: () => utils.notifications.invalidate(),
  });

  const mark = async (ids: readonly string[], isRead: boolean) => {
    await begin();
    const marked = new Set(ids);
    show((one) => (marked.has(one.id) ? isRead : one.isRead));
    const change = { domainId, ids: [...ids] };
    return isRead ? markRead.mutateAsync(change) : markUnread.mutateAsync(change);
  };
  const pages = query.data?.pages ?? [];
  return {
    query: {
      isLoaded: query.data !== undefined,
      error: query.error,
      isFetching: query.isFetching,
      refetch: () => void query.refetch(),
      hasOlder: query.hasNextPage,
      isFetchingOlder: query.isFetchingNextPage,
      fetchOlder: () => void query.fetchNextPage(),
    },
    items: pages.flatMap(({ data }) => data),
    running: pages[0]?.running ?? [],
    unread: count?.unread ?? pages[0]?.unread ?? 0,
    /** As the reader chose them last, before the server confirms it. */
    mutedKinds: mute.isPending ? mute.variables.kinds : (pages[0]?.mutedKinds ?? []),
    mute: (kinds: MutableNotificationKind[]) => mute.mutate({ domainId, kinds }),
    /** Ids of the last "mark all"; null if it was undone or did not happen. */
    markedIds,
    mark: (one: Notification, isRead: boolean) => {
      // The failure has been reported.
      void mark([one.id], isRead).catch(() => undefined);
    },
    markAll: async () => {
      const seen = pages[0]?.seen;
      if (seen === undefined) return;
      await begin();
      show(() => true);
      await markAllRead.mutateAsync({ domainId, seen }).then(
        (result) => setMarkedIds(result.markedIds),
        () => undefined,
      );
      // Notifications that came after the list are unread.
      void utils.notifications.list.invalidate(input);
    },
    undo: async () => {
      if (!markedIds) return;
      await mark(markedIds, false).then(
        () => setMarkedIds(null),
        () => undefined,
      );
    },
  };
}
