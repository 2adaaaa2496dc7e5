import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const path = '/invitations/secret';
const invitation = {
  workspaceName: 'Brewlane',
  workspaceIconUrl: null,
  invitedBy: 'Ada Lovelace',
  email: 'bob@people.example',
  role: 'member',
  expiresAt: '2026-11-28T12:00:00.000Z',
};

function makeServer() {
  const accepted: unknown[] = [];
  const workspaces = [makeWorkspace('w1', ['d1'])];
  return {
    accepted,
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => workspaces,
      'invitations.get': () => invitation,
      'invitations.accept': (input: { token: string }) => {
        accepted.push(input);
        workspaces.push(makeWorkspace('w2', ['d2']));
        return { workspaceId: 'w2' };
      },
    },
  };
}

const bob = () => createFakeAuthClient(makeSession('bob@people.example'));

describe('an invitation', () => {
  it('names workspace and inviter, and is accepted by its button only', async () => {
    const { accepted, procedures } = makeServer();
    const { user, router } = renderApp({ path, procedures, auth: bob() });
    expect(await screen.findByRole('heading', { name: 'Join Brewlane' })).toBeVisible();
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.getByText(/It is open until November 28, 2026/)).toBeVisible();
    expect(accepted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(accepted).toEqual([{ token: 'secret' }]);
    expect(await screen.findByText('Workspace w2')).toBeVisible();
  });

  it('sends a signed-out user to the sign-in, and back', async () => {
    const { procedures } = makeServer();
    const { user, router } = renderApp({ path, procedures, auth: createFakeAuthClient() });
    expect(await screen.findByText(/Sign in with bob@people.example/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in to accept' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    await user.type(await screen.findByRole('textbox', { name: /email/i }), 'bob@people.example');
    await user.click(screen.getByRole('button', { name: 'Send Magic Link' }));
    await screen.findByRole('heading', { name: 'Check Your Email!' });
    await user.click(screen.getAllByRole('textbox')[0] as HTMLElement);
    await user.keyboard('123456');
    expect(await screen.findByRole('button', { name: 'Accept invitation' })).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  });

  it('names its recipient to another user, and offers to switch the address', async () => {
    const { procedures } = makeServer();
    const message =
      'This invitation is for bob@people.example, and you are signed in as ada@keydence.example.';
    const { user, router, auth } = renderApp({
      path,
      procedures: {
        ...procedures,
        'invitations.accept': () => {
          throw new ApiFailure('forbidden', 403, message);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Sign out and use the other address' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    expect(auth.calls.map(({ name }) => name)).toContain('signOut');
    expect(localStorage.getItem('keydence.return-path')).toBe(path);
  });

  it('keeps the button when accepting fails', async () => {
    const { procedures } = makeServer();
    const { user } = renderApp({
      path,
      auth: bob(),
      procedures: {
        ...procedures,
        'invitations.accept': () => {
          throw new ApiFailure('internal', 500, 'Something went wrong');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not accept the invitation. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeEnabled();
  });

  it('reports an invitation that is no longer open', async () => {
    renderApp({
      path,
      procedures: {
        'invitations.get': () => {
          throw new ApiFailure('not_found', 404, 'Not found');
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
