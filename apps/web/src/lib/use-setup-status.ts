import { useEffect, useRef, useState } from 'react';
import { trpc } from './trpc.ts';

const pollInterval = 2_000;
const reopenAfterMs = 5_000;
/** Minimum milliseconds before a refetch of figures that were not ready after the end of the setup. */
const minPauseMs = 1_000;

/**
 * Live status of a domain's setup: streamed, or polled while the stream is interrupted. When the setup ends,
 * all queries are refetched immediately. If it had ended before, they are refetched after `retryAfterMs`, if
 * given, to spare an API that is still not ready.
 */
export function useSetupStatus(domainId: string, retryAfterMs?: number) {
  const utils = trpc.useUtils();
  const [isStreaming, setIsStreaming] = useState(true);
  const status = trpc.trackedDomains.getStatus.useQuery(
    { domainId },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        !isStreaming && state.data?.state === 'setting_up' ? pollInterval : false,
    },
  );

  const hasEnded = status.data !== undefined && status.data.state !== 'setting_up';
  useEffect(() => {
    if (hasEnded) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: number | undefined;
    const follow = async () => {
      const updates = await utils.client.trackedDomains.watchSetup.query({ domainId }, { signal });
      for await (const update of updates) {
        setIsStreaming(true);
        utils.trackedDomains.getStatus.setData({ domainId }, update);
      }
    };
    // A stream ends with its setup or with its connection; random delays keep clients from reconnecting
    // together.
    const followAgain = () =>
      follow()
        .catch(() => undefined)
        .finally(() => {
          if (signal.aborted) return;
          setIsStreaming(false);
          timer = window.setTimeout(followAgain, reopenAfterMs * (0.5 + Math.random()));
        });
    void followAgain();
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [domainId, utils, hasEnded]);

  const wasRunning = useRef(false);
  useEffect(() => {
    if (status.data?.state === 'setting_up') wasRunning.current = true;
    if (!hasEnded) return;
    if (!wasRunning.current && retryAfterMs === undefined) return;
    const pause = wasRunning.current ? 0 : Math.max(minPauseMs, retryAfterMs ?? 0);
    wasRunning.current = false;
    const timer = window.setTimeout(() => void utils.invalidate(), pause);
    return () => window.clearTimeout(timer);
  }, [hasEnded, status.data?.state, retryAfterMs, utils]);
  return { ...status, hasEnded };
}
