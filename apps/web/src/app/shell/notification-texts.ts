import type { MutableNotificationKind } from '@keydence/domain';

const count = (total: number, one: string, many = `${one}s`) => `${total} ${total === 1 ? one : many}`;

export const notificationTexts = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  arrived: (total: number) => count(total, 'new notification'),
  unread: (total: number) => (total === 0 ? 'All read' : `${total} unread`),
  markAll: 'Mark all as read',
  marked: (total: number) => `${total} marked as read.`,
  undo: 'Undo',
  markRead: (title: string) => `Mark “${title}” as read`,
  markUnread: (title: string) => `Mark “${title}” as unread`,
  markFailed: 'Could not mark notifications',
  isUnread: 'Unread:',
  needsYou: 'Needs you',
  loadFailed: 'Could not load the notifications',
  empty: 'No notifications yet',
  emptyHint:
    'Alerts, reviews, finished runs, pages of competitors and site changes of the last 30 days appear here.',
  older: 'Show older',
  running: 'Running now',
  end: 'Shows the last 30 days.',
  settings: 'Alert settings',
  choose: 'Choose notifications',
  chooseHint: 'For you only. Setups and reports are always shown.',
  muteFailed: 'Could not save your choice',
  today: 'Today',
  yesterday: 'Yesterday',
} as const;

/** Kinds of notifications that a reader can switch off. */
export const kindLabels: Record<MutableNotificationKind, string> = {
  alert: 'Alerts',
  review: 'Results of moves',
  refresh: 'Keyword refreshes and rank checks',
  import: 'Imports',
  crawl: 'Site crawls',
  site_change: 'Site changes',
  radar: 'Pages of competitors',
};
