import { token } from '@keydence/ui';
import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { listStyle } from './notification-days.tsx';
import classes from './notification-panel.module.css';
import { notificationTexts as texts } from './notification-texts.ts';
import type { RunningWork } from './use-notifications.ts';

interface RunningListProps {
  works: readonly RunningWork[];
  onLeave: () => void;
}

/** Queued and running work with its progress; renders nothing without any. */
export function RunningList({ works, onLeave }: RunningListProps) {
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="notifications-running">
      <Text component="h3" id="notifications-running" size="xs" fw={600} c="dimmed" mt="md" mb={4}>
        {texts.running}
      </Text>
      <ul style={listStyle}>
        {works.map(({ kind, title, detail, progress, section }) => (
          <li key={kind} className={classes.row}>
            <Link
              to="/dashboard"
              search={{ section }}
              className={classes.link}
              data-notification
              onClick={onLeave}
            >
              <Stack gap={4} flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
                <Text size="sm" fw={450}>
                  {title}
                </Text>
                {progress === null ? null : (
                  <progress
                    value={progress}
                    aria-label={title}
                    style={{ width: '100%', height: 8, accentColor: token('pulse') }}
                  />
                )}
                {detail ? (
                  <Text size="sm" c="dimmed" className="kd-figures">
                    {detail}
                  </Text>
                ) : null}
              </Stack>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
