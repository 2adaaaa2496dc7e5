import { useState } from 'react';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

export type SearchConsoleState = RouterOutputs['searchConsole']['get'];

/** Navigates to Google, which redirects back. */
const goTo = (url: string) => window.location.assign(url);

/** Milliseconds between polls of a daily fetch. */
const historyPauseMs = 3_000;

function isFetching(state: SearchConsoleState | undefined): boolean {
  return state?.history?.state === 'queued' || state?.history?.state === 'running';
}

type Failure = { message: string } | null;

/** State and actions of the connection. */
export interface SearchConsoleHandle {
  state: SearchConsoleState | undefined;
  error: Failure;
  reload: () => void;
  connect: () => void;
  isConnecting: boolean;
  connectError: Failure;
  fetch: () => void;
  isStarting: boolean;
  fetchError: Failure;
  /** Calls back with true if Google has confirmed the revocation. */
  disconnect: (onDone: (isRevoked: boolean) => void) => void;
  isDisconnecting: boolean;
  disconnectError: Failure;
}

/** State of the domain's Search Console connection, with its actions. */
export function useSearchConsole(domainId: string, onFetch: (importId: string) => void): SearchConsoleHandle {
  const utils = trpc.useUtils();
  const input = { domainId };
  const [isLeaving, setIsLeaving] = useState(false);
  const query = trpc.searchConsole.get.useQuery(input, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isFetching(data) ? historyPauseMs : false),
  });
  const reload = () => utils.searchConsole.invalidate();
  const begin = trpc.searchConsole.begin.useMutation({
    onSuccess: ({ url }) => {
      setIsLeaving(true);
      goTo(url);
    },
  });
  const fetch = trpc.searchConsole.fetch.useMutation({
    onSuccess: (run) => {
      utils.imports.get.setData({ domainId, importId: run.id }, run);
      void utils.imports.list.invalidate();
      void reload();
      onFetch(run.id);
    },
  });
  const disconnect = trpc.searchConsole.disconnect.useMutation({ onSuccess: reload });
  return {
    state: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    connect: () => begin.mutate(input),
    isConnecting: begin.isPending || isLeaving,
    connectError: begin.error,
    fetch: () => fetch.mutate(input),
    isStarting: fetch.isPending,
    fetchError: fetch.error,
    disconnect: (onDone) => disconnect.mutate(input, { onSuccess: ({ isRevoked }) => onDone(isRevoked) }),
    isDisconnecting: disconnect.isPending,
    disconnectError: disconnect.error,
  };
}
