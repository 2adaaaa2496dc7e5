import { EmptyState, ErrorPanel } from '@keydence/ui';
import { Box, Button, Drawer, Group, Skeleton, Stack } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { NotificationChoice } from './notification-choice.tsx';
import { NotificationDays } from './notification-days.tsx';
import classes from './notification-panel.module.css';
import { notificationTexts as texts } from './notification-texts.ts';
import { RunningList } from './running-list.tsx';
import { useNotifications } from './use-notifications.ts';

interface NotificationPanelProps {
  domainId: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called on navigation: the new page takes the focus. */
  onLeave: () => void;
}

/** Notifications of the domain beside the content; a full sheet on phones. */
export function NotificationPanel({ domainId, isOpen, onClose, onLeave }: NotificationPanelProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // It loads too late to know the bell, which takes the focus back.
      returnFocus={false}
      position="right"
      size="min(440px, 100%)"
      title={texts.title}
      closeButtonProps={{ 'aria-label': 'Close notifications' }}
      padding="md"
      styles={{ body: { paddingTop: 0 } }}
    >
      <NotificationList domainId={domainId} onLeave={onLeave} />
    </Drawer>
  );
}

function NotificationList({ domainId, onLeave }: { domainId: string; onLeave: () => void }) {
  const { query, items, running, unread, markedIds, mark, markAll, undo, mutedKinds, mute } =
    useNotifications(domainId);
  const choice = <NotificationChoice muted={mutedKinds} onMute={mute} />;
  const markAllButton = useRef<HTMLButtonElement>(null);
  if (query.error && !query.isFetching && items.length === 0)
    return <ErrorPanel title={texts.loadFailed} message={failureText(query.error)} onRetry={query.refetch} />;
  if (!query.isLoaded) return <LoadingRows />;
  if (items.length === 0) {
    return (
      <>
        <RunningList works={running} onLeave={onLeave} />
        <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
        {choice}
      </>
    );
  }
  const hasUnread = unread > 0;
  return (
    <>
      <Group className={classes.bar ?? ''} justify="space-between" gap="xs" py={6}>
        <Group role="status" gap="xs" mih={32} fz="sm" c="dimmed">
          {markedIds && markedIds.length > 0 ? (
            <>
              {texts.marked(markedIds.length)}{' '}
              <Button
                variant="light"
                size="compact-sm"
                mih={32}
                onClick={() => {
                  markAllButton.current?.focus();
                  void undo();
                }}
              >
                {texts.undo}
              </Button>
            </>
          ) : (
            texts.unread(unread)
          )}
        </Group>
        <Button
          ref={markAllButton}
          variant="subtle"
          size="compact-sm"
          mih={32}
          leftSection={<IconChecks size={16} stroke={1.5} aria-hidden />}
          // It keeps the focus, which a disabled button would lose.
          aria-disabled={!hasUnread}
          data-disabled={!hasUnread || undefined}
          onClick={() => {
            if (hasUnread) void markAll();
          }}
        >
          {texts.markAll}
        </Button>
      </Group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut over its links, which Tab reaches */}
      <div onKeyDown={moveFocus}>
        <RunningList works={running} onLeave={onLeave} />
        <NotificationDays items={items} onMark={mark} onLeave={onLeave} />
      </div>
      <Group justify="space-between" mt="md" fz="sm" c="dimmed">
        {query.hasOlder ? (
          <Button variant="default" loading={query.isFetchingOlder} onClick={query.fetchOlder}>
            {texts.older}
          </Button>
        ) : (
          <span>{texts.end}</span>
        )}
        <Link to="/dashboard" search={{ section: 'alerts' }} onClick={onLeave}>
          {texts.settings}
        </Link>
      </Group>
      <Box mt="sm">{choice}</Box>
    </>
  );
}

function LoadingRows() {
  return (
    <Stack gap="sm" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Stack>
  );
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the focus between the links of the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-notification]')];
  const row = (event.target as Element).closest('li');
  const index = links.findIndex((link) => row?.contains(link));
  event.preventDefault();
  links[step(index, links.length - 1)]?.focus();
}
