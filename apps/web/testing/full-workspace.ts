import type { AlertEvent, Rule } from '../src/features/alerts/use-alerts.ts';
import { makeBrief, makeBriefDetail, makeBriefList } from './brief-fixture.ts';
import { makeCompetitor, makeCompetitorDetails, makeCompetitorList } from './competitor-fixture.ts';
import type { FakeProcedures } from './fake-api.ts';
import { createFakeBoard, makeComment, makeFeedback } from './feedback-fixture.ts';
import { makeWorkspace } from './fixtures.ts';
import { makeGapMatrix, makeGapRow } from './gap-fixture.ts';
import { makeKeyword, makeKeywordDetails, makeKeywordList } from './keyword-fixture.ts';
import { makeMove, makeMoveList, makeMoveReview, makeMoveStatus, makePlan } from './move-fixture.ts';
import { makeNotification, makeNotificationPage } from './notification-fixture.ts';
import { makeOverview } from './overview-fixture.ts';
import {
  makeFindingList,
  makePageDetail,
  makePageList,
  makeSitePage,
  makeSiteStatus,
} from './page-fixture.ts';
import { makePlanItem, makePlanItemDetails } from './plan-fixture.ts';
import { makePrediction, makePredictionList } from './prediction-fixture.ts';
import { makePublication, makeRadarList, makeRadarStatus } from './radar-fixture.ts';
import { makeOpportunity, makeReport } from './report-fixture.ts';
import { shellProcedures } from './shell-procedures.ts';
import { makeCompetitorKeyword, makeTopKeywords } from './top-keywords-fixture.ts';
import {
  makeCorrection,
  makeCorrectionList,
  makeTopic,
  makeTopicDetails,
  makeTopicList,
  makeTopicStatus,
} from './topic-fixture.ts';

const at = '2026-11-20T12:00:00.000Z';
const onePage = { page: 1, limit: 10, total: 1, pages: 1 };

const rule: Rule = {
  id: '0194a7c0-0000-7000-8000-000000000001',
  name: 'Drops',
  isActive: true,
  keywordSet: 'all',
  tag: null,
  viewId: null,
  kind: 'dropped',
  places: 3,
  minKeywords: 2,
  quietDays: 7,
  sendsMail: true,
  webhookId: null,
  state: 'watching',
  setName: 'All keywords',
  quietUntil: null,
  lastOutcome: null,
  lastFiredOn: null,
  createdAt: at,
};

const event: AlertEvent = {
  id: '0194a7c0-0000-7000-8000-000000000002',
  ruleId: rule.id,
  ruleName: rule.name,
  summary: '22 keywords dropped by 3 places or more',
  setName: 'All keywords',
  kind: 'dropped',
  firedAt: at,
  listVersion: 4,
  day: '2026-11-20',
  moved: 22,
  compared: 900,
  failed: 4,
  unknown: 0,
  sample: [{ keywordId: '7', keywordText: 'rye bread', before: 5, now: null }],
  delivery: 'failed',
};

const delivery = { eventId: null, isTest: true, nextAttemptAt: null, attempts: [] };
const webhook = {
  id: 'h1',
  url: 'https://hooks.example/a',
  isActive: true,
  disabledAt: null,
  createdAt: at,
  deliveries: [{ ...delivery, id: 'm1', state: 'failed', createdAt: at }],
};

const share = {
  id: 's1',
  reportDate: '2026-11-20',
  createdAt: at,
  expiresAt: '2026-12-20T12:00:00.000Z',
  isMine: false,
  createdBy: 'Grace Hopper',
  openCount: 0,
  lastOpenedAt: null,
};

const person = (userId: string, role: string, isYou = false) => ({
  ...{ userId, role, isYou, fullName: null, profilePictureUrl: null, joinedAt: at },
  email: `${userId}@people.example`,
});

