import {
  domainId,
  listNotificationsInput,
  markAllNotificationsInput,
  markedNotifications,
  markNotificationsInput,
  mutedNotifications,
  muteNotificationsInput,
  notificationPage,
  unreadNotifications,
} from '@keydence/domain';
import { domainProcedure, router } from '../trpc.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { markAllRead, markRead } from './mark-notifications.ts';
import { muteNotifications } from './mute-notifications.ts';

/** Events of a domain, and which of them the caller has read. Marks apply to the caller only. */
export const notificationsRouter = router({
  list: domainProcedure
    .input(listNotificationsInput)
    .output(notificationPage)
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  countUnread: domainProcedure
    .input(domainId)
    .output(unreadNotifications)
    .query(({ ctx }) => countUnread(ctx)),
  markRead: domainProcedure
    .meta({ isForViewers: true })
    .input(markNotificationsInput)
    .output(markedNotifications)
    .mutation(({ ctx, input: { ids } }) => markRead(ctx, { ids, isRead: true })),
  markUnread: domainProcedure
    .meta({ isForViewers: true })
    .input(markNotificationsInput)
    .output(markedNotifications)
    .mutation(({ ctx, input: { ids } }) => markRead(ctx, { ids, isRead: false })),
  mute: domainProcedure
    .meta({ isForViewers: true })
    .input(muteNotificationsInput)
    .output(mutedNotifications)
    .mutation(({ ctx, input }) => muteNotifications(ctx, input)),
  markAllRead: domainProcedure
    .meta({ isForViewers: true })
    .input(markAllNotificationsInput)
    .output(markedNotifications)
    .mutation(({ ctx, input }) => markAllRead(ctx, input)),
});
