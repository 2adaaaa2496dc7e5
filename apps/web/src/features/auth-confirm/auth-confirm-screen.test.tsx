import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', [])] };
const path = '/auth/confirm?token_hash=abc&type=magiclink&email=ada%40keydence.example';

describe('the confirmation of a mailed link', () => {
  it('shows the address and spends the token only on the button', async () => {
    const auth = createFakeAuthClient();
    const { user, router } = renderApp({ path, auth, procedures });
    expect(await screen.findByText('ada@keydence.example')).toBeVisible();
    expect(auth.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(auth.calls).toEqual([{ name: 'verifyOtp', input: { token_hash: 'abc', type: 'magiclink' } }]);
  });

  it('offers a new link when this one is spent', async () => {
    const auth = createFakeAuthClient();
    auth.failNext = 'Email link is invalid or has expired';
    const { user } = renderApp({ path, auth });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Email link is invalid or has expired');
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/signin');
  });

  it('keeps a token of digits as text', async () => {
    const auth = createFakeAuthClient();
    const { user } = renderApp({ path: '/auth/confirm?token_hash=0123456789&type=email', auth });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(auth.calls).toEqual([{ name: 'verifyOtp', input: { token_hash: '0123456789', type: 'email' } }]),
    );
  });

  it('returns to the program that requested the link', async () => {
    const auth = createFakeAuthClient();
    renderApp({ path: `${path.replace('abc', 'pkce_abc')}&redirect_to=http%3A%2F%2Flocalhost%2Fdone`, auth });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/auth/v1/verify?token=pkce_abc&type=magiclink&redirect_to=http%3A%2F%2Flocalhost%2Fdone',
    );
    expect(auth.calls).toEqual([]);
  });

  it.each(['https://app.example/done', 'myapp://callback'])(
    'returns to %s through the server',
    async (target) => {
      const auth = createFakeAuthClient();
      renderApp({ path: `${path}&redirect_to=${encodeURIComponent(target)}`, auth });
      const query = new URLSearchParams({ token: 'abc', type: 'magiclink', redirect_to: target });
      expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
        'href',
        `/auth/v1/verify?${query}`,
      );
      expect(auth.calls).toEqual([]);
    },
  );

  it.each([
    ['/auth/callback', '/dashboard', ''],
    ['/dashboard?section=keywords', '/dashboard', 'keywords'],
  ])('signs in here if the link returns to %s of this site', async (own, pathname, section) => {
    const auth = createFakeAuthClient();
    const target = encodeURIComponent(`${window.location.origin}${own}`);
    const { user, router } = renderApp({ path: `${path}&redirect_to=${target}`, auth, procedures });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
    if (section) expect(router.state.location.search).toMatchObject({ section });
    expect(auth.calls).toHaveLength(1);
  });
});