/** Workspace with at least one object of each kind, as a viewer reads it. No procedure changes anything. */
export function makeFullWorkspace(): FakeProcedures {
  const workspace = makeWorkspace('w1', ['d1', 'd2'], { role: 'viewer', membersMayShare: true });
  const { procedures } = createFakeBoard([makeFeedback('f1')], [makeComment('c1')]);
  return {
    ...shellProcedures,
    ...procedures,
    'workspaces.list': () => [workspace],
    'workspaces.get': () => workspace,
    'alerts.getReader': () => ({ isMailOn: true, unseen: 1 }),
    'alerts.list': () => [rule],
    'alerts.listEvents': () => ({ data: [event], pagination: onePage }),
    'alerts.listWebhooks': () => [webhook],
    'alerts.preview': () => ({ isTooLarge: false, keywords: 9, checks: 2, firings: [] }),
    'notifications.countUnread': () => ({ unread: 1 }),
    'notifications.list': () => makeNotificationPage([makeNotification('site_change:1')]),
    'overview.get': () => makeOverview(),
    'keywords.list': () => makeKeywordList([makeKeyword('rye bread')]),
    'keywords.get': () => makeKeywordDetails('rye bread'),
    'keywords.history': () => [],
    'keywords.listDeleted': () => ({
      data: [{ id: 'k9', keywordText: 'oat milk', searchVolume: 90, deletedAt: at }],
      pagination: onePage,
    }),
    'keywords.listMatching': () => ({ keywordIds: ['rye bread'] }),
    'keywords.findTracked': () => [],
    'keywordViews.list': () => [{ id: 'v1', name: 'Quick wins', query: {} }],
    'refreshes.list': () => [],
    'competitors.list': () => makeCompetitorList([makeCompetitor('other')]),
    'competitors.compare': () => ({ sites: [], keywords: 0, course: [], dataSource: 'sample' }),
    'competitors.get': () => makeCompetitorDetails('other'),
    'competitors.topKeywords': () => makeTopKeywords([makeCompetitorKeyword('rye flour')]),
    'gaps.list': () => makeGapMatrix([makeGapRow('rye flour')]),
    'briefs.list': () => ({
      ...makeBriefList([makeBrief('b1')]),
      pagination: { ...onePage, limit: 20, total: 21, pages: 2 },
    }),
    'briefs.get': () => makeBriefDetail('b1'),
    'radar.status': () => makeRadarStatus(),
    'radar.list': () => makeRadarList([makePublication('a'), makePublication('b', { topic: null })]),
    'pages.status': () => makeSiteStatus(),
    'pages.list': () => makePageList([makeSitePage('1'), makeSitePage('2', { findingCount: 0 })]),
    'pages.get': () => makePageDetail('1'),
    'pages.findings': () => makeFindingList(),
    'topics.list': () => makeTopicList([makeTopic('7'), makeTopic('8')], { leftOut: 2, hiddenCount: 1 }),
    'topics.get': () => makeTopicDetails('7'),
    'topics.status': () => makeTopicStatus(),
    'topics.corrections': () => makeCorrectionList([makeCorrection('c1')]),
    'contentPlan.board': () => ({ items: [makePlanItem(1)], dataSource: 'sample' }),
    'contentPlan.get': () => makePlanItemDetails(1),
    'predictions.list': () => makePredictionList([makePrediction('rye bread')]),
    'moves.plan': () => makePlan([makeMove('m1'), makeMove('m2', { state: 'accepted' })]),
    'moves.list': () => makeMoveList([makeMove('m1')]),
    'moves.get': () => makeMove('m1'),
    'moves.review': () => makeMoveReview([makeMove('m3', { state: 'done', doneOn: '2026-11-02' })]),
    'moves.status': () => makeMoveStatus(),
    'reports.get': () => makeReport({ opportunities: [makeOpportunity('rye bread')] }),
    'reportShares.list': () => ({ data: [share] }),
    'imports.list': () => [],
    'members.list': () => ({ data: [person('ada', 'viewer', true), person('bob', 'owner')] }),
    'members.getHoldings': () => ({
      ...{ shareLinks: [], webhooks: [], apiKeys: [], invitations: [], savedViews: [] },
      ...{ hasSearchConsole: false, mailedDomains: [] },
    }),
    'invitations.list': () => ({ data: [] }),
    'sessions.list': () => ({ data: [], total: 0 }),
    'accountActivity.list': () => ({ data: [], nextCursor: null }),
    'account.getDeletion': () => ({ email: 'ada@keydence.example', deleted: [], left: [] }),
  };
}
