import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { keyMessages } from '../access/require-key-access.ts';
import type { Caller } from '../context.ts';
import { appRouter, createCaller } from '../router.ts';

type Key = NonNullable<Caller['key']>;

/** Access of an API key to each procedure. A new procedure must be listed here on purpose. */
const access = {
  /** Needs no caller. */
  open: [
    'alerts.unsubscribe',
    'feedback.unsubscribe',
    'invitations.get',
    'newsletter.confirm',
    'newsletter.subscribe',
    'newsletter.unsubscribe',
    'reportShares.get',
    'schedules.unsubscribe',
  ],
  /** Reads: both scopes. */
  read: [
    'alerts.get',
    'alerts.getEvent',
    'alerts.getReader',
    'alerts.list',
    'alerts.listEvents',
    'alerts.listWebhooks',
    'alerts.preview',
    'competitors.compare',
    'competitors.get',
    'competitors.list',
    'competitors.topKeywords',
    'contentPlan.board',
    'contentPlan.get',
    'contentPlan.list',
    'contentPlan.plan',
    'feedback.get',
    'feedback.getNotices',
    'feedback.list',
    'feedback.listCategories',
    'feedback.listComments',
    'feedback.listSimilar',
    'gaps.list',
    'imports.get',
    'imports.list',
    'imports.watch',
    'keywordViews.list',
    'keywords.currentRanking',
    'keywords.findTracked',
    'keywords.get',
    'keywords.history',
    'keywords.list',
    'keywords.listDeleted',
    'keywords.listMatching',
    'keywords.listTags',
    'locations.list',
    'members.list',
    'notifications.countUnread',
    'notifications.list',
    'overview.get',
    'predictions.list',
    'predictions.listAccepted',
    'profile.session',
    'refreshes.get',
    'refreshes.list',
    'refreshes.watch',
    'moves.get',
    'moves.list',
    'moves.plan',
    'moves.review',
    'moves.status',
    'moves.watch',
    'briefs.get',
    'briefs.list',
    'radar.list',
    'radar.status',
    'pages.findings',
    'pages.get',
    'pages.list',
    'pages.status',
    'pages.watch',
    'topics.corrections',
    'topics.get',
    'topics.list',
    'topics.status',
    'topics.watch',
    'reportShares.list',
    'reports.get',
    'schedules.get',
    'schedules.listRuns',
    'searchConsole.get',
    'searchConsole.listProperties',
    'searchTotals.get',
    'siteChanges.list',
    'searchTotals.list',
    'spending.estimate',
    'spending.estimateSetup',
    'spending.get',
    'trackedDomains.getStatus',
    'trackedDomains.listSamples',
    'trackedDomains.watchSetup',
    'trends.get',
    'trends.visibility',
    'workspaces.get',
    'workspaces.getSharing',
    'workspaces.list',
  ],
  /** Reads, and may cost money: the write scope. */
  paid: ['keywords.getSearchResults', 'keywords.inspect', 'keywords.listRelated'],
  /** Returns data about people: both scopes, if the key includes people. */
  people: ['auditLog.list', 'invitations.list', 'profile.get'],
  /** Changes a workspace's data: the write scope. */
  write: [
    'alerts.create',
    'alerts.createWebhook',
    'alerts.delete',
    'alerts.deleteWebhook',
    'alerts.markSeen',
    'alerts.redeliver',
    'alerts.restore',
    'alerts.setMail',
    'alerts.setWebhook',
    'alerts.testWebhook',
    'alerts.update',
    'competitors.create',
    'competitors.delete',
    'competitors.discover',
    'competitors.refresh',
    'competitors.restore',
    'competitors.update',
    'contentPlan.accept',
    'contentPlan.add',
    'contentPlan.delete',
    'contentPlan.move',
    'contentPlan.restore',
    'contentPlan.revert',
    'contentPlan.update',
    'imports.cancel',
    'imports.read',
    'imports.start',
    'keywordViews.create',
    'keywordViews.delete',
    'keywordViews.update',
    'keywords.add',
    'keywords.addMany',
    'keywords.complete',
    'keywords.delete',
    'keywords.deleteMany',
    'keywords.refresh',
    'keywords.refreshRankings',
    'keywords.restore',
    'keywords.setIntent',
    'keywords.tagMany',
    'keywords.update',
    'keywords.voteRelevance',
    'notifications.markAllRead',
    'notifications.markRead',
    'notifications.markUnread',
    'notifications.mute',
    'refreshes.start',
    'reportShares.create',
    'reportShares.delete',
    'schedules.run',
    'schedules.setMail',
    'schedules.update',
    'searchConsole.chooseProperty',
    'searchConsole.fetch',
    'siteChanges.add',
    'siteChanges.delete',
    'moves.accept',
    'moves.cancel',
    'moves.markDone',
    'moves.rebuild',
    'moves.restore',
    'moves.setCapacity',
    'moves.skip',
    'briefs.cancel',
    'briefs.change',
    'briefs.check',
    'briefs.create',
    'briefs.delete',
    'radar.cancel',
    'radar.poll',
    'pages.cancel',
    'pages.ignoreFindings',
    'pages.read',
    'pages.restoreFindings',
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
    'trackedDomains.changeLocation',
    'trackedDomains.create',
    'trackedDomains.delete',
    'trackedDomains.retrySetup',
    'trackedDomains.update',
    'trackedDomains.validate',
    'workspaces.removeIcon',
    'workspaces.update',
  ],
  /** Changes data outside workspaces: the write scope, and no key for one workspace. */
  unlimited: [
    'feedback.addComment',
    'feedback.create',
    'feedback.delete',
    'feedback.deleteComment',
    'feedback.merge',
    'feedback.removeVote',
    'feedback.setNotices',
    'feedback.update',
    'feedback.updateComment',
    'feedback.vote',
    'workspaces.create',
  ],
  /**
   * Account, sessions, keys, membership, spending limits, and deletion of a workspace: only a
   * signed-in person.
   */
  never: [
    'account.delete',
    'account.getDeletion',
    'accountActivity.list',
    'apiKeys.create',
    'apiKeys.delete',
    'apiKeys.list',
    'invitations.accept',
    'invitations.create',
    'invitations.delete',
    'invitations.resend',
    'members.delete',
    'members.getHoldings',
    'members.leave',
    'members.update',
    'profile.removeAvatar',
    'profile.update',
    'searchConsole.begin',
    'searchConsole.disconnect',
    'searchConsole.finish',
    'sessions.end',
    'sessions.endOthers',
    'sessions.list',
    'spending.setBudget',
    'workspaces.delete',
    'workspaces.setSharing',
    'workspaces.setTimeZone',
  ],
} as const;

