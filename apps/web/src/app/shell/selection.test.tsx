import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeBoard } from '../../../testing/feedback-fixture.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { selectionStorageKey } from '../../lib/use-selection.tsx';

const workspaces = [makeWorkspace('w1', ['d1', 'd2']), makeWorkspace('w2', ['d3'])];
const procedures = { 'workspaces.list': () => workspaces };
const section = 'coming-some-day';

const domainField = () => screen.findByRole('combobox', { name: 'Domain' });
const stored = () => JSON.parse(localStorage.getItem(selectionStorageKey) ?? '{}');

function renderSection(search = '') {
  return renderApp({ path: `/dashboard?section=${section}${search}`, procedures });
}

describe('the selection', () => {
  it('is the first domain of the first workspace, written into the URL if there are several', async () => {
    const { router } = renderSection();
    expect(await domainField()).toHaveValue('d1.example');
    await waitFor(() => expect(router.state.location.search).toEqual({ section, domain: 'd1' }));
  });

  it('stays out of the URL if there is only one domain', async () => {
    const only = { 'workspaces.list': () => [makeWorkspace('w2', ['d3'])] };
    const { router } = renderApp({ path: `/dashboard?section=${section}&domain=d3`, procedures: only });
    expect(await domainField()).toHaveValue('d3.example');
    await waitFor(() => expect(router.state.location.search).toEqual({ section }));
  });

  it('is restored on the next visit', async () => {
    localStorage.setItem(selectionStorageKey, JSON.stringify({ workspaceId: 'w1', domainId: 'd2' }));
    renderSection();
    expect(await domainField()).toHaveValue('d2.example');
  });

  it('closes the open items of the previous domain, and Back restores them', async () => {
    const { user, router } = renderSection('&page=3');
    await user.click(await domainField());
    await user.click(screen.getByRole('option', { name: 'd2.example' }));
    expect(await domainField()).toHaveValue('d2.example');
    await waitFor(() => expect(router.state.location.search).toEqual({ section, domain: 'd2' }));
    expect(stored()).toEqual({ workspaceId: 'w1', domainId: 'd2' });
    act(() => router.history.back());
    await waitFor(async () => expect(await domainField()).toHaveValue('d1.example'));
  });

  it('keeps the domain when the section changes', async () => {
    const { user, router } = renderSection('&domain=d2');
    await user.click(await screen.findByRole('link', { name: 'Share Feedback' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'feedback-board', share: 1, domain: 'd2' }),
    );
  });

  it('changes to the first domain of a new workspace', async () => {
    const { user } = renderSection('&domain=d2');
    await user.click(await screen.findByRole('button', { name: /User menu/ }));
    const current = await screen.findByRole('menuitemradio', { name: 'Workspace w1' });
    expect(current).toHaveAttribute('aria-checked', 'true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Workspace w2' }));
    await waitFor(async () => expect(await domainField()).toHaveValue('d3.example'));
    expect(stored()).toEqual({ workspaceId: 'w2', domainId: 'd3' });
    await user.click(screen.getByRole('button', { name: /User menu/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Workspace w1' }));
    await waitFor(async () => expect(await domainField()).toHaveValue('d1.example'));
  });
});

describe('a copied link', () => {
  it('opens its domain, regardless of the current selection', async () => {
    localStorage.setItem(selectionStorageKey, JSON.stringify({ workspaceId: 'w1', domainId: 'd2' }));
    renderSection('&domain=d3');
    expect(await domainField()).toHaveValue('d3.example');
    await waitFor(() => expect(stored()).toEqual({ workspaceId: 'w2', domainId: 'd3' }));
  });

  it('opens its workspace', async () => {
    const { router } = renderSection('&workspace=w2');
    expect(await domainField()).toHaveValue('d3.example');
    await waitFor(() => expect(router.state.location.search).toEqual({ section, domain: 'd3' }));
  });

  it('reports an inaccessible domain, and shows the stored one', async () => {
    const { router } = renderSection('&domain=foreign');
    expect(await domainField()).toHaveValue('d1.example');
    expect(
      await screen.findByText(
        'This link is about a domain that you cannot open. You see d1.example instead.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toEqual({ section, domain: 'd1' }));
  });
});

describe('the cache of companies, for 5 minutes', () => {
  it('serves simultaneous requests once, and further screens without a request', async () => {
    let calls = 0;
    const { user } = renderApp({
      path: `/dashboard?section=${section}`,
      procedures: {
        ...createFakeBoard([]).procedures,
        'workspaces.list': () => {
          calls += 1;
          return workspaces;
        },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Share Feedback' }));
    await domainField();
    expect(calls).toBe(1);
  });
});
