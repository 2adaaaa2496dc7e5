import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { joinWorkspace } from '../testing/join-workspace.ts';
import { callAnonymously, failureOf, signIn } from '../testing/sign-in.ts';
import { appRouter } from './router.ts';
import { runSetup } from './setup/run-setup.ts';

type Api = ReturnType<typeof callAnonymously>;
interface Ids {
  workspaceId: string;
  domainId: string;
}

const now = () => new Date('2026-11-21T12:00:00Z');
const feedbackItem = { title: 'Mine', description: 'Nothing but mine', category: 'improvements' } as const;
const market = { locationCode: 2276, languageCode: 'de' };

/** Every procedure, grouped by the owner of the ids in its input. */
const personal: Record<string, (api: Api) => Promise<unknown>> = {
  'accountActivity.list': (api) => api.accountActivity.list({}),
  'apiKeys.list': (api) => api.apiKeys.list(),
  'apiKeys.create': (api) => api.apiKeys.create({ name: 'Script', scope: 'read' }),
  // The tests of `api-keys` check that foreign keys are hidden.
  'apiKeys.delete': (api) => api.apiKeys.delete({ keyId: 'x' }),
  'profile.session': (api) => api.profile.session(),
  'profile.get': (api) => api.profile.get(),
  'profile.update': (api) => api.profile.update({ fullName: 'Eve' }),
  'profile.removeAvatar': (api) => api.profile.removeAvatar(),
  'sessions.list': (api) => api.sessions.list(),
  // The tests of `sessions` check that foreign sessions are hidden.
  'sessions.end': (api) => api.sessions.end({ sessionId: 'x' }),
  'sessions.endOthers': (api) => api.sessions.endOthers(),
  'account.getDeletion': (api) => api.account.getDeletion(),
  // These tests still need the caller: the call is refused for its confirmation.
  'account.delete': (api) => api.account.delete({ confirmation: '' }),
  'locations.list': (api) => api.locations.list(),
  'invitations.accept': (api) => api.invitations.accept({ token: 'x'.repeat(43) }),
  'workspaces.list': (api) => api.workspaces.list(),
  'workspaces.create': (api) => api.workspaces.create({ name: 'Acme' }),
  'spending.estimateSetup': (api) => api.spending.estimateSetup({ domain: 'acme.com', locationCode: 2840 }),
  'searchConsole.finish': (api) => api.searchConsole.finish({ state: 'x', code: null }),
  'keywords.inspect': (api) => api.keywords.inspect({ keywords: ['tea'] }),
  'trackedDomains.validate': (api) => api.trackedDomains.validate({ domain: 'acme.com' }),
  'trackedDomains.listSamples': (api) => api.trackedDomains.listSamples(),
  'feedback.listSimilar': (api) => api.feedback.listSimilar({ title: 'Dark mode' }),
  'feedback.getNotices': (api) => api.feedback.getNotices(),
  'feedback.setNotices': (api) => api.feedback.setNotices({ isOn: true }),
};
const ofWorkspace: Record<string, (api: Api, ids: Ids) => Promise<unknown>> = {
  'workspaces.get': (api, { workspaceId }) => api.workspaces.get({ workspaceId }),
  'workspaces.update': (api, { workspaceId }) => api.workspaces.update({ workspaceId, name: 'Mine' }),
  'workspaces.removeIcon': (api, { workspaceId }) => api.workspaces.removeIcon({ workspaceId }),
  'trackedDomains.create': (api, { workspaceId }) =>
    api.trackedDomains.create({ workspaceId, domainUrl: 'acme.com', locationCode: 2840 }),
  'workspaces.delete': (api, { workspaceId }) => api.workspaces.delete({ workspaceId }),
  'invitations.list': (api, { workspaceId }) => api.invitations.list({ workspaceId }),
  'invitations.create': (api, { workspaceId }) =>
    api.invitations.create({ workspaceId, email: 'eve@people.example' }),
  'invitations.resend': (api, { workspaceId }) =>
    api.invitations.resend({ workspaceId, invitationId: workspaceId }),
  'invitations.delete': (api, { workspaceId }) =>
    api.invitations.delete({ workspaceId, invitationId: workspaceId }),
  'auditLog.list': (api, { workspaceId }) => api.auditLog.list({ workspaceId }),
  'workspaces.getSharing': (api, { workspaceId }) => api.workspaces.getSharing({ workspaceId }),
  'workspaces.setTimeZone': (api, { workspaceId }) =>
    api.workspaces.setTimeZone({ workspaceId, timeZone: 'UTC' }),
  'workspaces.setSharing': (api, { workspaceId }) =>
    api.workspaces.setSharing({ workspaceId, membersMayShare: true }),
  'members.getHoldings': (api, { workspaceId }) =>
    api.members.getHoldings({ workspaceId, userId: workspaceId }),
  'members.list': (api, { workspaceId }) => api.members.list({ workspaceId }),
  'members.update': (api, { workspaceId }) =>
    api.members.update({ workspaceId, userId: mine.userId, role: 'member' }),
  'members.delete': (api, { workspaceId }) => api.members.delete({ workspaceId, userId: mine.userId }),
  'members.leave': (api, { workspaceId }) => api.members.leave({ workspaceId }),
  'overview.get': (api, { workspaceId }) => api.overview.get({ workspaceId }),
  'feedback.list': (api, { workspaceId }) => api.feedback.list({ workspaceId }),
  'feedback.listCategories': (api, { workspaceId }) => api.feedback.listCategories({ workspaceId }),
  'feedback.create': (api, { workspaceId }) => api.feedback.create({ ...feedbackItem, workspaceId }),
  'spending.get': (api, { workspaceId }) => api.spending.get({ workspaceId }),
  'spending.setBudget': (api, { workspaceId }) => api.spending.setBudget({ workspaceId, budgetUsd: 1 }),
  'spending.estimate': (api, { workspaceId }) => api.spending.estimate({ workspaceId, action: 'setup' }),
  'keywordViews.list': (api, { workspaceId }) => api.keywordViews.list({ workspaceId }),
  'keywordViews.create': (api, { workspaceId }) =>
    api.keywordViews.create({ workspaceId, name: 'Mine', query: {} }),
  'keywordViews.update': (api, { workspaceId }) =>
    api.keywordViews.update({ workspaceId, viewId: workspaceId, name: 'Mine' }),
  'keywordViews.delete': (api, { workspaceId }) =>
    api.keywordViews.delete({ workspaceId, viewId: workspaceId }),
};
const moveId = '01a1fc17-0000-7000-8000-000000000001';
const briefId = moveId;

