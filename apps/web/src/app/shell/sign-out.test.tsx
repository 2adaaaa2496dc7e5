import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, type FakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedOutHereOnly } from '../../lib/auth-provider.tsx';
import { shortcutsStorageKey } from '../../lib/use-shortcuts-setting.ts';

const path = '/dashboard?section=coming-some-day';

const keptKeys = () => Object.keys(localStorage).filter((key) => key !== shortcutsStorageKey);

function renderSignedIn(auth?: FakeAuthClient, answer: () => unknown = () => [makeWorkspace('w1', ['d1'])]) {
  let calls = 0;
  const app = renderApp({
    path,
    procedures: {
      'workspaces.list': () => {
        calls += 1;
        return answer();
      },
    },
    ...(auth ? { auth } : {}),
  });
  const leave = async () => {
    await app.user.click(await screen.findByRole('button', { name: /User menu of ada@keydence.example/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/signin'));
  };
  return { ...app, leave, calls: () => calls };
}

describe('sign-out', () => {
  it('ends the session on the server and clears the local storage', async () => {
    localStorage.setItem('keydence.something', 'private');
    const { leave, auth } = renderSignedIn();
    await leave();
    expect(auth.calls).toEqual([{ name: 'signOut', input: { scope: 'local' } }]);
    expect(keptKeys()).toEqual([]);
  });

  it('keeps the color scheme and nothing else', async () => {
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    localStorage.setItem(shortcutsStorageKey, 'false');
    const { leave } = renderSignedIn();
    await leave();
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
    expect(localStorage.getItem(shortcutsStorageKey)).not.toBe('false');
  });

  it('clears the company cache: the next user gets their own', async () => {
    const { leave, calls, auth, router } = renderSignedIn();
    await leave();
    const asked = calls();
    await act(async () => void (await auth.setSession({ access_token: 'a', refresh_token: 'r' })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    await waitFor(() => expect(calls()).toBeGreaterThan(asked));
  });

  it('ends the session in other tabs too', async () => {
    const { router } = renderSignedIn();
    await screen.findByRole('button', { name: /User menu/ });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });

  it('signs out here if the server cannot be reached, and reports it', async () => {
    const auth = createFakeAuthClient(makeSession());
    Object.assign(auth, { signOut: async () => ({ error: new Error('Failed to fetch') }) });
    localStorage.setItem('keydence.session', 'kept by the identity client');
    const { leave } = renderSignedIn(auth);
    await leave();
    expect(await screen.findByText(signedOutHereOnly)).toBeVisible();
    expect(keptKeys()).toEqual([]);
  });

  it('clears the stored location of the user', async () => {
    const { leave } = renderSignedIn();
    await leave();
    expect(localStorage.getItem('keydence.return-path')).toBe(null);
  });
});

describe('an expired session', () => {
  it('signs out with the message, and returns to the page after the next sign-in', async () => {
    const { auth } = renderSignedIn(undefined, () => {
      throw new ApiFailure('session_expired', 401, 'Session expired');
    });
    expect(await screen.findByText('Session expired. Please sign in again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Magic Link' })).toBeVisible();
    expect(localStorage.getItem('keydence.return-path')).toBe(path);
    // A second refused request ends the same session again.
    await act(async () => void (await auth.signOut({ scope: 'local' })));
    expect(localStorage.getItem('keydence.return-path')).toBe(path);
  });
});
