import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeBriefList } from '../../../testing/brief-fixture.ts';
import { makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { makeMoveList, makeMoveStatus, makePlan } from '../../../testing/move-fixture.ts';
import { makeRadarStatus } from '../../../testing/radar-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const procedures = {
  'workspaces.list': () => [makeWorkspace('w1', ['d1', 'd2']), makeWorkspace('w2', ['d3'])],
};

describe('the dashboard', () => {
  it.each(['nonsense', 'toString', '__proto__'])(
    'shows that the unknown section %s is coming soon',
    async (name) => {
      renderApp({ path: `/dashboard?section=${name}`, procedures });
      expect(await screen.findByText(/coming soon/i)).toBeVisible();
    },
  );

  it('drops the parameter of the default section and keeps the others', async () => {
    const { router } = renderApp({ path: '/dashboard?section=dashboard&page=2', procedures });
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?page=2'));
  });

  it('sends a visitor without a session to the sign-in', async () => {
    const { router } = renderApp({
      path: '/dashboard?section=keywords',
      procedures,
      auth: createFakeAuthClient(),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    expect(localStorage.getItem('keydence.return-path')).toBe('/dashboard?section=keywords');
  });

  it('names the workspace, the market and the current section', async () => {
    renderApp({ path: '/dashboard?section=profile', procedures });
    expect(await screen.findByText('Workspace', { exact: true })).toBeVisible();
    expect(screen.getByText('United States')).toBeVisible();
    expect(screen.getByText('EN')).toBeVisible();
    expect(screen.getByText('Sample', { exact: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Profile · Keydence'));
  });

  it('links to the billing portal, if configured', async () => {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'billing-portal-url',
      content: 'https://billing.example/portal',
    });
    document.head.append(meta);
    const { user } = renderApp({ path: '/dashboard?section=nonsense', procedures });
    await user.click(await screen.findByRole('button', { name: /User menu/ }));
    const link = await screen.findByRole('menuitem', { name: 'Billing & Usage' });
    expect(link).toHaveAttribute('href', 'https://billing.example/portal');
    meta.remove();
  });

  it('has no billing link without a portal', async () => {
    const { user } = renderApp({ path: '/dashboard?section=nonsense', procedures });
    await user.click(await screen.findByRole('button', { name: /User menu/ }));
    expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Billing & Usage' })).toBeNull();
  });

  it('finds one of many domains by typing', async () => {
    const many = Array.from({ length: 8 }, (_, index) => `d${index}`);
    const { user } = renderApp({
      path: '/dashboard?section=nonsense',
      procedures: { 'workspaces.list': () => [makeWorkspace('w1', many)] },
    });
    const field = await screen.findByRole('combobox', { name: 'Domain' });
    await user.clear(field);
    await user.type(field, 'd6');
    await user.click(screen.getByRole('option', { name: 'd6.example' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Domain' })).toHaveValue('d6.example'));
  });
});

describe('a dashboard that cannot be loaded', () => {
  function failWith(failure: ApiFailure | null) {
    return {
      'workspaces.list': () => {
        if (failure) throw failure;
        return [makeWorkspace('w1', ['d1'])];
      },
    };
  }

  it('keeps the session and offers a retry when only the request was refused', async () => {
    const failures = [new ApiFailure('invalid_token', 401, 'Invalid token')];
    const { user, auth } = renderApp({
      path: '/dashboard?section=profile',
      procedures: { 'workspaces.list': () => failWith(failures.pop() ?? null)['workspaces.list']() },
    });
    const title = await screen.findByRole('heading', { name: 'Authentication error. Please try again.' });
    expect(title).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Workspace', { exact: true })).toBeVisible();
    expect(auth.calls).toEqual([]);
  });

  it.each([
    new ApiFailure('rate_limited', 429, 'Too many requests. Please wait a moment.'),
    new ApiFailure('forbidden', 403, 'No'),
  ])('explains unreadable workspaces, and opens no onboarding: $httpStatus', async (failure) => {
    const { router } = renderApp({ path: '/dashboard', procedures: failWith(failure) });
    expect(await screen.findByText('Failed to load company data')).toBeVisible();
    expect(screen.getByText(failure.message)).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('opens the onboarding when there is no workspace', async () => {
    const { router } = renderApp({
      path: '/dashboard',
      procedures: { ...shellProcedures, 'workspaces.list': () => [] },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  });
});

describe('a domain without numbers', () => {
  const status = { step: null, stepsDone: 0, stepsTotal: 8, dataSource: null };

  it('shows the running setup instead of a screen about the domain', async () => {
    const domain = makeDomain('d1', { state: 'setting_up' });
    renderApp({
      path: '/dashboard',
      procedures: {
        'workspaces.list': () => [{ ...makeWorkspace('w1', []), domains: [domain] }],
        'trackedDomains.getStatus': () => ({
          ...status,
          state: 'setting_up',
          step: 'scores',
          stepsDone: 5,
          message: 'Scoring your keyword opportunities…',
        }),
      },
    });
    const region = await screen.findByRole('region', { name: 'Domain setup' });
    expect(await within(region).findByText(/Scoring your keyword opportunities/)).toBeVisible();
    expect(within(region).getByText('Step 6 of 8')).toBeVisible();
  });

  it("shows the server's advice on a source and restarts the setup", async () => {
    let state = 'failed';
    const { user } = renderApp({
      path: '/dashboard',
      procedures: {
        'workspaces.list': () => [
          {
            ...makeWorkspace('w1', []),
            domains: [makeDomain('d1', { state: state as 'failed', dataSource: null })],
          },
        ],
        'trackedDomains.getStatus': () => ({
          ...status,
          state,
          message: state === 'failed' ? 'No source covers it.' : 'Reading your site…',
        }),
        'trackedDomains.retrySetup': () => {
          state = 'setting_up';
          return { ...status, state, step: 'site_topics', message: 'Reading your site…' };
        },
      },
    });
    expect(await screen.findByText('No source covers it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    const region = await screen.findByRole('region', { name: 'Domain setup' });
    expect(await within(region).findByText('Reading your site…')).toBeVisible();
  });

  it.each([
    ['radar', 'No competitor is tracked', { 'radar.status': () => makeRadarStatus({ sites: [] }) }],
    ['briefs', 'No briefs yet', { 'briefs.list': () => makeBriefList([]) }],
    [
      'competitors',
      'No competitors are tracked',
      { 'competitors.list': () => ({ ...makeCompetitorList([]), dataSource: null }) },
    ],
  ])('needs no source of figures for %s', async (section, text, procedures) => {
    const domain = makeDomain('d1', { state: 'ready', dataSource: null });
    const workspace = { ...makeWorkspace('w1', []), domains: [domain] };
    renderApp({
      path: `/dashboard?section=${section}`,
      procedures: { ...shellProcedures, 'workspaces.list': () => [workspace], ...procedures },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['shows the moves of a connected property', 4, true],
    ['reports a missing source without moves', 0, false],
  ])('%s', async (_name, proposedCount, isShown) => {
    const domain = makeDomain('d1', { state: 'ready', dataSource: null });
    renderApp({
      path: '/dashboard?section=moves',
      procedures: {
        'workspaces.list': () => [{ ...makeWorkspace('w1', []), domains: [domain] }],
        'trackedDomains.getStatus': () => ({ ...status, state: 'ready', message: 'No source covers it.' }),
        'moves.status': () => makeMoveStatus({ run: null, proposedCount }),
        'moves.plan': () => makePlan([], { dataSource: null }),
        'moves.list': () => makeMoveList([]),
      },
    });
    const text = isShown ? 'Hours in two weeks' : 'No source covers it.';
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  });
});