const ofDomain: Record<string, (api: Api, ids: Ids) => Promise<unknown>> = {
  'trackedDomains.getStatus': (api, { domainId }) => api.trackedDomains.getStatus({ domainId }),
  'trackedDomains.watchSetup': (api, { domainId }) => api.trackedDomains.watchSetup({ domainId }),
  'trackedDomains.retrySetup': (api, { domainId }) => api.trackedDomains.retrySetup({ domainId }),
  'trackedDomains.changeLocation': (api, ids) => api.trackedDomains.changeLocation({ ...ids, ...market }),
  'trackedDomains.update': (api, { domainId }) =>
    api.trackedDomains.update({ domainId, brandNames: ['Mine'] }),
  'trackedDomains.delete': (api, { domainId }) => api.trackedDomains.delete({ domainId }),
  'keywords.list': (api, { domainId }) => api.keywords.list({ domainId }),
  'keywords.add': (api, { domainId }) => api.keywords.add({ domainId, keywordText: 'tea' }),
  'keywords.addMany': (api, { domainId }) => api.keywords.addMany({ domainId, keywords: ['tea'] }),
  'keywords.listTags': (api, { domainId }) => api.keywords.listTags({ domainId }),
  'keywords.tagMany': (api, { domainId }) =>
    api.keywords.tagMany({ domainId, keywordIds: ['1'], action: 'add', tag: 'mine' }),
  'keywords.deleteMany': (api, { domainId }) => api.keywords.deleteMany({ domainId, keywordIds: ['1'] }),
  'keywords.restore': (api, { domainId }) => api.keywords.restore({ domainId, keywordIds: ['1'] }),
  'keywords.listDeleted': (api, { domainId }) => api.keywords.listDeleted({ domainId }),
  'keywords.listMatching': (api, { domainId }) => api.keywords.listMatching({ domainId }),
  'keywords.listRelated': (api, { domainId }) =>
    api.keywords.listRelated({ domainId, keyword: 'tea', kind: 'related' }),
  'keywords.getSearchResults': (api, { domainId }) =>
    api.keywords.getSearchResults({ domainId, keyword: 'tea' }),
  'keywords.findTracked': (api, { domainId }) => api.keywords.findTracked({ domainId, keywords: ['tea'] }),
  'keywords.currentRanking': (api, { domainId }) => api.keywords.currentRanking({ domainId }),
  'keywords.complete': (api, { domainId }) => api.keywords.complete({ domainId }),
  'keywords.refresh': (api, { domainId }) => api.keywords.refresh({ domainId }),
  'keywords.refreshRankings': (api, { domainId }) => api.keywords.refreshRankings({ domainId }),
  'imports.list': (api, { domainId }) => api.imports.list({ domainId }),
  'imports.get': (api, { domainId }) => api.imports.get({ domainId, importId: domainId }),
  'imports.read': (api, { domainId }) => api.imports.read({ domainId, importId: domainId, fields: null }),
  'imports.start': (api, { domainId }) => api.imports.start({ domainId, importId: domainId }),
  'imports.cancel': (api, { domainId }) => api.imports.cancel({ domainId, importId: domainId }),
  'imports.watch': (api, { domainId }) => api.imports.watch({ domainId, importId: domainId }),
  'refreshes.start': (api, { domainId }) => api.refreshes.start({ domainId, kind: 'rankings' }),
  'refreshes.list': (api, { domainId }) => api.refreshes.list({ domainId }),
  'refreshes.get': (api, { domainId }) => api.refreshes.get({ domainId, kind: 'rankings', run: 1 }),
  'refreshes.watch': (api, { domainId }) => api.refreshes.watch({ domainId, kind: 'rankings', run: 1 }),
  'keywords.setIntent': (api, { domainId }) =>
    api.keywords.setIntent({ domainId, keywordIds: ['1'], intentType: 'commercial' }),
  'keywords.voteRelevance': (api, { domainId }) =>
    api.keywords.voteRelevance({ domainId, keywordIds: ['1'], vote: 'ours' }),
  'moves.plan': (api, { domainId }) => api.moves.plan({ domainId }),
  'moves.list': (api, { domainId }) => api.moves.list({ domainId }),
  'moves.get': (api, { domainId }) => api.moves.get({ domainId, moveId }),
  'moves.review': (api, { domainId }) => api.moves.review({ domainId }),
  'moves.status': (api, { domainId }) => api.moves.status({ domainId }),
  'moves.watch': (api, { domainId }) => api.moves.watch({ domainId }),
  'moves.accept': (api, { domainId }) => api.moves.accept({ domainId, moveIds: [moveId] }),
  'moves.skip': (api, { domainId }) => api.moves.skip({ domainId, moveId, reason: 'not_now' }),
  'moves.restore': (api, { domainId }) => api.moves.restore({ domainId, moveIds: [moveId] }),
  'moves.markDone': (api, { domainId }) => api.moves.markDone({ domainId, moveId }),
  'moves.setCapacity': (api, { domainId }) => api.moves.setCapacity({ domainId, hours: 8 }),
  'moves.rebuild': (api, { domainId }) => api.moves.rebuild({ domainId }),
  'moves.cancel': (api, { domainId }) => api.moves.cancel({ domainId }),
  'radar.list': (api, { domainId }) => api.radar.list({ domainId }),
  'radar.status': (api, { domainId }) => api.radar.status({ domainId }),
  'radar.poll': (api, { domainId }) => api.radar.poll({ domainId }),
  'radar.cancel': (api, { domainId }) => api.radar.cancel({ domainId }),
  'briefs.list': (api, { domainId }) => api.briefs.list({ domainId }),
  'briefs.get': (api, { domainId }) => api.briefs.get({ domainId, briefId }),
  'briefs.create': (api, { domainId }) => api.briefs.create({ domainId, title: 'tea' }),
  'briefs.change': (api, { domainId }) => api.briefs.change({ domainId, briefId }),
  'briefs.cancel': (api, { domainId }) => api.briefs.cancel({ domainId, briefId }),
  'briefs.delete': (api, { domainId }) => api.briefs.delete({ domainId, briefId }),
  'briefs.check': (api, { domainId }) => api.briefs.check({ domainId, briefId, text: '' }),
  'pages.list': (api, { domainId }) => api.pages.list({ domainId }),
  'pages.get': (api, { domainId }) => api.pages.get({ domainId, pageId: '1' }),
  'pages.findings': (api, { domainId }) => api.pages.findings({ domainId }),
  'pages.ignoreFindings': (api, { domainId }) =>
    api.pages.ignoreFindings({ domainId, findingIds: ['no_title-1-0'] }),
  'pages.restoreFindings': (api, { domainId }) =>
    api.pages.restoreFindings({ domainId, findingIds: ['no_title-1-0'] }),
  'pages.status': (api, { domainId }) => api.pages.status({ domainId }),
  'pages.watch': (api, { domainId }) => api.pages.watch({ domainId }),
  'pages.read': (api, { domainId }) => api.pages.read({ domainId }),
  'pages.cancel': (api, { domainId }) => api.pages.cancel({ domainId }),
  'topics.list': (api, { domainId }) => api.topics.list({ domainId }),
  'topics.get': (api, { domainId }) => api.topics.get({ domainId, topicId: '1' }),
  'topics.status': (api, { domainId }) => api.topics.status({ domainId }),
  'topics.watch': (api, { domainId }) => api.topics.watch({ domainId }),
  'topics.corrections': (api, { domainId }) => api.topics.corrections({ domainId }),
  'topics.moveKeywords': (api, { domainId }) =>
    api.topics.moveKeywords({ domainId, keywordIds: ['1'], topicId: null }),
  'topics.merge': (api, { domainId }) => api.topics.merge({ domainId, topicId: '1', absorbedIds: ['2'] }),
  'topics.split': (api, { domainId }) => api.topics.split({ domainId, topicId: '1', keywordIds: ['1'] }),
  'topics.rename': (api, { domainId }) => api.topics.rename({ domainId, topicId: '1', name: 'Mine' }),
  'topics.pin': (api, { domainId }) => api.topics.pin({ domainId, topicId: '1', isPinned: true }),
  'topics.hide': (api, { domainId }) => api.topics.hide({ domainId, topicId: '1', isHidden: true }),
  'topics.vote': (api, { domainId }) => api.topics.vote({ domainId, topicId: '1', vote: 'ours' }),
  'topics.undo': (api, { domainId }) => api.topics.undo({ domainId, correctionId: '1' }),
  'topics.rebuild': (api, { domainId }) => api.topics.rebuild({ domainId }),
  'topics.cancel': (api, { domainId }) => api.topics.cancel({ domainId }),
  'competitors.compare': (api, { domainId }) => api.competitors.compare({ domainId }),
  'competitors.list': (api, { domainId }) => api.competitors.list({ domainId }),
  'competitors.discover': (api, { domainId }) => api.competitors.discover({ domainId }),
  'competitors.create': (api, { domainId }) =>
    api.competitors.create({ domainId, competitorDomain: 'rival.com' }),
  'reports.get': (api, { domainId }) => api.reports.get({ domainId, forceRefresh: true }),
  'predictions.list': (api, { domainId }) => api.predictions.list({ domainId }),
  'predictions.listAccepted': (api, { domainId }) => api.predictions.listAccepted({ domainId }),
  'alerts.list': (api, { domainId }) => api.alerts.list({ domainId }),
  'alerts.get': (api, { domainId }) => api.alerts.get({ domainId, ruleId: domainId }),
  'alerts.create': (api, { domainId }) => api.alerts.create({ domainId, name: 'Mine', kind: 'lost' }),
  'alerts.update': (api, { domainId }) =>
    api.alerts.update({ domainId, ruleId: domainId, name: 'Mine', kind: 'lost' }),
  'alerts.delete': (api, { domainId }) => api.alerts.delete({ domainId, ruleId: domainId }),
  'alerts.restore': (api, { domainId }) => api.alerts.restore({ domainId, ruleId: domainId }),
  'alerts.preview': (api, { domainId }) => api.alerts.preview({ domainId, kind: 'lost' }),
  'alerts.listEvents': (api, { domainId }) => api.alerts.listEvents({ domainId }),
  'alerts.getEvent': (api, { domainId }) => api.alerts.getEvent({ domainId, eventId: domainId }),
  'alerts.getReader': (api, { domainId }) => api.alerts.getReader({ domainId }),
  'alerts.setMail': (api, { domainId }) => api.alerts.setMail({ domainId, isOn: false }),
  'alerts.markSeen': (api, { domainId }) => api.alerts.markSeen({ domainId }),
  'alerts.listWebhooks': (api, { domainId }) => api.alerts.listWebhooks({ domainId }),
  'alerts.createWebhook': (api, { domainId }) =>
    api.alerts.createWebhook({ domainId, url: 'https://hooks.example/' }),
  'alerts.setWebhook': (api, { domainId }) =>
    api.alerts.setWebhook({ domainId, webhookId: domainId, isActive: true }),
  'alerts.redeliver': (api, { domainId }) =>
    api.alerts.redeliver({ domainId, webhookId: domainId, deliveryId: domainId }),
  'alerts.testWebhook': (api, { domainId }) => api.alerts.testWebhook({ domainId, webhookId: domainId }),
  'alerts.deleteWebhook': (api, { domainId }) => api.alerts.deleteWebhook({ domainId, webhookId: domainId }),
  'notifications.list': (api, { domainId }) => api.notifications.list({ domainId }),
  'notifications.countUnread': (api, { domainId }) => api.notifications.countUnread({ domainId }),
  'notifications.markRead': (api, { domainId }) => api.notifications.markRead({ domainId, ids: ['x'] }),
  'notifications.markUnread': (api, { domainId }) => api.notifications.markUnread({ domainId, ids: ['x'] }),
  'notifications.mute': (api, { domainId }) => api.notifications.mute({ domainId, kinds: ['crawl'] }),
  'notifications.markAllRead': (api, { domainId }) => api.notifications.markAllRead({ domainId, seen: '1' }),
  'siteChanges.list': (api, { domainId }) => api.siteChanges.list({ domainId }),
  'siteChanges.add': (api, { domainId }) =>
    api.siteChanges.add({ domainId, changedOn: '2026-01-05', text: 'Redesign' }),
  'siteChanges.delete': (api, { domainId }) => api.siteChanges.delete({ domainId, changeId: domainId }),
  'searchConsole.get': (api, { domainId }) => api.searchConsole.get({ domainId }),
  'searchConsole.begin': (api, { domainId }) => api.searchConsole.begin({ domainId }),
  'searchConsole.listProperties': (api, { domainId }) => api.searchConsole.listProperties({ domainId }),
  'searchConsole.chooseProperty': (api, { domainId }) =>
    api.searchConsole.chooseProperty({ domainId, property: 'sc-domain:acme.com' }),
  'searchConsole.fetch': (api, { domainId }) => api.searchConsole.fetch({ domainId }),
  'searchConsole.disconnect': (api, { domainId }) => api.searchConsole.disconnect({ domainId }),
  'searchTotals.get': (api, { domainId }) => api.searchTotals.get({ domainId }),
  'searchTotals.list': (api, { domainId }) => api.searchTotals.list({ domainId, table: 'page' }),
  'schedules.get': (api, { domainId }) => api.schedules.get({ domainId }),
  'schedules.listRuns': (api, { domainId }) => api.schedules.listRuns({ domainId }),
  'schedules.update': (api, { domainId }) => api.schedules.update({ domainId, hour: 7, isPaused: false }),
  'schedules.run': (api, { domainId }) => api.schedules.run({ domainId }),
  'schedules.setMail': (api, { domainId }) => api.schedules.setMail({ domainId, isOn: false }),
  'trends.get': (api, { domainId }) => api.trends.get({ domainId }),
  'trends.visibility': (api, { domainId }) => api.trends.visibility({ domainId }),
  'gaps.list': (api, { domainId }) => api.gaps.list({ domainId }),
  'contentPlan.list': (api, { domainId }) => api.contentPlan.list({ domainId }),
  'contentPlan.board': (api, { domainId }) => api.contentPlan.board({ domainId }),
  'contentPlan.plan': (api, { domainId }) => api.contentPlan.plan({ domainId }),
  'contentPlan.accept': (api, { domainId }) => api.contentPlan.accept({ domainId, keywords: ['tea'] }),
  'contentPlan.revert': (api, { domainId }) => api.contentPlan.revert({ domainId, acceptanceId: domainId }),
  'contentPlan.add': (api, { domainId }) => api.contentPlan.add({ domainId, keywords: ['tea'] }),
  'reportShares.create': (api, { domainId }) => api.reportShares.create({ domainId }),
  'reportShares.list': (api, { domainId }) => api.reportShares.list({ domainId }),
  'reportShares.delete': (api, { domainId }) => api.reportShares.delete({ domainId, shareId: domainId }),
};
/**
 * Public, with a secret as input; `report-shares`, `invitations`, `feedback`, `newsletter`,
 * `schedules` have their tests.
 */
