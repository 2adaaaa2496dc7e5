import { useEffect, useState } from 'react';
import { trpc } from './trpc.ts';

const pollInterval = 2_000;
const reopenAfterMs = 5_000;

/**
 * The live status of a domain's setup: streamed; where the stream breaks off, polled until a new one has opened. When
 * the setup has ended, everything that is known about the workspace is read anew.
 */
export function useSetupStatus(domainId: string) {
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

  useEffect(() => {
    if (hasEnded) void utils.invalidate();
  }, [hasEnded, utils]);
  return { ...status, hasEnded };
}
