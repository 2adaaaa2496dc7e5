import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAuthClient } from '../../test/fake-auth-client.ts';
import { makeWorkspace } from '../../test/fixtures.ts';
import { renderApp } from '../../test/render-app.tsx';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', ['d1', 'd2'])] };

describe('the dashboard', () => {
  it('says that an unknown section is coming soon', async () => {
    renderApp({ path: '/dashboard?section=nonsense', procedures });
    expect(await screen.findByText(/coming soon/i)).toBeVisible();
  });

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
});