const open = [
  'alerts.unsubscribe',
  'feedback.unsubscribe',
  'invitations.get',
  'newsletter.confirm',
  'newsletter.subscribe',
  'newsletter.unsubscribe',
  'reportShares.get',
  'schedules.unsubscribe',
];
/** On one keyword, competitor or plan item. */
const ofItem: Record<string, (api: Api, id: string) => Promise<unknown>> = {
  'competitors.delete': (api, competitorId) => api.competitors.delete({ competitorId }),
  'competitors.get': (api, competitorId) => api.competitors.get({ competitorId }),
  'competitors.restore': (api, competitorId) => api.competitors.restore({ competitorId }),
  'competitors.update': (api, competitorId) => api.competitors.update({ competitorId, displayName: 'Mine' }),
  'competitors.refresh': (api, competitorId) => api.competitors.refresh({ competitorId }),
  'competitors.topKeywords': (api, competitorId) => api.competitors.topKeywords({ competitorId }),
  'keywords.get': (api, keywordId) => api.keywords.get({ keywordId }),
  'keywords.update': (api, keywordId) => api.keywords.update({ keywordId, note: 'Mine' }),
  'keywords.history': (api, keywordId) => api.keywords.history({ keywordId }),
  'keywords.delete': (api, keywordId) => api.keywords.delete({ keywordId }),
  'contentPlan.get': (api, itemId) => api.contentPlan.get({ itemId }),
  'contentPlan.update': (api, itemId) => api.contentPlan.update({ itemId, notes: 'Mine' }),
  'contentPlan.move': (api, itemId) => api.contentPlan.move({ itemId, status: 'writing' }),
  'contentPlan.delete': (api, itemId) => api.contentPlan.delete({ itemId }),
  'contentPlan.restore': (api, itemId) => api.contentPlan.restore({ itemId }),
};
/**
 * On the feedback board, which all users share; the tests of `feedback` check who may change it.
 */
