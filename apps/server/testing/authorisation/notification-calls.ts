import { within } from './call.ts';
import type { RestInput, TenantIds } from './rest-input.ts';

const ofDomain =
  (more: object = {}) =>
  ({ domainId }: TenantIds) => ({ domainId, ...more });

const ids = ['site_change:none'];
const seen = '1';

/** Viewers read notifications, and mark them for themselves. */
export const notificationProcedureCalls = within<object>('workspace', {
  'notifications.list': ofDomain(),
  'notifications.countUnread': ofDomain(),
  'notifications.markRead': { input: ofDomain({ ids }), viewer: 200 },
  'notifications.markUnread': { input: ofDomain({ ids }), viewer: 200 },
  'notifications.mute': { input: ofDomain({ kinds: ['crawl'] }), viewer: 200 },
  'notifications.markAllRead': { input: ofDomain({ seen }), viewer: 200 },
});

const path =
  (rest: string, body?: object) =>
  ({ domainId }: TenantIds): RestInput => ({
    path: `/api/seo/domains/${domainId}/notifications${rest}`,
    ...(body && { body }),
  });

export const notificationRestCalls = within<RestInput>('workspace', {
  'GET /api/seo/domains/{id}/notifications': path(''),
  'GET /api/seo/domains/{id}/notifications/count': path('/count'),
  'POST /api/seo/domains/{id}/notifications/read': { input: path('/read', { ids }), viewer: 200 },
  'POST /api/seo/domains/{id}/notifications/unread': { input: path('/unread', { ids }), viewer: 200 },
  'PUT /api/seo/domains/{id}/notifications/muted': {
    input: path('/muted', { kinds: ['crawl'] }),
    viewer: 200,
  },
  'POST /api/seo/domains/{id}/notifications/read-all': { input: path('/read-all', { seen }), viewer: 200 },
});
