import type { MutableNotificationKind } from '@keydence/domain';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';
import { trackedDomains } from './workspaces.ts';

/**
 * A member's read notifications of a domain. The notifications are not stored: they are the rows of
 * the tables that they are about.
 */
export const notificationReaders = pgTable(
  'notification_readers',
  {
    domainId: uuid('domain_id')
      .notNull()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Notifications up to this time are read, except `unreadIds`; null before the first "mark all". */
    readBefore: time('read_before'),
    /** Read notifications after `readBefore`. */
    readIds: text('read_ids').array().notNull().default([]),
    /** Unread notifications up to `readBefore`. */
    unreadIds: text('unread_ids').array().notNull().default([]),
    /** Kinds that are neither listed nor counted. */
    mutedKinds: text('muted_kinds').array().$type<MutableNotificationKind[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.domainId, t.userId] }), index('notification_readers_user').on(t.userId)],
);