const ofBoard: Record<string, (api: Api, id: string) => Promise<unknown>> = {
  'feedback.get': (api, feedbackId) => api.feedback.get({ feedbackId }),
  'feedback.update': (api, feedbackId) => api.feedback.update({ feedbackId, title: 'Mine' }),
  'feedback.delete': (api, feedbackId) => api.feedback.delete({ feedbackId }),
  'feedback.vote': (api, feedbackId) => api.feedback.vote({ feedbackId }),
  'feedback.removeVote': (api, feedbackId) => api.feedback.removeVote({ feedbackId }),
  'feedback.merge': (api, feedbackId) => api.feedback.merge({ feedbackId, intoId: feedbackId }),
  'feedback.listComments': (api, feedbackId) => api.feedback.listComments({ feedbackId }),
  'feedback.addComment': (api, feedbackId) => api.feedback.addComment({ feedbackId, content: 'Mine' }),
  'feedback.updateComment': (api, commentId) => api.feedback.updateComment({ commentId, content: 'Mine' }),
  'feedback.deleteComment': (api, commentId) => api.feedback.deleteComment({ commentId }),
};
/** Procedures that take both ids must check that they belong together. */
const ofBoth: Record<string, (api: Api, ids: Ids) => Promise<unknown>> = {
  'trackedDomains.changeLocation': (api, ids) => api.trackedDomains.changeLocation({ ...ids, ...market }),
  'reports.get': (api, ids) => api.reports.get(ids),
  'overview.get': (api, ids) => api.overview.get(ids),
};

