import { z } from 'zod';

/** Days after which a notification is no longer listed. */
export const notificationDays = 30;
/** Maximum notifications of a domain: the newest ones. */
export const maxNotifications = 500;
/** Maximum notifications per page. */
export const maxNotificationPage = 50;

export const notificationKind = z.enum([
  'alert',
  'review',
  'setup',
  'report',
  'refresh',
  'import',
  'crawl',
  'site_change',
  'radar',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** Kinds that a member can mute. The others include events that need a member. */
export const mutableNotificationKind = notificationKind.exclude(['setup', 'report']);
export type MutableNotificationKind = z.infer<typeof mutableNotificationKind>;

/** `failed`: a run failed; `needs_you`: nothing happens before a member acts. */
export const notificationState = z.enum(['information', 'failed', 'needs_you']);
export type NotificationState = z.infer<typeof notificationState>;

/** Screen with the subject of a notification. */
export const notificationTarget = z.object({
  section: z.enum([
    'dashboard',
    'alerts',
    'review',
    'keywords',
    'pages',
    'reports',
    'workspace-settings',
    'radar',
  ]),
  /** The alert of the screen; null for other kinds. */
  eventId: z.string().nullable(),
  /** The import of the screen; null for other kinds. */
  importId: z.string().nullable(),
});
export type NotificationTarget = z.infer<typeof notificationTarget>;

export const notification = z.object({
  id: z.string(),
  kind: notificationKind,
  state: notificationState,
  title: z.string(),
  /** Figures, or the reason for a failure; null without any. */
  detail: z.string().nullable(),
  at: z.date(),
  /** True if the caller has read it. */
  isRead: z.boolean(),
  target: notificationTarget,
});
export type Notification = z.infer<typeof notification>;

export const listNotificationsInput = z.object({
  domainId: z.string(),
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(maxNotificationPage).default(maxNotificationPage),
});
export type ListNotificationsInput = z.output<typeof listNotificationsInput>;

/** Work of a domain that is queued or running. It becomes a notification when it ends. */
export const runningWork = z.object({
  kind: z.enum([
    'setup',
    'run',
    'keyword_refresh',
    'rank_check',
    'import',
    'console_import',
    'crawl',
    'topics',
    'moves',
  ]),
  title: z.string(),
  /** File, step or counts; null without any. */
  detail: z.string().nullable(),
  /** Finished part of the work, 0 to 1; null while unknown. */
  progress: z.number().min(0).max(1).nullable(),
  /** Screen that shows the work. */
  section: z.enum(['dashboard', 'reports', 'keywords', 'pages', 'topics', 'moves']),
});
export type RunningWork = z.infer<typeof runningWork>;

/** Newest first; `nextCursor` is null on the last page. */
export const notificationPage = z.object({
  data: z.array(notification),
  /** Queued and running work; empty on later pages. */
  running: z.array(runningWork),
  nextCursor: z.string().nullable(),
  /** Unread notifications on all pages. */
  unread: z.number().int(),
  /** Names what the caller has seen, to mark exactly that as read. */
  seen: z.string(),
  /** Kinds that the caller has muted: they are neither listed nor counted. */
  mutedKinds: z.array(mutableNotificationKind),
});
export type NotificationPage = z.infer<typeof notificationPage>;

export const unreadNotifications = z.object({ unread: z.number().int() });
export type UnreadNotifications = z.infer<typeof unreadNotifications>;

export const markNotificationsInput = z.object({
  domainId: z.string(),
  ids: z.array(z.string().min(1).max(200)).min(1).max(maxNotifications),
});
export type MarkNotificationsInput = z.output<typeof markNotificationsInput>;

export const markAllNotificationsInput = z.object({
  domainId: z.string(),
  /** `seen` of the list. Later notifications stay unread. */
  seen: z.string().max(20_000),
});
export type MarkAllNotificationsInput = z.output<typeof markAllNotificationsInput>;

export const muteNotificationsInput = z.object({
  domainId: z.string(),
  /** All muted kinds; the others are shown. */
  kinds: z.array(mutableNotificationKind).max(mutableNotificationKind.options.length),
});
export type MuteNotificationsInput = z.output<typeof muteNotificationsInput>;

export const mutedNotifications = unreadNotifications.extend({
  mutedKinds: z.array(mutableNotificationKind),
});
export type MutedNotifications = z.infer<typeof mutedNotifications>;

/** The ids let a caller undo it. */
export const markedNotifications = unreadNotifications.extend({ markedIds: z.array(z.string()) });
export type MarkedNotifications = z.infer<typeof markedNotifications>;
