import { laterDay, localDay } from '@keydence/domain';
import { ToneBadge, token } from '@keydence/ui';
import { ActionIcon, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconCircle,
  IconFiles,
  IconFileUpload,
  IconPencil,
  IconRadar2,
  IconRefresh,
  IconReportAnalytics,
  IconRocket,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Dates, useDates } from '../../lib/dates.tsx';
import classes from './notification-panel.module.css';
import { notificationTexts as texts } from './notification-texts.ts';
import type { Notification } from './use-notifications.ts';

/** The rows reach beyond the text, to the edges of their hover color. */
export const listStyle = { listStyle: 'none', margin: '0 -8px', padding: 0 };

interface NotificationDaysProps {
  /** Newest first. */
  items: readonly Notification[];
  onMark: (one: Notification, isRead: boolean) => void;
  onLeave: () => void;
}

/** Notifications by day. */
export function NotificationDays({ items, onMark, onLeave }: NotificationDaysProps) {
  const dates = useDates();
  const days = new Map<string, Notification[]>();
  for (const one of items) {
    const day = localDay(new Date(one.at), dates.timeZone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`notifications-${day}`}>
      <Text component="h3" id={`notifications-${day}`} size="xs" fw={600} c="dimmed" mt="md" mb={4}>
        {nameDay(day, ofDay[0]?.at ?? '', dates)}
      </Text>
      <ul style={listStyle}>
        {ofDay.map((one) => (
          <Row key={one.id} one={one} time={dates.moment(one.at, 'time')} onMark={onMark} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ));
}

function nameDay(day: string, at: string | Date, { timeZone, day: formatDay }: Dates): string {
  const today = localDay(new Date(), timeZone);
  if (day === today) return texts.today;
  if (day === laterDay(today, -1)) return texts.yesterday;
  return formatDay(at, 'medium');
}

const icons: Record<Notification['kind'], TablerIcon> = {
  alert: IconBell,
  review: IconTargetArrow,
  setup: IconRocket,
  report: IconReportAnalytics,
  refresh: IconRefresh,
  import: IconFileUpload,
  crawl: IconFiles,
  site_change: IconPencil,
  radar: IconRadar2,
};

const stateColors = { information: 'ink-2', failed: 'tone-weak', needs_you: 'tone-medium' } as const;

interface RowProps extends Pick<NotificationDaysProps, 'onMark' | 'onLeave'> {
  one: Notification;
  time: string;
}

function Row({ one, time, onMark, onLeave }: RowProps) {
  const { title, detail, isRead, state, target } = one;
  const Icon = state === 'information' ? icons[one.kind] : IconAlertTriangle;
  const toggleLabel = isRead ? texts.markUnread(title) : texts.markRead(title);
  return (
    <li className={classes.row}>
      <Link
        to="/dashboard"
        search={{
          section: target.section,
          ...(target.eventId && { event: target.eventId }),
          ...(target.importId && { import: target.importId }),
        }}
        className={classes.link}
        data-notification
        onClick={() => {
          if (!isRead) onMark(one, true);
          onLeave();
        }}
      >
        <Icon size={18} stroke={1.5} color={token(stateColors[state])} style={{ flex: 'none' }} aria-hidden />
        <Stack gap={2} flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text size="sm" fw={isRead ? 450 : 650}>
            {isRead ? null : <VisuallyHidden>{texts.isUnread} </VisuallyHidden>}
            {title}
          </Text>
          {detail ? (
            <Text size="sm" c="dimmed">
              {detail}
            </Text>
          ) : null}
          <Group gap="xs" fz="xs" c="dimmed">
            <time dateTime={new Date(one.at).toISOString()}>{time}</time>
            {state === 'needs_you' ? <ToneBadge tone="medium">{texts.needsYou}</ToneBadge> : null}
          </Group>
        </Stack>
      </Link>
      <ActionIcon
        variant="subtle"
        size={36}
        mt={4}
        aria-label={toggleLabel}
        title={toggleLabel}
        onClick={() => onMark(one, !isRead)}
      >
        {isRead ? (
          <IconCircle size={14} stroke={1.5} color={token('line-strong')} aria-hidden />
        ) : (
          <span className={classes.dot} />
        )}
      </ActionIcon>
    </li>
  );
}
