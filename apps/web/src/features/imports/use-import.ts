import type { ImportReading } from '@keydence/domain';
import { useEffect, useRef } from 'react';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';

export type ImportRun = RouterOutputs['imports']['get'];

/** A running import is streamed, and asked for besides. */
const runningInterval = 2_000;

const isRunning = (run: ImportRun | undefined) => run?.state === 'queued' || run?.state === 'running';

/** An import as the dialog shows it. */
export interface ImportHandle {
  run: ImportRun | undefined;
  error: { message: string } | null;
  reload: () => void;
  /** @param acceptsOtherSite The file is about another site, and is imported all the same. */
  start: (acceptsOtherSite: boolean) => void;
  /** Looks at the file again, read as a person says; with nulls, as it was recognised. */
  read: (reading: ImportReading, onRead?: () => void) => void;
  isReading: boolean;
  readError: { message: string } | null;
  clearReadError: () => void;
  isStarting: boolean;
  startError: { message: string } | null;
  cancel: () => void;
  isCancelling: boolean;
}

/** One import and what can be done with it. When it ends well, all that is computed from the list loads anew. */
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
    // It may have ended meanwhile.
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

/** Streams a running import into the cache; where the stream breaks off, the interval goes on. */
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
