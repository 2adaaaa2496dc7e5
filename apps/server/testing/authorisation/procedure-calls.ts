import { briefProcedureCalls } from './brief-calls.ts';
import { type ProtectedCall, within } from './call.ts';
import { moveProcedureCalls } from './move-procedure-calls.ts';
import { notificationProcedureCalls } from './notification-calls.ts';
import { pageProcedureCalls } from './page-calls.ts';
import { radarProcedureCalls } from './radar-calls.ts';
import type { TenantIds } from './rest-input.ts';

type Read = (ids: TenantIds) => object | undefined;

const nothing: Read = () => undefined;
const just =
  (input: object): Read =>
  () =>
    input;
const ofWorkspace =
  (more: object = {}): Read =>
  ({ workspaceId }) => ({ workspaceId, ...more });
const ofDomain =
  (more: object = {}): Read =>
  ({ domainId }) => ({ domainId, ...more });
const ofImport: Read = ({ importDomainId, importId }) => ({ domainId: importDomainId, importId });
const ofKeyword =
  (more: object = {}): Read =>
  ({ keywordId }) => ({ keywordId, ...more });
const ofKeywords =
  (more: object = {}): Read =>
  ({ domainId, keywordId }) => ({
    domainId,
    keywordIds: [keywordId],
    ...more,
  });
const ofTopic =
  (more: object = {}): Read =>
  ({ domainId, topicId }) => ({ domainId, topicId, ...more });
const ofCompetitor =
  (more: object = {}): Read =>
  ({ competitorId }) => ({ competitorId, ...more });
const ofPlanItem =
  (more: object = {}): Read =>
  ({ planItemId }) => ({ itemId: planItemId, ...more });
const ofAlertRule =
  (more: object = {}): Read =>
  ({ domainId, alertRuleId }) => ({ domainId, ruleId: alertRuleId, ...more });
const ofWebhook =
  (more: object = {}): Read =>
  ({ domainId, webhookId }) => ({ domainId, webhookId, ...more });
const ofFeedback =
  (more: object = {}): Read =>
  ({ feedbackId }) => ({ feedbackId, ...more });
const ofComment =
  (more: object = {}): Read =>
  ({ commentId }) => ({ commentId, ...more });
const ofInvitation: Read = ({ workspaceId, invitationId }) => ({ workspaceId, invitationId });
const ofMember =
  (more: object = {}): Read =>
  ({ workspaceId, memberId }) => ({
    workspaceId,
    userId: memberId,
    ...more,
  });

const own = within<object | undefined>('own', {
  'accountActivity.list': just({}),
  'profile.session': nothing,
  'profile.get': nothing,
  'profile.update': just({ fullName: 'Ann' }),
  'profile.removeAvatar': nothing,
  'sessions.list': nothing,
  'sessions.end': { input: ({ workspaceId }) => ({ sessionId: workspaceId }), owner: 404, stranger: 404 },
  'account.getDeletion': nothing,
  // Needed by the calls after it, so it lacks the confirmation and is refused.
  'account.delete': { input: just({ confirmation: '' }), owner: 400, stranger: 400 },
  'locations.list': nothing,
  'invitations.accept': { input: just({ token: 'x'.repeat(43) }), owner: 404, stranger: 404 },
  'workspaces.list': nothing,
  'workspaces.create': just({ name: 'Second' }),
  'keywords.inspect': just({ keywords: ['tea'] }),
  'spending.estimateSetup': just({ domain: 'acme.com', locationCode: 2840 }),
  'searchConsole.finish': { input: just({ state: 'x', code: null }), owner: 409, stranger: 409 },
  'trackedDomains.validate': just({ domain: 'acme.com' }),
  'trackedDomains.listSamples': nothing,
  'apiKeys.list': nothing,
  'apiKeys.create': just({ name: 'Nightly', scope: 'read' }),
  'apiKeys.delete': { input: ({ workspaceId }) => ({ keyId: workspaceId }), owner: 404, stranger: 404 },
  'feedback.getNotices': nothing,
  'feedback.setNotices': just({ isOn: true }),
});

