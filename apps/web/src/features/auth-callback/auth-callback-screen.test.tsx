import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { readCallbackTokens } from './callback-tokens.ts';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', [])] };

function openCallback(suffix: string) {
  window.history.replaceState(null, '', `/auth/callback${suffix}`);
  return renderApp({ path: '/auth/callback', auth: createFakeAuthClient(), procedures });
}

describe('readCallbackTokens', () => {
  it.each([
    ['the hash', { hash: '#access_token=a&refresh_token=r', search: '' }, 'a', 'r'],
    ['the query', { hash: '', search: '?access_token=a&refresh_token=r' }, 'a', 'r'],
    [
      'the query over the hash',
      { hash: '#access_token=x&refresh_token=r', search: '?access_token=a' },
      'a',
      'r',
    ],
    ['nothing', { hash: '', search: '' }, null, null],
  ])('reads %s', (_case, location, accessToken, refreshToken) => {
    expect(readCallbackTokens(location)).toMatchObject({ accessToken, refreshToken });
  });
});

describe('the auth callback', () => {
  it('starts the session, cleans the address and opens the dashboard', async () => {
    const { auth, router } = openCallback('#access_token=a&refresh_token=r&type=bearer');
    expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(auth.calls).toEqual([{ name: 'setSession', input: { access_token: 'a', refresh_token: 'r' } }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('reports a failure without tokens and opens the sign-in', async () => {
    const { router } = openCallback('');
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    expect(screen.getByText('Authentication failed. Please try signing in again.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });

  it('exchanges a code for the session', async () => {
    const { auth } = openCallback('?code=abc');
    expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    expect(window.location.search).toBe('');
    expect(auth.calls).toEqual([{ name: 'exchangeCodeForSession', input: 'abc' }]);
  });

  it.each([
    ['provider_email_needs_verification', /We sent you an email/],
    ['signup_disabled', /New accounts are not open here/],
    ['identity_already_exists', /linked to another user already/],
    ['toString', 'Authentication failed. Please try signing in again.'],
  ])('explains %s in its own words', async (code, text) => {
    openCallback(`#error=access_denied&error_code=${code}&error_description=Call+0900`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(/0900/)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });
});
