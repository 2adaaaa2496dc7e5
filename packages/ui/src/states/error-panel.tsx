import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../layout/layout.module.css';

interface ErrorPanelProps {
  title: string;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  isRetrying?: boolean;
  /** Another way on, before the retry. */
  action?: ReactNode;
}

/** The error of a whole area, with a retry. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, message, onRetry, retryLabel = 'Try Again', isRetrying = false, action } = props;
  return (
    <div role="alert" className={classes.centre}>
      <span className={classes.stateIcon}>
        <IconAlertTriangle size={24} stroke={1.5} aria-hidden />
      </span>
      <Title order={3}>{title}</Title>
      {message && message !== title ? <Text c="dimmed">{message}</Text> : null}
      {action || onRetry ? (
        <Group gap="sm">
          {action}
          {onRetry ? (
            <Button variant="default" onClick={onRetry} loading={isRetrying}>
              {retryLabel}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </div>
  );
}