const keys: Record<'reading' | 'writing' | 'limited' | 'withPeople', Key> = {
  reading: { scope: 'read', workspaceId: null },
  writing: { scope: 'write', workspaceId: null },
  limited: { scope: 'write', workspaceId: '0193b3f0-0000-7000-8000-000000000001' },
  withPeople: { scope: 'read', workspaceId: null, includesPeople: true },
};

const none = null;
/** Error message for each kind of key, by the access of the procedure. */
const refusals: Record<keyof typeof access, Record<keyof typeof keys, string | null>> = {
  open: { reading: none, writing: none, limited: none, withPeople: none },
  read: { reading: none, writing: none, limited: none, withPeople: none },
  paid: { reading: keyMessages.readSpends, writing: none, limited: none, withPeople: keyMessages.readSpends },
  people: {
    ...{ reading: keyMessages.noPeople, writing: keyMessages.noPeople },
    ...{ limited: keyMessages.noPeople, withPeople: none },
  },
  write: { reading: keyMessages.readOnly, writing: none, limited: none, withPeople: keyMessages.readOnly },
  unlimited: {
    ...{ reading: keyMessages.readOnly, writing: none },
    ...{ limited: keyMessages.limited, withPeople: keyMessages.readOnly },
  },
  never: {
    ...{ reading: keyMessages.never, writing: keyMessages.never },
    ...{ limited: keyMessages.never, withPeople: keyMessages.never },
  },
};

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices();
  person = await signIn(services);
});
afterAll(() => services.database.close());

/** Error message for the key; null if the call passed the access check, whatever its result. */
async function refusalOf(path: string, key: Key): Promise<string | null> {
  const { userId, email, sessionId } = person;
  const api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId, key } });
  const call = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], api) as (
    input: unknown,
  ) => Promise<unknown>;
  const message = await call(undefined).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : null),
  );
  const refused: readonly (string | null)[] = Object.values(keyMessages);
  return refused.includes(message) ? message : null;
}

it('lists every procedure once', () => {
  const listed = Object.values(access).flat();
  expect(listed.toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted());
});

it('lists mutations as changes, and queries as reads', () => {
  const typeOf = (path: string) =>
    (appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>)[path]?._def.type;
  for (const path of [...access.read, ...access.paid, ...access.people])
    expect([path, typeOf(path)]).toEqual([path, 'query']);
  for (const path of [...access.write, ...access.unlimited])
    expect([path, typeOf(path)]).toEqual([path, 'mutation']);
});

describe.each(Object.entries(access))('%s', (kind, paths) => {
  it.each(paths)('%s', async (path) => {
    const expected = refusals[kind as keyof typeof access];
    for (const [name, key] of Object.entries(keys)) {
      const refusal = await refusalOf(path, key);
      expect([name, refusal]).toEqual([name, expected[name as keyof typeof keys]]);
    }
  });
});
