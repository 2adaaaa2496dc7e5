import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const path = '/oauth/consent?authorization_id=7d1c3a52-0000-4000-8000-000000000000';
const request = {
  redirect_uri: 'https://other.example/back',
  client: { id: 'c', name: 'Other', uri: '', logo_uri: '' },
  user: { id: 'u', email: 'ada@keydence.example' },
  scope: 'openid email',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the page with a server that returns these responses in turn. */
function openConsent(...answers: [status: number, body: object][]) {
  const fetch = vi.fn(async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetch);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  return { ...renderApp({ path }), fetch, open };
}

it('names the application and its permissions, and returns with the decision', async () => {
  const redirect_url = 'https://other.example/back?code=x';
  const { user, fetch, open } = openConsent([200, request], [200, { redirect_url }]);
  expect(await screen.findByRole('heading', { name: 'Sign in to Other?' })).toBeVisible();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['An identifier of your account', 'Your e-mail address']);
  expect(screen.getByText(/You continue at other\.example\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith(redirect_url, '_self'));
  expect(fetch).toHaveBeenLastCalledWith(
    expect.stringMatching(/\/consent$/),
    expect.objectContaining({ method: 'POST', body: '{"action":"approve"}' }),
  );
});

it('redirects immediately if the user agreed before', async () => {
  const redirect_url = 'https://other.example/back?code=x';
  const { open } = openConsent([200, { redirect_url }]);
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith(redirect_url, '_self'));
});

it('reports a request that is gone, and a decision that fails', async () => {
  openConsent([404, { code: 'oauth_authorization_not_found', message: 'x' }]);
  expect(await screen.findByText('This request is no longer open')).toBeVisible();
});

it('keeps the question when the decision fails', async () => {
  const { user } = openConsent([200, request], [503, { code: 'x', message: '' }]);
  await user.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send your answer.');
  expect(screen.getByRole('button', { name: 'Allow' })).toBeEnabled();
});

it('asks a visitor to sign in first, and keeps the request', async () => {
  const { router } = renderApp({ path, auth: createFakeAuthClient() });
  expect(await screen.findByLabelText('Email address')).toBeVisible();
  expect(router.state.location.pathname).toBe('/signin');
  expect(localStorage.getItem('keydence.return-path')).toBe(path);
});
