import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { rememberReturnPath } from '../../lib/return-path.ts';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', [])] };

async function openCodeForm(auth = createFakeAuthClient()) {
  const app = renderApp({ path: '/signin', auth, procedures });
  await app.user.type(await screen.findByLabelText('Email address'), 'ada@keydence.example');
  await app.user.click(screen.getByRole('button', { name: 'Send Magic Link' }));
  await screen.findByRole('heading', { name: 'Check Your Email!' });
  return app;
}

describe('the sign-in', () => {
  it('shows a welcome and links to the terms, and waits for an address', async () => {
    renderApp({ path: '/signin', auth: createFakeAuthClient() });
    expect(await screen.findByRole('heading', { name: /Welcome.*Keydence/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Magic Link' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Sign in · Keydence');
  });

  it('shows the address after sending, and returns to the form', async () => {
    const { auth, user } = await openCodeForm();
    expect(screen.getByText('ada@keydence.example')).toBeVisible();
    expect(auth.calls).toMatchObject([{ name: 'signInWithOtp', input: { email: 'ada@keydence.example' } }]);
    await user.click(screen.getByRole('button', { name: 'Send Another Link' }));
    expect(screen.getByLabelText('Email address')).toBeVisible();
  });

  it('shows why the mail was not sent', async () => {
    const auth = createFakeAuthClient();
    auth.failNext = 'For security purposes, you can only request this after 12 seconds.';
    const { user } = renderApp({ path: '/signin', auth });
    await user.type(await screen.findByLabelText('Email address'), 'ada@keydence.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('you can only request this after 12 seconds');
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@keydence.example');
  });

  it.each([
    ['no message', ''],
    ['the client error of a 502 with HTML', new AuthRetryableFetchError('{}', 502)],
    ['the client error of a 500 with HTML', new AuthUnknownError("Unexpected token '<'", null)],
  ])('shows a fixed sentence for %s', async (_title, failure) => {
    const auth = createFakeAuthClient();
    auth.failNext = failure;
    const { user } = renderApp({ path: '/signin', auth });
    await user.type(await screen.findByLabelText('Email address'), 'ada@keydence.example{Enter}');
    expect(await screen.findByText('Failed to send magic link. Please try again.')).toBeVisible();
  });

  it('submits a pasted code automatically and opens the requested page', async () => {
    const { auth, user, router } = await openCodeForm();
    rememberReturnPath('/dashboard?section=keywords');
    await user.click(screen.getByLabelText('6-digit code'));
    await user.paste('123 456');
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard?section=keywords'));
    expect(auth.calls.at(-1)).toEqual({
      name: 'verifyOtp',
      input: { email: 'ada@keydence.example', token: '123456', type: 'email' },
    });
    expect(localStorage.getItem('keydence.return-path')).toBe(null);
  });

  it('refuses a wrong code and accepts another one', async () => {
    const { auth, user, router } = await openCodeForm();
    auth.failNext = new AuthApiError('Token has expired or is invalid', 403, 'otp_expired');
    const field = screen.getByLabelText('6-digit code');
    await user.type(field, '000000');
    const words = 'That code is not right, or no longer works. Check the mail or send another link.';
    expect(await screen.findByText(words)).toBeVisible();
    await user.clear(field);
    await user.type(field, '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('redirects a signed-in user to the dashboard', async () => {
    const { router } = renderApp({
      path: '/signin',
      auth: createFakeAuthClient(makeSession()),
      procedures,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  describe('with providers', () => {
    afterEach(() => document.head.querySelector('meta[name="sign-in-providers"]')?.remove());

    function offer(names: string) {
      const meta = document.createElement('meta');
      meta.name = 'sign-in-providers';
      meta.content = names;
      document.head.append(meta);
      const auth = createFakeAuthClient();
      return renderApp({ path: '/signin', auth });
    }

    it('shows none if none is configured', async () => {
      offer('');
      expect(await screen.findByLabelText('Email address')).toBeVisible();
      expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
    });

    it('continues with Google', async () => {
      const { auth, user } = offer('google,keycloak');
      expect(await screen.findByRole('button', { name: 'Continue with Keycloak' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
      const options = { redirectTo: `${window.location.origin}/auth/callback` };
      expect(auth.calls).toEqual([{ name: 'signInWithOAuth', input: { provider: 'google', options } }]);
    });

    it('reports a failure', async () => {
      const { auth, user } = offer('google');
      auth.failNext = '';
      await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Failed to sign in with Google. Please try again.',
      );
    });
  });
});
