import { briefRestCalls } from './brief-calls.ts';
import { type ProtectedCall, within } from './call.ts';
import { moveRestCalls } from './move-rest-calls.ts';
import { notificationRestCalls } from './notification-calls.ts';
import { pageRestCalls } from './page-calls.ts';
import { radarRestCalls } from './radar-calls.ts';
import { change, type RestInput, read, type Write } from './rest-input.ts';
import { tinyPicture } from './tiny-picture.ts';
import { topicRestCalls } from './topic-rest-calls.ts';

const at =
  (path: string, body?: object): Write =>
  () => ({ path, ...(body && { body }) });
const company =
  (rest = '', body?: object): Write =>
  (ids) => ({
    path: `/api/companies/${ids.workspaceId}${rest}`,
    ...(body && { body }),
  });
const domain =
  (rest: string, body?: object): Write =>
  (ids) => ({
    path: `/api/seo/domains/${ids.domainId}${rest}`,
    ...(body && { body }),
  });
const alertRule =
  (rest = '', body?: object): Write =>
  (ids) =>
    domain(`/alerts/${ids.alertRuleId}${rest}`, body)(ids);
const webhook =
  (rest = '', body?: object): Write =>
  (ids) =>
    domain(`/webhooks/${ids.webhookId}${rest}`, body)(ids);
const keyword =
  (rest = '', body?: object): Write =>
  (ids) => ({
    path: `/api/seo/keywords/${ids.keywordId}${rest}`,
    ...(body && { body }),
  });
const competitor =
  (rest = '', body?: object): Write =>
  (ids) => ({
    path: `/api/seo/competitors/${ids.competitorId}${rest}`,
    ...(body && { body }),
  });
const planItem =
  (rest = '', body?: object): Write =>
  (ids) => ({
    path: `/api/seo/content-plan/${ids.planItemId}${rest}`,
    ...(body && { body }),
  });
const feedback =
  (rest = '', body?: object): Write =>
  (ids) => ({
    path: `/api/feedback/${ids.feedbackId}${rest}`,
    ...(body && { body }),
  });
const comment =
  (body?: object): Write =>
  (ids) => ({
    path: `/api/feedback/comments/${ids.commentId}`,
    ...(body && { body }),
  });
const imports =
  (rest = '', body?: object): Write =>
  (ids) => ({
    path: `/api/seo/domains/${ids.importDomainId}/imports${rest.replace('{importId}', ids.importId)}`,
    ...(body && { body }),
  });

const own = within<RestInput>('own', {
  'GET /api/test': at('/api/test'),
  'GET /api/users/profile': at('/api/users/profile'),
  'PUT /api/users/profile': at('/api/users/profile', { full_name: 'Ann' }),
  'POST /api/users/profile/avatar': () => ({
    path: '/api/users/profile/avatar',
    file: { field: 'avatar', content: tinyPicture },
  }),
  'GET /api/users/profile/export': at('/api/users/profile/export'),
  'GET /api/companies': at('/api/companies'),
  'POST /api/companies': at('/api/companies', { name: 'Second' }),
  'GET /api/locations': at('/api/locations'),
  'GET /api/seo/sample-domains': at('/api/seo/sample-domains'),
  'POST /api/seo/domains/validate': at('/api/seo/domains/validate', { domain: 'acme.com' }),
  'POST /api/seo/google/keyword-overview': at('/api/seo/google/keyword-overview', { keywords: ['tea'] }),
  // The invitation is for another person.
  'POST /api/invitations/accept': {
    input: at('/api/invitations/accept', { token: 'x'.repeat(43) }),
    owner: 404,
    stranger: 404,
  },
});

