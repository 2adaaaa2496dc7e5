import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react';
import classes from './connection-notice.module.css';
import type { Reachability } from './reachability.ts';
import { useConnection } from './use-connection.ts';

export const offlineText = 'You are offline. Your changes are sent when the connection is back.';
export const unreachableText = 'The server cannot be reached. We try again every few seconds.';

/** Reports a lost connection. The server's responses decide, not the browser's network state. */
export function ConnectionNotice({ reachability }: { reachability: Reachability }) {
  const { state, look } = useConnection(reachability);
  if (state === 'connected') return null;
  const isOffline = state === 'offline';
  const Icon = isOffline ? IconWifiOff : IconPlugConnectedX;
  return (
    <div role="status" className={classes.notice}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{isOffline ? offlineText : unreachableText}</span>
      {isOffline ? null : (
        <Button variant="default" size="compact-sm" mih={32} onClick={() => void look()}>
          Try now
        </Button>
      )}
    </div>
  );
}
