import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAuthClient, makeSession } from '../../test/fake-auth-client.ts';
import { makeFactor } from '../../test/fake-second-factors.ts';
import { makeWorkspace } from '../../test/fixtures.ts';
import { renderApp } from '../../test/render-app.tsx';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', [])] };

function open(path = '/dashboard?section=keywords') {
  const auth = createFakeAuthClient(makeSession());
  auth.factors = [makeFactor('app')];
  auth.owesFactor = true;
  return renderApp({ path, auth, procedures });
}

describe('the second step of a sign-in', () => {
  it('comes before the dashboard and goes on to where the visitor was going', async () => {
    const { auth, user, router } = open();
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/signin/two-factor');
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?section=keywords'));
    expect(auth.calls).toEqual([{ name: 'challengeAndVerify', input: { factorId: 'app', code: '123456' } }]);
  });

  it('says that the code was not taken', async () => {
    const { auth, user } = open();
    await user.type(await screen.findByLabelText('6-digit code'), '000000');
    auth.failNext = 'MFA challenge has expired';
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('MFA challenge has expired')).toBeVisible();
  });

  it('lets somebody else sign in', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    expect(await screen.findByLabelText('Email address')).toBeVisible();
  });

  it('is nothing without a session', async () => {
    const { router } = renderApp({ path: '/signin/two-factor', auth: createFakeAuthClient() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });
});
