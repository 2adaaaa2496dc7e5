import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeAuthClient } from '../../testing/fake-auth-client.ts';
import { makeWorkspace } from '../../testing/fixtures.ts';
import { makeKeyword, makeKeywordList } from '../../testing/keyword-fixture.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeReport } from '../../testing/report-fixture.ts';
import { shellProcedures } from '../../testing/shell-procedures.ts';
import '../features/keywords/keywords-screen.tsx';
import '../features/reports/reports-screen.tsx';

// The tests run in Kathmandu; each of these instants has a different date there or in UTC.
it.each([
  ['2026-10-31T11:00:00.000Z', 'Pacific/Kiritimati', 'November 1, 2026', 'Nov 1, 2026'],
  ['2026-11-01T02:29:59.000Z', 'America/St_Johns', 'October 31, 2026', 'Oct 31, 2026'],
  ['2026-11-02T03:29:59.000Z', 'America/St_Johns', 'November 1, 2026', 'Nov 1, 2026'],
  ['2026-10-31T18:15:00.000Z', 'Asia/Kathmandu', 'November 1, 2026', 'Nov 1, 2026'],
])('%s in %s is %s in the report, on its share page and as a check', async (at, timeZone, day, short) => {
  const procedures = {
    ...shellProcedures,
    'workspaces.list': () => [makeWorkspace('w1', ['d1'], { timeZone })],
    'reports.get': () => makeReport({ generatedAt: at }),
  };
  renderApp({ path: '/dashboard?section=reports', procedures });
  const reported = await screen.findByText(day, { selector: 'time' });
  expect(reported).toHaveAttribute('datetime', at);
  cleanup();

  const shared = {
    report: makeReport({ generatedAt: at, competitors: [] }),
    ...{ domainName: 'd1.example', locationName: 'Germany', languageCode: 'de' },
    ...{ workspaceName: 'Acme', timeZone, sharedBy: null, sharedAt: at, expiresAt: at },
  };
  renderApp({
    path: `/share/${'A'.repeat(43)}`,
    procedures: { 'reportShares.get': () => shared },
    auth: createFakeAuthClient(null),
  });
  expect(await screen.findByText(new RegExp(`works until ${day}`))).toBeVisible();
  expect(screen.getByText(day, { selector: 'time' })).toBeVisible();
  cleanup();

  const keyword = makeKeyword('tea', { lastRankingCheck: at });
  renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...procedures,
      'keywords.list': () => makeKeywordList([keyword]),
    },
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText(new RegExp(`checked ${short}`))).toBeVisible();
});
