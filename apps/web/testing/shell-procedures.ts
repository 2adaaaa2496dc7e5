import { makeWorkspace } from './fixtures.ts';
import { makeSchedule } from './schedule-fixture.ts';
// Loaded before the first test's timeout starts: the router imports it lazily.
import '../src/app/shell/shell-screen.tsx';

/** Procedures that the dashboard's screens call besides their own. */
export const shellProcedures = {
  'workspaces.list': () => [makeWorkspace('w1', ['d1'])],
  'profile.get': () => ({
    fullName: null,
    email: 'ada@keydence.example',
    role: 'user',
    profilePictureUrl: null,
  }),
  'apiKeys.list': () => ({ data: [] }),
  'keywordViews.list': () => [],
  'searchConsole.get': () => ({ isAvailable: false, connection: null, property: null, lastFetch: null }),
  'siteChanges.list': () => [],
  'searchTotals.get': () => ({ days: [], sum: null, tables: [] }),
  'spending.get': () => ({ isLive: false }),
  'spending.estimateSetup': () => ({ isPaid: false, expectedUsd: null, upToUsd: 0, leftUsd: 25 }),
  'spending.estimate': () => ({ isPaid: false, expectedUsd: 0, upToUsd: 0, leftUsd: 25 }),
  'schedules.get': () => makeSchedule(),
  'trends.get': () => ({
    day: '2026-11-20',
    trend: null,
    measures: [],
    settled: { total: 0, predictions: [] },
    dataSource: 'sample',
  }),
  'trends.visibility': () => ({ checks: [], shipped: [], competitors: [], dataSource: 'sample' }),
  'predictions.listAccepted': () => [],
  'keywords.listTags': () => ({ data: [], total: 0 }),
  'trackedDomains.getStatus': () => ({
    state: 'setting_up',
    step: 'competitors',
    stepsDone: 2,
    stepsTotal: 8,
    message: 'Identifying your competitors',
    dataSource: 'sample',
  }),
};
