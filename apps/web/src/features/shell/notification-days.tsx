import { laterDay, localDay } from '@keydence/domain';
import { ToneBadge } from '@keydence/ui';
import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconCircle,
  IconCircleCheck,
  IconFiles,
  IconFileUpload,
  IconPencil,
  IconRefresh,
  IconReportAnalytics,
  IconRocket,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Dates, useDates } from '../../app/dates.tsx';
import classes from './notification-panel.module.css';
import { notificationTexts as texts } from './notification-texts.ts';
import type { Notification } from './use-notifications.ts';

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
      <h3 id={`notifications-${day}`} className={classes.day}>
        {nameDay(day, ofDay[0]?.at ?? '', dates)}
      </h3>
      <ul className={classes.rows}>
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
};

interface RowProps extends Pick<NotificationDaysProps, 'onMark' | 'onLeave'> {
  one: Notification;
  time: string;
}

function Row({ one, time, onMark, onLeave }: RowProps) {
  const { title, detail, isRead, state, target } = one;
  const Icon = state === 'information' ? icons[one.kind] : IconAlertTriangle;
  const toggleLabel = isRead ? texts.markUnread(title) : texts.markRead(title);
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <span className={classes.icon} data-state={state}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </span>
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
        <span className={classes.title}>
          {isRead ? null : <span className={classes.hidden}>{texts.isUnread} </span>}
          {title}
        </span>
        {detail ? <span className={classes.detail}>{detail}</span> : null}
        <span className={classes.meta}>
          <time dateTime={new Date(one.at).toISOString()}>{time}</time>
          {state === 'needs_you' ? <ToneBadge tone="medium">{texts.needsYou}</ToneBadge> : null}
        </span>
      </Link>
      <ActionIcon
        variant="subtle"
        size={32}
        className={classes.toggle ?? ''}
        aria-label={toggleLabel}
        title={toggleLabel}
        onClick={() => onMark(one, !isRead)}
      >
        {isRead ? (
          <IconCircle size={16} stroke={1.5} aria-hidden />
        ) : (
          <>
            <span className={classes.dot} />
            <IconCircleCheck size={18} stroke={1.5} className={classes.check} aria-hidden />
          </>
        )}
      </ActionIcon>
    </li>
  );
}
