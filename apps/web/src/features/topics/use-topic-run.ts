import { useEffect, useRef } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { statusTexts as texts } from './messages.ts';

export type TopicStatus = RouterOutputs['topics']['status'];
type Run = NonNullable<TopicStatus['run']>;

/** Milliseconds between polls for runs that started elsewhere, and for a run with an open stream. */
const idleInterval = 30_000;
const runningInterval = 3_000;

/** True while a run is queued or running. */
export function isOpen(run: Pick<Run, 'state'> | null | undefined): boolean {
  return run?.state === 'queued' || run?.state === 'running';
}

/** Newest run of the selected domain, live, with start and cancel. Refetches everything when the run ends. */
export function useTopicRun() {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const domainId = domain?.id ?? '';
  const { data: status } = trpc.topics.status.useQuery(
    { domainId },
    {
      enabled: domain !== null,
      staleTime: 0,
      refetchInterval: ({ state }) => (isOpen(state.data?.run) ? runningInterval : idleInterval),
    },
  );
  const put = (next: TopicStatus) => utils.topics.status.setData({ domainId }, next);
  const isRunning = isOpen(status?.run);
  useFollow(domainId, isRunning);
  useEnd(domainId, status?.run);
  const rebuild = trpc.topics.rebuild.useMutation({
    onSuccess: put,
    onError: (error) => notifyError(texts.rebuildFailed, error),
  });
  const cancel = trpc.topics.cancel.useMutation({
    onSuccess: put,
    onError: (error) => notifyError(texts.cancelFailed, error),
  });
  return {
    status,
    isRunning,
    isStarting: rebuild.isPending,
    rebuild: () => rebuild.mutate({ domainId }),
    cancel: () => cancel.mutate({ domainId }),
  };
}

/** Streams an open run into the cache; if the stream breaks, the query's interval continues. */
function useFollow(domainId: string, isRunning: boolean) {
  const utils = trpc.useUtils();
  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const follow = async () => {
      const updates = await utils.client.topics.watch.query({ domainId }, { signal: controller.signal });
      for await (const update of updates) utils.topics.status.setData({ domainId }, update);
    };
    follow().catch(() => undefined);
    return () => controller.abort();
  }, [domainId, isRunning, utils]);
}

/** Refetches topics, keywords and gaps when an open run ends. */
function useEnd(domainId: string, run: Run | null | undefined) {
  const utils = trpc.useUtils();
  const open = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen(run)) {
      open.current = domainId;
    } else if (run && open.current === domainId) {
      open.current = null;
      void utils.topics.invalidate();
      void utils.keywords.invalidate();
      void utils.gaps.invalidate();
    }
  }, [domainId, run, utils]);
}
