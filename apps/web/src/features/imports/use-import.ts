import type { ImportReading } from '@keydence/domain';
import { useEffect, useRef } from 'react';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

export type ImportRun = RouterOutputs['imports']['get'];

/** Milliseconds between polls of a running import, in addition to its stream. */
const runningInterval = 2_000;

const isRunning = (run: ImportRun | undefined) => run?.state === 'queued' || run?.state === 'running';

/** State and actions of an import. */
export interface ImportHandle {
  run: ImportRun | undefined;
  error: { message: string } | null;
  reload: () => void;
  /**
   * @param acceptsOtherSite True to import a file about another site anyway.
   */
  start: (acceptsOtherSite: boolean) => void;
  /** Reads the file again with the user's settings; nulls restore the detected ones. */
  read: (reading: ImportReading, onRead?: () => void) => void;
  isReading: boolean;
  readError: { message: string } | null;
  clearReadError: () => void;
  isStarting: boolean;
  startError: { message: string } | null;
  cancel: () => void;
  isCancelling: boolean;
}

/** State and actions of one import. When it succeeds, all data computed from the list is refetched. */
export function useImport(domainId: string, importId: string): ImportHandle {
  const utils = trpc.useUtils();
  const input = { domainId, importId };
  const query = trpc.imports.get.useQuery(input, {
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? runningInterval : false),
  });
  const put = (run: ImportRun) => {
    utils.imports.get.setData(input, run);
    void utils.imports.list.invalidate();
  };
  const start = trpc.imports.start.useMutation({ onSuccess: put });
  const read = trpc.imports.read.useMutation({ onSuccess: put });
  const cancel = trpc.imports.cancel.useMutation({
    onSuccess: put,
    // It may have ended by now.
    onError: () => void utils.imports.get.invalidate(input),
  });
  useFollow(input, isRunning(query.data));
  useReload(query.data);
  return {
    run: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    start: (acceptsOtherSite) => start.mutate({ ...input, acceptsOtherSite }),
    read: (reading, onSuccess) => read.mutate({ ...input, ...reading }, { onSuccess }),
    isReading: read.isPending,
    readError: read.error,
    clearReadError: read.reset,
    isStarting: start.isPending,
    startError: start.error,
    cancel: () => cancel.mutate(input),
    isCancelling: cancel.isPending,
  };
}

/** Streams a running import into the cache; if the stream breaks, the interval continues. */
function useFollow({ domainId, importId }: { domainId: string; importId: string }, isOn: boolean) {
  const utils = trpc.useUtils();
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const follow = async () => {
      const { signal } = controller;
      const updates = await utils.client.imports.watch.query({ domainId, importId }, { signal });
      for await (const update of updates) utils.imports.get.setData({ domainId, importId }, update);
    };
    follow().catch(() => undefined);
    return () => controller.abort();
  }, [domainId, importId, isOn, utils]);
}

function useReload(run: ImportRun | undefined) {
  const utils = trpc.useUtils();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && run?.state === 'done') {
      void utils.workspaces.list.invalidate();
      void utils.trackedDomains.invalidate();
      void utils.keywords.invalidate();
      void utils.overview.invalidate();
      void utils.reports.invalidate();
      void utils.contentPlan.invalidate();
      void utils.imports.list.invalidate();
    }
    wasRunning.current = isRunning(run);
  }, [run, utils]);
}
