import { type AuditKind, auditKinds } from '@keydence/domain';
import { expect, it } from 'vitest';
import { appRouter } from '../router.ts';

/**
 * Audit kinds that each mutation records in a workspace, or the reason for recording none. A new
 * mutation must be listed here on purpose.
 */
const decisions: Record<string, readonly AuditKind[] | string> = {
  'account.delete': ['member.left'],
  'apiKeys.create': ['api_key.created'],
  'apiKeys.delete': ['api_key.ended'],
  'alerts.createWebhook': ['webhook.created'],
  'alerts.deleteWebhook': ['webhook.deleted'],
  'alerts.redeliver': ['webhook.redelivered'],
  'alerts.setWebhook': ['webhook.turned_on', 'webhook.turned_off'],
  'alerts.testWebhook': ['webhook.tested'],
  'imports.cancel': ['import.cancelled'],
  'imports.start': ['import.started'],
  'invitations.accept': ['invitation.accepted', 'member.joined'],
  'invitations.create': ['invitation.sent'],
  'invitations.delete': ['invitation.withdrawn'],
  'invitations.resend': ['invitation.resent'],
  'keywords.delete': ['keywords.deleted'],
  'keywords.deleteMany': ['keywords.deleted'],
  'keywords.restore': ['keywords.restored'],
  'members.delete': ['member.removed', 'member.left'],
  'members.leave': ['member.left'],
  'members.update': ['member.role_changed'],
  'reportShares.create': ['share_link.created'],
  'reportShares.delete': ['share_link.ended'],
  'rhythm.update': ['domain.schedule_changed'],
  'searchConsole.chooseProperty': ['search_console.property_chosen'],
  'searchConsole.disconnect': ['search_console.disconnected'],
  'searchConsole.fetch': ['import.started'],
  'searchConsole.finish': ['search_console.connected'],
  'spending.setBudget': ['workspace.budget_changed'],
  'trackedDomains.changeLocation': ['domain.market_changed'],
  'trackedDomains.create': ['domain.added'],
  'trackedDomains.delete': ['domain.deleted'],
  'trackedDomains.update': ['domain.brand_names_changed'],
  'workspaces.create': ['workspace.created', 'domain.added'],
  'workspaces.removeIcon': ['workspace.logo_removed'],
  'workspaces.setSharing': ['workspace.sharing_changed'],
  'workspaces.setTimeZone': ['workspace.time_zone_changed'],
  'workspaces.update': ['workspace.renamed'],
  'workspaces.delete': 'the log goes with the workspace; the log of the server has who',
  ...ofEach('daily work on the data, which sends nothing out and can be undone', [
    'alerts.create',
    'alerts.delete',
    'alerts.restore',
    'alerts.update',
    'competitors.create',
    'competitors.delete',
    'competitors.restore',
    'competitors.update',
    'contentPlan.accept',
    'briefs.cancel',
    'briefs.change',
    'briefs.check',
    'briefs.create',
    'briefs.delete',
    'contentPlan.add',
    'contentPlan.delete',
    'contentPlan.move',
    'contentPlan.restore',
    'contentPlan.revert',
    'contentPlan.update',
    'keywordViews.create',
    'keywordViews.delete',
    'keywordViews.update',
    'keywords.add',
    'keywords.addMany',
    'keywords.setIntent',
    'keywords.tagMany',
    'keywords.update',
    'keywords.voteRelevance',
    'moves.accept',
    'moves.cancel',
    'moves.markDone',
    'moves.rebuild',
    'moves.restore',
    'moves.setCapacity',
    'moves.skip',
    'pages.cancel',
    'pages.ignoreFindings',
    'pages.read',
    'pages.restoreFindings',
    'siteChanges.add',
    'siteChanges.delete',
    'topics.cancel',
    'topics.hide',
    'topics.merge',
    'topics.moveKeywords',
    'topics.pin',
    'topics.rebuild',
    'topics.rename',
    'topics.split',
    'topics.undo',
    'topics.vote',
  ]),
  ...ofEach('asks a source for newer numbers; what that cost is in the spending', [
    'competitors.discover',
    'competitors.refresh',
    'keywords.complete',
    'keywords.refresh',
    'keywords.refreshRankings',
    'refreshes.start',
    'rhythm.run',
    'trackedDomains.retrySetup',
  ]),
  ...ofEach('only what the person reads or gets by mail', [
    'alerts.markSeen',
    'alerts.setMail',
    'alerts.unsubscribe',
    'notifications.markAllRead',
    'notifications.markRead',
    'notifications.markUnread',
    'rhythm.setMail',
    'rhythm.unsubscribe',
  ]),
  ...ofEach('of a person or the feedback board, not of a workspace', [
    'feedback.addComment',
    'feedback.create',
    'feedback.delete',
    'feedback.deleteComment',
    'feedback.merge',
    'feedback.removeVote',
    'feedback.setNotices',
    'feedback.unsubscribe',
    'feedback.update',
    'feedback.updateComment',
    'feedback.vote',
    'newsletter.confirm',
    'newsletter.subscribe',
    'newsletter.unsubscribe',
    'profile.removeAvatar',
    'profile.update',
    'sessions.end',
    'sessions.endOthers',
  ]),
  ...ofEach('changes nothing yet', ['imports.read', 'searchConsole.begin', 'trackedDomains.validate']),
};

/** Recorded outside mutations: by the downloads and the upload of a logo. */
const elsewhere: readonly AuditKind[] = [
  'export.account',
  'export.audit_log',
  'export.gaps',
  'export.keywords',
  'export.predictions',
  'export.topics',
  'export.moves',
  'export.pages',
  'export.radar',
  'workspace.logo_changed',
];

function ofEach(reason: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, reason]));
}

it('lists the audit kinds of every mutation, or the reason for none', () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  const mutations = Object.keys(procedures).filter((path) => procedures[path]?._def.type === 'mutation');
  expect(Object.keys(decisions).sort()).toEqual(mutations.sort());
});

it('has a source for every kind', () => {
  const noted = Object.values(decisions).flatMap((decision) =>
    typeof decision === 'string' ? [] : [...decision],
  );
  expect([...new Set([...noted, ...elsewhere])].sort()).toEqual([...auditKinds].sort());
});
