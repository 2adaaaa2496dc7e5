import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Reachability } from './reachability.ts';

/** Milliseconds between checks for the server's return. */
export const reconnectMs = 5_000;

// The browser only knows its network state. Without a network, a server on the same machine still responds.
onlineManager.setEventListener(() => () => {});

export interface Connection {
  /** `offline`: the browser has no network and the server does not answer. */
  state: 'connected' | 'offline' | 'unreachable';
  /** Checks the connection immediately. */
  look: () => Promise<void>;
}

/** Polls the server and refetches everything when it is back. Changes wait while it is offline. */
export function useConnection(reachability: Reachability): Connection {
  const queryClient = useQueryClient();
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.isReached);
  const [isOffline, setIsOffline] = useState(false);
  const look = useCallback(async () => {
    if (!(await isServerUp())) return;
    reachability.report(true);
    setIsOffline(false);
    await queryClient.invalidateQueries();
  }, [reachability, queryClient]);
  useEffect(() => onlineManager.setOnline(!isOffline), [isOffline]);
  useEffect(() => {
    const onOffline = async () => setIsOffline(!(await isServerUp()));
    const onOnline = () => setIsOffline(false);
    if (!navigator.onLine) void onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  const isLooking = isOffline || !isReached;
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(() => void look(), reconnectMs);
    return () => clearInterval(timer);
  }, [isLooking, look]);
  if (isOffline) return { state: 'offline', look };
  return { state: isReached ? 'connected' : 'unreachable', look };
}

async function isServerUp(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