const board = within<object | undefined>('board', {
  'feedback.listSimilar': just({ title: 'Dark mode' }),
  'feedback.create': just({
    title: 'Dark charts',
    description: 'Easier on the eyes',
    category: 'improvements',
  }),
  'feedback.get': ofFeedback(),
  'feedback.vote': ofFeedback(),
  'feedback.removeVote': ofFeedback(),
  'feedback.listComments': ofFeedback(),
  'feedback.addComment': ofFeedback({ content: 'Yes, please' }),
  'feedback.updateComment': { input: ofComment({ content: 'Indeed' }), stranger: 403 },
  'feedback.deleteComment': { input: ofComment(), stranger: 403 },
  'feedback.update': { input: ofFeedback({ title: 'Darker charts' }), stranger: 403 },
  // Only for deployment admins.
  'feedback.merge': {
    input: ({ feedbackId }) => ({ feedbackId, intoId: feedbackId }),
    owner: 403,
    stranger: 403,
  },
  'feedback.delete': { input: ofFeedback(), stranger: 403 },
});

const workspace = within<object | undefined>('workspace', {
  'workspaces.get': ofWorkspace(),
  'workspaces.update': ofWorkspace({ name: 'Acme and Sons' }),
  'workspaces.removeIcon': ofWorkspace(),
  'workspaces.getSharing': ofWorkspace(),
  'auditLog.list': { input: ofWorkspace(), member: 403 },
  'workspaces.setTimeZone': { input: ofWorkspace({ timeZone: 'Asia/Kathmandu' }), member: 403 },
  'workspaces.setSharing': { input: ofWorkspace({ membersMayShare: false }), member: 403 },
  'invitations.list': ofWorkspace(),
  'invitations.create': { input: ofWorkspace({ email: 'new@people.example' }), member: 403 },
  'invitations.resend': { input: ofInvitation, member: 403 },
  'members.list': ofWorkspace(),
  'members.update': { input: ofMember({ role: 'member' }), member: 403 },
  'members.getHoldings': { input: ofMember(), member: 403 },
  'overview.get': ofWorkspace(),
  'feedback.list': ofWorkspace(),
  'feedback.listCategories': ofWorkspace(),
  'spending.get': ofWorkspace(),
  'spending.setBudget': { input: ofWorkspace({ budgetUsd: 1 }), member: 403 },
  'spending.estimate': ofWorkspace({ action: 'setup' }),
  'alerts.list': ofDomain(),
  'alerts.get': ofAlertRule(),
  'alerts.create': ofDomain({ name: 'Losses', kind: 'lost' }),
  'alerts.update': ofAlertRule({ name: 'Losses', kind: 'lost' }),
  'alerts.preview': ofDomain({ kind: 'lost' }),
  'alerts.listEvents': ofDomain(),
  'alerts.getEvent': ({ domainId, alertEventId }) => ({ domainId, eventId: alertEventId }),
  'alerts.getReader': ofDomain(),
  'alerts.setMail': { input: ofDomain({ isOn: false }), viewer: 200 },
  'alerts.markSeen': { input: ofDomain(), viewer: 200 },
  'alerts.listWebhooks': ofDomain(),
  'alerts.createWebhook': { input: ofDomain({ url: 'https://hooks.example/second' }), member: 403 },
  'alerts.setWebhook': ofWebhook({ isActive: true }),
  'alerts.testWebhook': ofWebhook(),
  'alerts.redeliver': ({ domainId, webhookId, deliveryId }) => ({ domainId, webhookId, deliveryId }),
  'searchConsole.get': ofDomain(),
  // Google access is not configured.
  'searchConsole.begin': { input: ofDomain(), owner: 409 },
  'searchConsole.listProperties': { input: ofDomain(), owner: 409 },
  'searchConsole.chooseProperty': { input: ofDomain({ property: 'sc-domain:acme.com' }), owner: 409 },
  'searchConsole.fetch': { input: ofDomain(), owner: 409 },
  'searchConsole.disconnect': { input: ofDomain(), owner: 409 },
  'searchTotals.get': ofDomain(),
  'searchTotals.list': ofDomain({ table: 'page' }),
  'keywordViews.list': ofWorkspace(),
  'keywordViews.create': ofWorkspace({ name: 'Easy ones', query: {} }),
  'keywordViews.update': ({ workspaceId, viewId }) => ({ workspaceId, viewId, name: 'Winners' }),
  'keywordViews.delete': ({ workspaceId, viewId }) => ({ workspaceId, viewId }),
  'trackedDomains.create': ofWorkspace({ domainUrl: 'shop.com', locationCode: 2840 }),
  'siteChanges.list': ofDomain(),
  'siteChanges.add': ofDomain({ changedOn: '2026-01-05', text: 'Redesign' }),
  'siteChanges.delete': ({ domainId, siteChangeId }) => ({ domainId, changeId: siteChangeId }),
  'trackedDomains.getStatus': ofDomain(),
  'trackedDomains.watchSetup': ofDomain(),
  'trackedDomains.retrySetup': ofDomain(),
  'trackedDomains.update': ofDomain({ brandNames: ['Acme'] }),
  'imports.list': ({ importDomainId }) => ({ domainId: importDomainId }),
  'imports.get': ofImport,
  'imports.watch': ofImport,
  'imports.read': ofImport,
  'imports.start': ofImport,
  'imports.cancel': ofImport,
  'keywords.list': ofDomain(),
  'keywords.get': ofKeyword(),
  'keywords.history': ofKeyword(),
  'keywords.update': ofKeyword({ note: 'Mine' }),
  'keywords.add': ofDomain({ keywordText: 'tea cosy' }),
  'keywords.addMany': ofDomain({ keywords: ['tea strainer'] }),
  'keywords.listTags': ofDomain(),
  'keywords.tagMany': ofKeywords({ action: 'add', tag: 'mine' }),
  'keywords.setIntent': ofKeywords({ intentType: 'commercial' }),
  'keywords.voteRelevance': ofKeywords({ vote: 'ours' }),
  'topics.list': ofDomain(),
  'topics.get': ofTopic(),
  'topics.status': ofDomain(),
  'topics.watch': ofDomain(),
  'topics.corrections': ofDomain(),
  'topics.rename': ofTopic({ name: 'Burr grinders' }),
  'topics.pin': ofTopic({ isPinned: true }),
  'topics.hide': ofTopic({ isHidden: true }),
  'topics.vote': ofTopic({ vote: 'ours' }),
  'topics.moveKeywords': ({ domainId, keywordId, topicId }) => ({
    domainId,
    keywordIds: [keywordId],
    topicId,
  }),
  'topics.split': ({ domainId, keywordId, topicId }) => ({ domainId, keywordIds: [keywordId], topicId }),
  'topics.merge': ({ domainId, topicId, otherTopicId }) => ({
    domainId,
    topicId,
    absorbedIds: [otherTopicId],
  }),
  'topics.undo': ({ domainId, correctionId }) => ({ domainId, correctionId }),
  'topics.rebuild': ofDomain(),
  'topics.cancel': ofDomain(),
  'keywords.listDeleted': ofDomain(),
  'keywords.listMatching': ofDomain(),
  'keywords.listRelated': ofDomain({ keyword: 'tea', kind: 'related' }),
  'keywords.getSearchResults': ofDomain({ keyword: 'tea' }),
  'keywords.findTracked': ofDomain({ keywords: ['tea'] }),
  'keywords.currentRanking': ofDomain(),
  // No live search data account is configured.
  'keywords.complete': { input: ofDomain(), owner: 502 },
  'keywords.refresh': { input: ofDomain(), waitsForWorker: true },
  'keywords.refreshRankings': { input: ofDomain(), waitsForWorker: true },
  'refreshes.start': ofDomain({ kind: 'rankings' }),
  'refreshes.list': ofDomain(),
  'refreshes.get': ofDomain({ kind: 'rankings', run: 1 }),
  'refreshes.watch': ofDomain({ kind: 'rankings', run: 1 }),
  'competitors.list': ofDomain(),
  'competitors.compare': ofDomain(),
  'competitors.discover': ofDomain(),
  'competitors.create': ofDomain({ competitorDomain: 'contender.com' }),
  'competitors.get': ofCompetitor(),
  'competitors.topKeywords': ofCompetitor(),
  'competitors.update': ofCompetitor({ displayName: 'Contender' }),
  'competitors.refresh': ofCompetitor(),
  'gaps.list': ofDomain(),
  'reports.get': ofDomain(),
  'reportShares.list': ofDomain(),
  'reportShares.create': { input: ofDomain(), member: 403 },
  'reportShares.delete': ({ domainId, shareId }) => ({ domainId, shareId }),
  'trends.get': ofDomain(),
  'trends.visibility': ofDomain(),
  'predictions.list': ofDomain(),
  'predictions.listAccepted': ofDomain(),
  'schedules.get': ofDomain(),
  'schedules.listRuns': ofDomain(),
  'schedules.update': ofDomain({ hour: 7, isPaused: false }),
  'schedules.setMail': { input: ofDomain({ isOn: false }), viewer: 200 },
  'contentPlan.list': ofDomain(),
  'contentPlan.board': ofDomain(),
  'contentPlan.plan': ofDomain(),
  'contentPlan.get': ofPlanItem(),
  'contentPlan.update': ofPlanItem({ notes: 'Mine' }),
  'contentPlan.move': ofPlanItem({ status: 'writing' }),
  'contentPlan.add': ofDomain({ keywords: ['tea tray'] }),
  'contentPlan.accept': ofDomain({ keywords: ['tea cup'] }),
  'contentPlan.revert': ({ domainId, workspaceId }) => ({ domainId, acceptanceId: workspaceId }),
});

