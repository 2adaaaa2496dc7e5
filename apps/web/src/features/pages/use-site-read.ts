import { useEffect, useRef } from 'react';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';

export type SiteStatus = RouterOutputs['pages']['status'];
type Read = NonNullable<SiteStatus['read']>;

/** Milliseconds between polls for runs that started elsewhere, and for a run with an open stream. */
const idleInterval = 30_000;
const runningInterval = 3_000;
/** Number of polls at the shorter interval before the pages of a sample site, which are read after its setup. */
const firstReadLooks = 20;

/** True while a run is queued or running. */
export function isOpen(read: Pick<Read, 'state'> | null | undefined): boolean {
  return read?.state === 'queued' || read?.state === 'running';
}

interface SiteReading {
  query: DomainQuery<SiteStatus>;
  isReading: boolean;
  isStarting: boolean;
  start: () => void;
  cancel: () => void;
}

/** Live crawl state of the selected domain's site, with start and cancel. */
export function useSiteRead(): SiteReading {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const isSample = domain?.dataSource === 'sample';
  const query = trpc.pages.status.useQuery(
    { domainId },
    {
      enabled: domain !== null,
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        isOpen(data?.read) || (data?.read === null && isSample && dataUpdateCount < firstReadLooks)
          ? runningInterval
          : idleInterval,
    },
  );
  const put = (next: SiteStatus) => utils.pages.status.setData({ domainId }, next);
  const isReading = isOpen(query.data?.read);
  useFollow(domainId, isReading);
  useEnd(domainId, query.data?.read);
  const start = trpc.pages.read.useMutation({
    onSuccess: put,
    onError: (error) => notifyError(messages.readFailed, error),
  });
  const cancel = trpc.pages.cancel.useMutation({
    onSuccess: put,
    onError: (error) => notifyError(messages.cancelFailed, error),
  });
  return {
    query,
    isReading,
    isStarting: start.isPending,
    start: () => start.mutate({ domainId }),
    cancel: () => cancel.mutate({ domainId }),
  };
}

/** Streams an open run into the cache; if the stream breaks, the query's interval continues. */
function useFollow(domainId: string, isReading: boolean) {
  const utils = trpc.useUtils();
  useEffect(() => {
    if (!isReading) return;
    const controller = new AbortController();
    const follow = async () => {
      const updates = await utils.client.pages.watch.query({ domainId }, { signal: controller.signal });
      for await (const update of updates) utils.pages.status.setData({ domainId }, update);
    };
    follow().catch(() => undefined);
    return () => controller.abort();
  }, [domainId, isReading, utils]);
}

/** Refetches the pages when an open run ends. */
function useEnd(domainId: string, read: Read | null | undefined) {
  const utils = trpc.useUtils();
  const open = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen(read)) {
      open.current = domainId;
    } else if (read && open.current === domainId) {
      open.current = null;
      void utils.pages.invalidate();
    }
  }, [domainId, read, utils]);
}
