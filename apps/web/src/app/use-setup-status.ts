import { useEffect, useRef, useState } from 'react';
import { trpc } from './trpc.ts';

const pollInterval = 2_000;
const reopenAfterMs = 5_000;
/** Milliseconds before numbers are fetched again that were not ready though the setup had ended. */
const minPauseMs = 1_000;

/**
 * The live status of a domain's setup: streamed; where the stream ends early, polled until a new one has opened. When the
 * setup ends, all queries are fetched again: immediately if it ended meanwhile. If it had ended before, they are fetched
 * again after `retryAfterMs`, where given: an API that is not ready all the same is not called without a pause.
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
    // A stream ends with its setup, or breaks off; whoever watched with others does not come back with them all.
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