const removals = within<object | undefined>('workspace', {
  'alerts.deleteWebhook': ofWebhook(),
  'alerts.delete': ofAlertRule(),
  'alerts.restore': ofAlertRule(),
  'contentPlan.delete': ofPlanItem(),
  'contentPlan.restore': ofPlanItem(),
  'keywords.delete': ofKeyword(),
  'keywords.restore': ofKeywords(),
  'keywords.deleteMany': ofKeywords(),
  'competitors.delete': ofCompetitor(),
  'competitors.restore': ofCompetitor(),
  'invitations.delete': { input: ofInvitation, member: 403 },
  'members.delete': { input: ofMember(), member: 403 },
  'schedules.run': ofDomain(),
  'trackedDomains.changeLocation': ({ workspaceId, domainId }) => ({
    workspaceId,
    domainId,
    locationCode: 2276,
    languageCode: 'de',
  }),
  'trackedDomains.delete': ofDomain(),
  // The last owner cannot leave.
  'members.leave': { input: ofWorkspace(), owner: 409, member: 200, viewer: 200 },
  'workspaces.delete': { input: ofWorkspace(), member: 404, viewer: 404 },
});

const ends = within<object | undefined>('own', { 'sessions.endOthers': nothing });

/** Every typed procedure that requires sign-in, in an order in which one person can call them. */
export const procedureCalls: Record<string, ProtectedCall<object | undefined>> = {
  ...own,
  ...board,
  ...workspace,
  ...moveProcedureCalls,
  ...notificationProcedureCalls,
  ...pageProcedureCalls,
  ...briefProcedureCalls,
  ...radarProcedureCalls,
  ...removals,
  ...ends,
};
