import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { makeFactor } from '../../../testing/fake-second-factors.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', [])] };

const phone = makeFactor('phone', { factor_type: 'phone', phone: '15550109942' });
const key = makeFactor('key', { factor_type: 'webauthn' });

function open(factors = [makeFactor('app')]) {
  const path = '/dashboard?section=keywords';
  const auth = createFakeAuthClient(makeSession());
  auth.factors = factors;
  auth.owesFactor = true;
  return renderApp({ path, auth, procedures });
}

describe('the second step of a sign-in', () => {
  it('precedes the dashboard and continues to the requested page', async () => {
    const { auth, user, router } = open();
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/signin/two-factor');
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?section=keywords'));
    expect(auth.calls).toEqual([{ name: 'challengeAndVerify', input: { factorId: 'app', code: '123456' } }]);
  });

  it('reports a refused code', async () => {
    const { auth, user } = open();
    await user.type(await screen.findByLabelText('6-digit code'), '000000');
    auth.failNext = 'MFA challenge has expired';
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('MFA challenge has expired')).toBeVisible();
  });

  it('sends a code to a phone on request, also again, and accepts it', async () => {
    const { auth, user, router } = open([phone]);
    expect(await screen.findByText('We send a code to your phone that ends in 42.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    auth.failNext = 'For security purposes, you can only request this after 42 seconds.';
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('after 42 seconds');
    expect(screen.getByLabelText('6-digit code')).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?section=keywords'));
    expect(auth.calls.at(-1)).toEqual({
      name: 'verify',
      input: { factorId: 'phone', challengeId: 'question', code: '123456' },
    });
  });

  it('asks for a security key, and offers the other steps', async () => {
    const { auth, user, router } = open([key, phone, makeFactor('app')]);
    expect(await screen.findByRole('heading', { name: 'Use your security key' })).toBeVisible();
    auth.failNext = 'The operation was not allowed';
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The operation was not allowed');
    await user.click(screen.getByRole('button', { name: 'Use your phone that ends in 42' }));
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use your security key' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?section=keywords'));
    expect(auth.calls.at(-1)).toEqual({ name: 'authenticate', input: { factorId: 'key' } });
  });

  it('lets another user sign in', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    expect(await screen.findByLabelText('Email address')).toBeVisible();
  });

  it('is absent without a session', async () => {
    const { router } = renderApp({ path: '/signin/two-factor', auth: createFakeAuthClient() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });
});
