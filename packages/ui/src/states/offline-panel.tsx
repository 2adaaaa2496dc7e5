import { Text, Title } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import classes from '../layout/layout.module.css';

/** An area whose first request waits for a connection. */
export function OfflinePanel() {
  return (
    <div className={classes.centre}>
      <span className={classes.stateIcon}>
        <IconWifiOff size={24} stroke={1.5} aria-hidden />
      </span>
      <Title order={3}>You are offline</Title>
      <Text c="dimmed">This loads when the connection is back.</Text>
    </div>
  );
}