const board = within<RestInput>('board', {
  'GET /api/feedback': at('/api/feedback'),
  'GET /api/feedback/categories': at('/api/feedback/categories'),
  'POST /api/feedback': at('/api/feedback', {
    title: 'Dark charts',
    description: 'Charts that are easier on the eyes',
    category: 'improvements',
  }),
  'POST /api/feedback/{id}/vote': feedback('/vote', { vote_type: 'upvote' }),
  'DELETE /api/feedback/{id}/vote': feedback('/vote'),
  'GET /api/feedback/{id}/comments': feedback('/comments'),
  'POST /api/feedback/{id}/comments': feedback('/comments', { content: 'Yes, please' }),
  'PATCH /api/feedback/comments/{id}': { input: comment({ content: 'Indeed' }), stranger: 403 },
  'DELETE /api/feedback/comments/{id}': { input: comment(), stranger: 403 },
  'PATCH /api/feedback/{id}': { input: feedback('', { title: 'Darker charts' }), stranger: 403 },
  'DELETE /api/feedback/{id}': { input: feedback(), stranger: 403 },
});

const workspace = within<RestInput>('workspace', {
  'GET /api/companies/{id}': company(),
  'PATCH /api/companies/{id}': company('', { name: 'Acme and Sons' }),
  'POST /api/companies/{id}/icon': (ids) => ({
    path: `/api/companies/${ids.workspaceId}/icon`,
    file: { field: 'image', content: tinyPicture },
  }),
  'GET /api/companies/{id}/members': company('/members'),
  'GET /api/companies/{id}/sharing': company('/sharing'),
  'GET /api/companies/{id}/audit-log': { input: company('/audit-log'), member: 403 },
  'GET /api/companies/{id}/audit-log/export': { input: company('/audit-log/export'), member: 403 },
  'PUT /api/companies/{id}/time-zone': {
    input: company('/time-zone', { time_zone: 'Asia/Kathmandu' }),
    member: 403,
  },
  'PUT /api/companies/{id}/sharing': {
    input: company('/sharing', { members_may_share: false }),
    member: 403,
  },
  'GET /api/companies/{id}/members/{userId}/holdings': {
    input: (ids) => company(`/members/${ids.memberId}/holdings`)(ids),
    member: 403,
  },
  'PATCH /api/companies/{id}/members/{userId}': {
    input: (ids) => company(`/members/${ids.memberId}`, { role: 'member' })(ids),
    member: 403,
  },
  'GET /api/companies/{id}/invitations': company('/invitations'),
  'POST /api/companies/{id}/invitations': {
    input: company('/invitations', { email: 'new@people.example' }),
    member: 403,
  },
  'POST /api/companies/{id}/invitations/{invitationId}/resend': {
    input: (ids) => company(`/invitations/${ids.invitationId}/resend`, {})(ids),
    member: 403,
  },
  'POST /api/companies/{id}/domains': company('/domains', { domain_url: 'shop.com', location_code: 2840 }),
  'GET /api/seo/dashboard/overview/{companyId}': (ids) => ({
    path: `/api/seo/dashboard/overview/${ids.workspaceId}`,
  }),
  'GET /api/seo/domains/{id}/status': domain('/status'),
  'PATCH /api/seo/domains/{id}': domain('', { brand_names: ['Acme'] }),
  'GET /api/seo/domains/{id}/schedule': domain('/schedule'),
  'GET /api/seo/domains/{id}/schedule/runs': domain('/schedule/runs'),
  'PUT /api/seo/domains/{id}/schedule': domain('/schedule', { hour: 7, is_paused: false }),
  'GET /api/seo/domains/{id}/trend': domain('/trend'),
  'GET /api/seo/predictions': read('/api/seo/predictions'),
  'GET /api/seo/predictions/export': read('/api/seo/predictions/export'),
  'GET /api/seo/domains/{id}/alerts': domain('/alerts'),
  'POST /api/seo/domains/{id}/alerts': domain('/alerts', { name: 'Losses', kind: 'lost' }),
  'GET /api/seo/domains/{id}/alerts/{ruleId}': alertRule(),
  'PUT /api/seo/domains/{id}/alerts/{ruleId}': alertRule('', { name: 'Losses', kind: 'lost' }),
  'GET /api/seo/domains/{id}/webhooks': domain('/webhooks'),
  'POST /api/seo/domains/{id}/webhooks': {
    input: domain('/webhooks', { url: 'https://hooks.example/third' }),
    member: 403,
  },
  'PATCH /api/seo/domains/{id}/webhooks/{webhookId}': webhook('', { is_active: true }),
  'POST /api/seo/domains/{id}/webhooks/{webhookId}/test': webhook('/test', {}),
  'POST /api/seo/domains/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver': (ids) =>
    webhook(`/deliveries/${ids.deliveryId}/redeliver`, {})(ids),
  'GET /api/seo/domains/{id}/alert-events': domain('/alert-events'),
  'GET /api/seo/domains/{id}/alert-events/{eventId}': (ids) =>
    domain(`/alert-events/${ids.alertEventId}`)(ids),
  'GET /api/seo/domains/{id}/search-totals': domain('/search-totals'),
  'GET /api/seo/domains/{id}/search-totals/{table}': domain('/search-totals/page'),
  'GET /api/seo/domains/{id}/site-changes': domain('/site-changes'),
  'POST /api/seo/domains/{id}/site-changes': domain('/site-changes', {
    changed_on: '2026-01-05',
    text: 'Redesign',
  }),
  'DELETE /api/seo/domains/{id}/site-changes/{changeId}': (ids) =>
    domain(`/site-changes/${ids.siteChangeId}`)(ids),
  'GET /api/seo/domains/{id}/search-console': domain('/search-console'),
  // Google access is not configured.
  'GET /api/seo/domains/{id}/search-console/properties': {
    input: domain('/search-console/properties'),
    owner: 409,
  },
  'PUT /api/seo/domains/{id}/search-console/property': {
    input: domain('/search-console/property', { property: 'sc-domain:acme.com' }),
    owner: 409,
  },
  'POST /api/seo/domains/{id}/search-console/fetch': {
    input: domain('/search-console/fetch', {}),
    owner: 409,
  },
  'DELETE /api/seo/domains/{id}/search-console': { input: domain('/search-console'), owner: 409 },
  'GET /api/seo/domains/{id}/imports': imports(),
  'POST /api/seo/domains/{id}/imports': (ids) => ({
    path: `/api/seo/domains/${ids.importDomainId}/imports`,
    file: { field: 'file', content: new TextEncoder().encode('tea shop\ngreen tea\n') },
  }),
  'GET /api/seo/domains/{id}/imports/{importId}': imports('/{importId}'),
  'POST /api/seo/domains/{id}/imports/{importId}/read': imports('/{importId}/read', {}),
  'POST /api/seo/domains/{id}/imports/{importId}/start': imports('/{importId}/start', {}),
  'POST /api/seo/domains/{id}/imports/{importId}/cancel': imports('/{importId}/cancel', {}),
  'GET /api/seo/keywords': read('/api/seo/keywords'),
  'GET /api/seo/keywords/export': read('/api/seo/keywords/export'),
  'GET /api/seo/keywords/current-ranking': read('/api/seo/keywords/current-ranking'),
  'GET /api/seo/keywords/deleted': read('/api/seo/keywords/deleted'),
  'GET /api/seo/keywords/{id}': keyword(),
  'PATCH /api/seo/keywords/{id}': keyword('', { note: 'Mine' }),
  'GET /api/seo/keywords/{id}/history': keyword('/history'),
  'POST /api/seo/keywords': change('/api/seo/keywords', () => ({ keyword_text: 'tea cosy' })),
  'POST /api/seo/keywords/bulk': change('/api/seo/keywords/bulk', () => ({ keywords: ['tea strainer'] })),
  'POST /api/seo/keywords/refresh': { input: change('/api/seo/keywords/refresh'), waitsForWorker: true },
  'POST /api/seo/keywords/refresh-rankings': {
    input: change('/api/seo/keywords/refresh-rankings'),
    waitsForWorker: true,
  },
  'GET /api/seo/reports': read('/api/seo/reports'),
  'GET /api/seo/gaps': read('/api/seo/gaps'),
  'GET /api/seo/gaps/export': read('/api/seo/gaps/export'),
  'GET /api/seo/competitors': read('/api/seo/competitors'),
  'POST /api/seo/competitors': change('/api/seo/competitors', () => ({ competitor_domain: 'contender.com' })),
  'GET /api/seo/competitors/{id}': competitor(),
  'GET /api/seo/competitors/{id}/top-keywords': competitor('/top-keywords'),
  'PUT /api/seo/competitors/{id}': competitor('', { display_name: 'Contender' }),
  'POST /api/seo/competitors/{id}/refresh': competitor('/refresh', {}),
  'GET /api/seo/content-plan': read('/api/seo/content-plan'),
  'POST /api/seo/content-plan': change('/api/seo/content-plan', () => ({ keywords: ['tea tray'] })),
  'GET /api/seo/content-plan/{id}': planItem(),
  'PATCH /api/seo/content-plan/{id}': planItem('', { notes: 'Mine' }),
  'POST /api/seo/content-plan/{id}/move': planItem('/move', { status: 'writing' }),
  'POST /api/seo/content-plan/proposal': {
    input: change('/api/seo/content-plan/proposal'),
    viewer: 200,
  },
  'POST /api/seo/content-plan/accept': change('/api/seo/content-plan/accept', () => ({
    keywords: ['tea cup'],
  })),
  'POST /api/seo/content-plan/revert': change('/api/seo/content-plan/revert', ({ workspaceId }) => ({
    acceptance_id: workspaceId,
  })),
});

