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
import { defineEndpoint } from './endpoint.ts';

const path = '/api/seo/domains/{id}/notifications';
const params = { id: 'domainId' } as const;

export const notificationEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary: 'Alerts, reviews, runs, competitors’ pages and site changes of the last 30 days, newest first',
    input: listNotificationsInput,
    params,
    output: notificationPage,
    under: null,
    run: (caller, input) => caller.notifications.list(input),
  }),
  defineEndpoint({
    method: 'get',
    path: `${path}/count`,
    summary: 'Number of unread notifications',
    input: domainId,
    params,
    output: unreadNotifications,
    run: (caller, input) => caller.notifications.countUnread(input),
  }),
  defineEndpoint({
    method: 'post',
    path: `${path}/read`,
    summary: 'Mark notifications as read for yourself',
    input: markNotificationsInput,
    params,
    output: markedNotifications,
    run: (caller, input) => caller.notifications.markRead(input),
  }),
  defineEndpoint({
    method: 'post',
    path: `${path}/unread`,
    summary: 'Mark notifications as unread for yourself',
    input: markNotificationsInput,
    params,
    output: markedNotifications,
    run: (caller, input) => caller.notifications.markUnread(input),
  }),
  defineEndpoint({
    method: 'post',
    path: `${path}/read-all`,
    summary: 'Mark all notifications of a list as read for yourself; later ones stay unread',
    input: markAllNotificationsInput,
    params,
    output: markedNotifications,
    run: (caller, input) => caller.notifications.markAllRead(input),
  }),
  defineEndpoint({
    method: 'put',
    path: `${path}/muted`,
    summary: 'Set the kinds of notifications that you do not want to see',
    input: muteNotificationsInput,
    params,
    output: mutedNotifications,
    run: (caller, input) => caller.notifications.mute(input),
  }),
];
