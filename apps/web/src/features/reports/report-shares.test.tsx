import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeReport } from '../../../testing/report-fixture.ts';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './reports-screen.tsx';

const token = 'A'.repeat(43);
const share = {
  id: 's1',
  createdBy: 'Grace Hopper',
  isMine: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  reportDate: '2026-11-20T10:00:00.000Z',
  openCount: 3,
  lastOpenedAt: '2026-11-21T10:00:00.000Z',
};

// On a busy machine, the first import of a screen takes longer than a test's timeout.
describe('sharing the report', () => {
  it('creates a link that is shown once, lists active links and revokes one', async () => {
    const asked: unknown[] = [];
    let links = [share];
    const { user } = renderApp({
      path: '/dashboard?section=reports',
      procedures: {
        ...shellProcedures,
        'reports.get': () => makeReport(),
        'reportShares.list': () => ({ data: links }),
        'reportShares.create': (input) => {
          asked.push(input);
          return { ...share, id: 's2', isMine: true, token };
        },
        'reportShares.delete': (input) => {
          asked.push(input);
          links = [];
          return null;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this report' }));
    expect(dialog.getByText(/keeps showing this report/)).toBeVisible();
    expect(await dialog.findByText(/Made by Grace Hopper on November 20, 2026/)).toHaveTextContent(
      'Opened 3 times, last on November 21, 2026',
    );
    expect(dialog.getByLabelText('The link works for')).toHaveValue('30');
    await user.selectOptions(dialog.getByLabelText('The link works for'), '7 days');
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByLabelText('Link to the report')).toHaveValue(
      `${window.location.origin}/share/${token}`,
    );
    await user.click(dialog.getByRole('button', { name: /^Revoke/ }));
    expect(await dialog.findByText('No link works right now.')).toBeVisible();
    expect(asked).toMatchObject([{ expiresInDays: 7 }, { shareId: 's1' }]);
  });
});

function openLink(answer: () => unknown) {
  return renderApp({
    path: `/share/${token}`,
    procedures: { 'reportShares.get': answer },
    auth: createFakeAuthClient(null),
  });
}

describe('a shared report', () => {
  it('is readable without an account and has no links into the workspace', async () => {
    openLink(() => ({
      report: makeReport({ competitors: [] }),
      domainName: 'd1.example',
      locationName: 'Germany',
      languageCode: 'de',
      workspaceName: 'Acme',
      timeZone: 'Asia/Kathmandu',
      sharedBy: 'Grace Hopper',
      sharedAt: share.createdAt,
      expiresAt: share.expiresAt,
    }));
    expect(await screen.findByText(/Shared by Grace Hopper of Acme/)).toHaveTextContent(
      'This link works until December 20, 2026.',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Keyword Report' })).toBeVisible();
    expect(screen.getByText('d1.example')).toBeVisible();
    expect(screen.getByText('Germany, de')).toBeVisible();
    expect(screen.getAllByText(/Sample/).length).toBeGreaterThan(0);
    for (const name of ['Re-run Report', 'Share', /^Evidence/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    const inside = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(inside.filter((href) => href.startsWith('/dashboard'))).toEqual([]);
  });

  it('shows the same message for an expired and a revoked link', async () => {
    openLink(() => {
      throw new ApiFailure('not_found', 404, 'Not found');
    });
    expect(await screen.findByText('This link has expired or was revoked')).toBeVisible();
    expect(screen.getByText('Ask the person who sent it for a new one.')).toBeVisible();
  });

  it('offers a retry after any other failure', async () => {
    let isBusy = true;
    const { user } = openLink(() => {
      if (isBusy) throw new ApiFailure('rate_limited', 429, 'Too many requests. Please try again later.');
      throw new ApiFailure('not_found', 404, 'Not found');
    });
    expect(await screen.findByText('Too many requests. Please try again later.')).toBeVisible();
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('This link has expired or was revoked')).toBeVisible());
  });
});
