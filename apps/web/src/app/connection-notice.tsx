import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import classes from './connection-notice.module.css';
import type { Reachability } from './reachability.ts';

export const offlineText =
  'You are offline. What is on screen stays; changes wait here and are sent when the connection is back.';
export const unreachableText = 'The server cannot be reached. We try again every few seconds.';

/** Milliseconds between two looks whether the server is back. */
export const reconnectMs = 5_000;

/** Says that there is no connection, and reads everything anew once there is one again. */
export function ConnectionNotice({ reachability }: { reachability: Reachability }) {
  const { online } = useNetwork();
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.isReached);
  const look = useReconnect(reachability, online && !isReached);
  if (online && isReached) return null;
  const Icon = online ? IconPlugConnectedX : IconWifiOff;
  return (
    <div role="status" className={classes.notice}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{online ? unreachableText : offlineText}</span>
      {online ? (
        <Button variant="default" size="compact-sm" mih={32} onClick={() => void look()}>
          Try now
        </Button>
      ) : null}
    </div>
  );
}

function useReconnect(reachability: Reachability, isLooking: boolean): () => Promise<void> {
  const queryClient = useQueryClient();
  const look = useCallback(async () => {
    const isBack = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isBack) return;
    reachability.report(true);
    await queryClient.invalidateQueries();
  }, [reachability, queryClient]);
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(() => void look(), reconnectMs);
    return () => clearInterval(timer);
  }, [isLooking, look]);
  return look;
}
