import { useEffect, useState } from 'react';
import { trpc } from './trpc.ts';

const pollInterval = 2_000;

/**
 * The live status of a domain's setup: streamed, and polled where the stream breaks off. When the setup has
 * ended, everything that is known about the workspace is read anew.
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

  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      const { signal } = controller;
      const updates = await utils.client.trackedDomains.watchSetup.query({ domainId }, { signal });
      for await (const update of updates) utils.trackedDomains.getStatus.setData({ domainId }, update);
    };
    follow()
      .catch(() => undefined)
      .finally(() => {
        if (!controller.signal.aborted) setIsStreaming(false);
      });
    return () => controller.abort();
  }, [domainId, utils]);

  const hasEnded = status.data !== undefined && status.data.state !== 'setting_up';
  useEffect(() => {
    if (hasEnded) void utils.invalidate();
  }, [hasEnded, utils]);
  return { ...status, hasEnded };
}
