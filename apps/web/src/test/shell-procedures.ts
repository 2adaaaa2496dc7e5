import { makeWorkspace } from './fixtures.ts';
// Loaded before the clock of the first test runs: the router asks for it lazily.
import '../features/shell/shell-screen.tsx';

/** The procedures that every dashboard screen asks. */
export const shellProcedures = {
  'workspaces.list': () => [makeWorkspace('w1', ['d1'])],
  'profile.get': () => ({
    fullName: null,
    email: 'ada@keydence.example',
    role: 'user',
    profilePictureUrl: null,
  }),
  'keywordViews.list': () => [],
  'spending.get': () => ({ isLive: false }),
  'spending.estimate': () => ({ isPaid: false, expectedUsd: 0, upToUsd: 0, leftUsd: 25 }),
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