const removals = within<RestInput>('workspace', {
  'DELETE /api/seo/domains/{id}/webhooks/{webhookId}': webhook(),
  'DELETE /api/seo/domains/{id}/alerts/{ruleId}': alertRule(),
  'POST /api/seo/domains/{id}/alerts/{ruleId}/restore': alertRule('/restore', {}),
  'DELETE /api/seo/content-plan/{id}': planItem(),
  'POST /api/seo/content-plan/{id}/restore': planItem('/restore', {}),
  'DELETE /api/seo/keywords/{id}': keyword(),
  'POST /api/seo/keywords/restore': change('/api/seo/keywords/restore', ({ keywordId }) => ({
    keyword_ids: [keywordId],
  })),
  'POST /api/seo/keywords/bulk-delete': change('/api/seo/keywords/bulk-delete', ({ keywordId }) => ({
    keyword_ids: [keywordId],
  })),
  'DELETE /api/seo/competitors/{id}': competitor(),
  'DELETE /api/companies/{id}/invitations/{invitationId}': {
    input: (ids) => company(`/invitations/${ids.invitationId}`)(ids),
    member: 403,
  },
  'DELETE /api/companies/{id}/members/{userId}': {
    input: (ids) => company(`/members/${ids.memberId}`)(ids),
    member: 403,
  },
  'POST /api/seo/domains/{id}/schedule/run': domain('/schedule/run', {}),
  'PUT /api/seo/domains/{id}/location': (ids) =>
    domain('/location', { company_id: ids.workspaceId, location_code: 2276, language_code: 'de' })(ids),
  'DELETE /api/seo/domains/{id}': domain(''),
  'DELETE /api/companies/{id}': { input: company(), member: 403 },
});

/** Every REST operation, in an order in which one person can call them. */
export const restCalls: Record<string, ProtectedCall<RestInput>> = {
  ...own,
  ...board,
  ...workspace,
  ...topicRestCalls,
  ...moveRestCalls,
  ...notificationRestCalls,
  ...pageRestCalls,
  ...briefRestCalls,
  ...radarRestCalls,
  ...removals,
};