let services: TestServices;
let mine: Ids & { api: Api; userId: string; secondWorkspaceId: string };
let theirs: Ids & { api: Api };
/** A person removed from their workspace just before. */
let removed: Api;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  const first = await addPerson();
  const { id } = await first.api.workspaces.create({ name: 'Second' });
  mine = { ...first, secondWorkspaceId: id };
  theirs = await addPerson();
  const { api, userId } = await joinWorkspace(services, theirs.workspaceId, 'owner');
  await theirs.api.members.delete({ workspaceId: theirs.workspaceId, userId });
  removed = api;
});
afterAll(() => services.database.close());

async function addPerson() {
  const { api, userId } = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { id, domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return { api, userId, workspaceId: id, domainId };
}

async function expectHidden(call: Promise<unknown>) {
  const { code, message, details } = await failureOf(call);
  expect({ code, message, details }).toEqual({ code: 'not_found', message: 'Not found', details: {} });
}

const wrongIds = ['01a1fc17-0000-7000-8000-000000000000', 'not-an-id', '', '7', "' or true --", '\uff11'];

it('lists every procedure under its kind of owner', () => {
  const told = [
    ...open,
    ...Object.keys({ ...personal, ...ofWorkspace, ...ofDomain, ...ofItem, ...ofBoard }),
  ].sort();
  expect(told).toEqual(Object.keys(appRouter._def.procedures).sort());
});

describe.each(Object.entries({ ...personal, ...ofWorkspace, ...ofDomain }))('%s', (_, call) => {
  it('requires a signed-in caller', async () => {
    const error = await failureOf(call(callAnonymously(services), mine));
    expect(error).toMatchObject({ code: 'not_authenticated', message: 'Not authenticated' });
  });
});

describe.each(Object.entries(ofBoard))('%s', (_, call) => {
  it('requires a signed-in caller and an existing id', async () => {
    const error = await failureOf(call(callAnonymously(services), wrongIds[0] ?? ''));
    expect(error).toMatchObject({ code: 'not_authenticated' });
    for (const id of wrongIds) await expectHidden(call(mine.api, id));
  });
});

describe.each(Object.entries(ofItem))('%s', (name, call) => {
  it('requires a signed-in caller', async () => {
    expect(await failureOf(call(callAnonymously(services), '1'))).toMatchObject({
      code: 'not_authenticated',
    });
  });

  it('treats foreign ids and those of a lost workspace like unknown ones', async () => {
    const { domainId } = theirs;
    const noun = name.split('.')[0] as 'keywords' | 'competitors' | 'contentPlan';
    const { data } = await theirs.api[noun].list({ domainId });
    expect(data).not.toEqual([]);
    for (const id of [data[0]?.id ?? '', '9'.repeat(18), '9'.repeat(19), ...wrongIds]) {
      await expectHidden(call(mine.api, id));
    }
    await expectHidden(call(removed, data[0]?.id ?? ''));
  });
});

describe.each(Object.entries(ofWorkspace))('%s', (_, call) => {
  it('treats foreign and lost workspaces like unknown ones', async () => {
    for (const workspaceId of [theirs.workspaceId, theirs.domainId, ...wrongIds]) {
      await expectHidden(call(mine.api, { ...mine, workspaceId }));
    }
    await expectHidden(call(removed, theirs));
  });
});

describe.each(Object.entries(ofDomain))('%s', (_, call) => {
  it('treats domains of foreign and lost workspaces like unknown ones', async () => {
    for (const domainId of [theirs.domainId, theirs.workspaceId, ...wrongIds]) {
      await expectHidden(call(mine.api, { ...mine, domainId }));
    }
    await expectHidden(call(removed, theirs));
  });
});

describe.each(Object.entries(ofBoth))('%s', (_, call) => {
  it('hides a domain that is not in the named workspace', async () => {
    await expectHidden(call(mine.api, { ...mine, workspaceId: mine.secondWorkspaceId }));
    await expectHidden(call(mine.api, { ...mine, workspaceId: theirs.workspaceId }));
    await expectHidden(call(mine.api, { ...mine, domainId: theirs.domainId }));
    await expectHidden(call(mine.api, { ...mine, workspaceId: 'not-an-id' }));
  });
});

it('leaves hidden data unchanged', async () => {
  const { name, domains } = await theirs.api.workspaces.get({ workspaceId: theirs.workspaceId });
  expect({ name, domains }).toMatchObject({
    name: 'Acme',
    domains: [{ locationCode: 2840, state: 'ready' }],
  });
  expect(domains).toHaveLength(1);
});
